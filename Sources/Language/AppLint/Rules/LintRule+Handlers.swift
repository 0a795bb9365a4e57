@_spi(Package) internal import LifecycleCore
internal import SourceScanner

extension LintRule {
  /// Rules for the completion handlers that methods are given.
  static let handlerRules = [
    LintRule("completion-handler-unused")
      .effect(.warning, "the system waits for it, and can end or throttle the app")
      .stated(.uikit("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"))
      .atCode { app, code in
        app.handlers(in: code).filter { isWaitedFor($0.method) && !$0.use.isMentioned }.map {
          LintPlace(node: app.plist, location: $0.function.location, word: $0.method.swiftName)
        }
      }
      .says("'{}' never calls its completion handler")
      .help("call it on each path, when the work is done"),
    LintRule("answer-not-given")
      .effect(.note, "the system gets no answer")
      .stated(
        LintSource(
          title:
            "Apple, UIKit, \"UIWindowSceneDelegate\"; User Notifications, \"UNUserNotificationCenterDelegate\""
        )
      )
      .atCode { app, code in
        app.handlers(in: code).filter { !isWaitedFor($0.method) && !$0.use.isMentioned }.map {
          LintPlace(node: app.plist, location: $0.function.location, word: $0.method.swiftName)
        }
      }
      .says("'{}' never calls its completion handler")
      .help("call it when the work is done"),
    LintRule("session-events-not-handled")
      .effect(.note, "the app is not called when transfers end while it does not run")
      .stated(.uikit("application(_:handleEventsForBackgroundURLSession:completionHandler:)"))
      .atCode { app, code in
        let sessions = code.facts.identifierKinds.filter { $0.value == [.urlSession] }.keys
        guard let name = sessions.min(), app.implements(.handleBackgroundURLSession) == false,
          !code.hasView(for: .urlSessionTask), !code.mayBeIncomplete, !code.launchesForNoSession,
          !code.facts.importsDelegateProxy
        else { return [] }
        return [
          LintPlace(node: app.plist, location: code.appDelegate?.declarations.first, word: name)
        ]
      }
      .says("no code handles the events of the background URL session '{}'")
      .help { app, _ in
        app.options.isSwiftUI
          ? "add '.backgroundTask(.urlSession(\"…\"))' to a scene"
          : "implement '\(DelegateMethod.handleBackgroundURLSession.swiftName)' in the app delegate"
      },
    LintRule("path-without-completion-handler")
      .effect(.note, "on this path the system waits")
      .inferred(.uikit("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"))
      .atCode { app, code in
        app.handlers(in: code).filter { isWaitedFor($0.method) }.flatMap { handler in
          handler.use.exitsWithout.map {
            LintPlace(node: app.plist, location: $0, word: handler.method.swiftName)
          }
        }
      }
      .says("'{}' ends here without having called its completion handler")
      .help("call it before"),
  ]

  /// Whether the system counts the time until the handler is called against the app.
  private static func isWaitedFor(_ method: DelegateMethod) -> Bool {
    [.didReceiveRemoteNotificationFetch, .performFetch, .handleBackgroundURLSession].contains(
      method
    )
  }
}

extension AppCode {
  /// Whether code asks that no background URL session launches the app.
  fileprivate var launchesForNoSession: Bool {
    (possibleDelegates.flatMap(\.functions) + facts.helpers).contains {
      $0.assigned.contains("sessionSendsLaunchEvents")
        || $0.mentions.contains("setSessionSendsLaunchEvents")
    }
  }
}

extension AppFacts {
  /// Returns the functions that UIKit calls with a completion handler, and what they do with it.
  fileprivate func handlers(
    in code: AppCode
  ) -> [(
    method: DelegateMethod, function: FunctionFacts, use: HandlerUse
  )] {
    code.delegates.flatMap(\.methods).compactMap { function in
      guard let method = function.method?.modelMethod, let use = function.handler,
        // Another object may receive what the notification center sends.
        !(code.mayHaveOtherNotificationDelegate
          && [.willPresentNotification, .didReceiveNotificationResponse].contains(method)),
        !(hasScenes && method.isLeftUncalled(hasScenes: true))
      else { return nil }
      return (method, function, use)
    }
  }
}
