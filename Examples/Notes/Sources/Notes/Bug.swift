/// A bug of real app delegates that this app can have: with `NOTES_BUG=3` it has the third one.
enum Bug: Int, CaseIterable, Sendable {
  /// A background task stays open when its time expires.
  case taskLeftOpen = 1
  /// The identifier of an open background task is overwritten by that of a second one.
  case identifierOverwritten
  /// A fetch without anything new does not call its completion handler.
  case fetchWithoutAnswer
  /// A task of `BGTaskScheduler` has no expiration handler.
  case noExpirationHandler
  /// The next refresh is requested only if this one had something new.
  case brokenRefreshChain
  /// The link that launches the app is ignored in the connection options.
  case ignoredConnectionOptions
  /// The badge is set in a callback of the app delegate that an app with scenes does not receive.
  case callbackLeftBehind
  /// The first activation counts as a return to the app.
  case launchTakenForReturn
  /// Every activation begins a session, also after a declined call.
  case inactiveTakenForBackground
  /// The draft is saved in `applicationWillTerminate` only.
  case savingInWillTerminate
  /// A push expects a window, which a launch in the background does not have.
  case windowAssumed
  /// A scene that enters the background closes the connection of all scenes.
  case appWideWorkInScene
}
