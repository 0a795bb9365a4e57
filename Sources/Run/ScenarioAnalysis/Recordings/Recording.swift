@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// The calls and notifications that an app on a device recorded, in order.
package struct Recording: Sendable {
  /// What a line of the recording is about.
  package enum Event: Hashable, Sendable {
    /// A delegate method was called, or a notification was posted.
    case term(Term)
    /// A new process of the app started.
    case processStarted
    /// The process ended.
    case processEnded
    /// Lines are missing here.
    case gap
  }

  /// A line of the recording.
  package struct Line: Sendable {
    /// The number of the line in the file, from 1.
    package var number: Int
    /// What it is about.
    package var event: Event
    /// The value of `applicationState` inside the call; nil if it was not recorded.
    package var reads: AppState?
    /// The names of the launch or connection options; nil if they were not recorded.
    package var options: Set<String>?
    /// The scene that it is about, if the app has several; nil if it was not recorded.
    package var scene: String?
  }

  /// A line of a log that names several calls or notifications, of which only the first one is read.
  package struct IgnoredNames: Sendable {
    /// The number of the line in the file, from 1.
    package var line: Int
    /// The other calls and notifications.
    package var terms: [Term]
  }

  /// A word of a log that is similar to the name of a method, in a line that is not read.
  package struct UnreadName: Sendable {
    /// The number of the line in the file, from 1.
    package var line: Int
    /// The word.
    package var word: String
    /// The method.
    package var method: DelegateMethod
  }

  /// The app that was recorded, as something else describes it.
  package struct App: Sendable {
    /// What it declares.
    package var description: AppDescription
    /// Its life cycle; nil if the description does not say it.
    package var lifeCycle: AppDescription.LifeCycle?
    /// The methods that it implements; nil if the description does not list them.
    package var implemented: MethodSet?

    /// Creates an app.
    package init(
      _ description: AppDescription,
      _ lifeCycle: AppDescription.LifeCycle?,
      implementing methods: MethodSet?
    ) {
      (self.description, self.lifeCycle, implemented) = (description, lifeCycle, methods)
    }
  }

  /// The version of iOS; nil if the recording does not name it.
  package var ios: OSVersion?
  /// The SDK that the app was built with; nil for the one of the OS.
  package var sdk: OSVersion?
  /// The app; nil if only the recording says what it is.
  package private(set) var app: App?
  /// The device family; nil if the recording does not name it.
  package var device: Device.Model?
  /// The delegates that are notified of the life cycle; nil if unknown.
  package var lifeCycle: AppDescription.LifeCycle?
  /// Whether the device has a passcode; nil if unknown.
  package var passcode: Bool?
  /// Whether the device supports multitasking.
  package var multitasking = true
  /// `UIApplicationExitsOnSuspend` in the Info.plist.
  package var exitsOnSuspend = false
  /// The values of switches with which the recording is to be compared, as stored in `Settings`.
  package var choices: [ModelSwitch: Int64] = [:]
  /// The terms that would be in the recording if they had occurred; others may have occurred unnoticed.
  package var complete: Set<Term> = []
  /// The methods that the app implements, as far as the header names them.
  package var implemented: Set<Term> = []
  /// Whether all calls are recorded and the methods of the app are not known, so that those that occur nowhere count as
  /// not implemented.
  package var assumesOnlyRecordedMethods = false
  /// Whether the first line is the first of a process; otherwise the app may have been running before.
  package var beginsWithLaunch = false
  /// The lines that are about the life cycle.
  package var lines: [Line] = []
  /// The lines of a log of which a part is not read.
  package var ignoredNames: [IgnoredNames] = []
  /// The words of a log that may stand for calls, but are not read.
  package var unreadNames: [UnreadName] = []
  /// The names of the scenes, if a process has several; the first one is `main`, like that of a scenario.
  package internal(set) var scenes: [String] = []

  /// Creates an empty recording.
  package init() {}

  /// The name of the first scene.
  static let firstScene = SceneList.firstName

  /// Takes an app for the one that was recorded: its methods would be in a recording of all calls.
  package mutating func describe(_ app: App) {
    self.app = app
    lifeCycle = app.lifeCycle ?? lifeCycle
    guard assumesOnlyRecordedMethods, let implemented = app.implemented else { return }
    let methods = DelegateMethod.allCases.filter(implemented.has)
    complete.formUnion(methods.map { .call($0) })
    assumesOnlyRecordedMethods = false
  }

  /// Adds the four calls about activity and visibility to the complete terms if one of them is recorded.
  ///
  /// Without it, a log that lacks one of them would be possible on any device.
  mutating func assumeTemplateIsComplete() {
    let templates: [[DelegateMethod]] = [
      [.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground],
      [
        .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
        .sceneWillEnterForeground,
      ],
    ]
    let observed = observed
    for template in templates.map({ $0.map { Term.call($0) } })
    where template.contains(where: observed.contains) {
      complete.formUnion(template)
    }
  }

  /// The terms whose absence counts: those that occur, and those that the header declares complete.
  var observed: Set<Term> {
    complete.union(
      lines.compactMap { line in
        if case .term(let term) = line.event { term } else { nil }
      }
    )
  }

  /// The terms that are not in the recording, and would be if they had occurred.
  package var absent: Set<Term> {
    complete.subtracting(
      lines.compactMap { line in
        if case .term(let term) = line.event { term } else { nil }
      }
    )
  }

  /// The methods of the app, as far as the recording shows.
  package var methods: MethodSet {
    MethodSet(
      observed.union(implemented).compactMap { term in
        if case .call(let method) = term { method } else { nil }
      }
    )
  }

  /// Whether protected data is mentioned, which only exists on a device with a passcode.
  var mentionsProtectedData: Bool {
    let terms: [Term] = [
      .call(.protectedDataWillBecomeUnavailable), .call(.protectedDataDidBecomeAvailable),
      .notification(.protectedDataWillBecomeUnavailable),
      .notification(.protectedDataDidBecomeAvailable),
    ]
    return lines.contains { line in terms.contains { line.event == .term($0) } }
  }

  /// The life cycle to assume: the recorded one, or else the one whose methods occur.
  ///
  /// Without any hint, an app has scenes from iOS 13.
  package func assumedLifeCycle(on os: OSVersion) -> AppDescription.LifeCycle {
    guard os >= OSVersion(13) else { return .appDelegate }
    if let lifeCycle { return lifeCycle }
    let methods = DelegateMethod.allCases.filter(methods.has)
    if methods.contains(where: \.isSceneMethod) { return .scenes }
    return methods.contains { $0.sceneCounterpart != nil } ? .appDelegate : .scenes
  }
}

/// An action of the search, or a time that passes.
package enum RecordingMove: Hashable, Sendable {
  /// An action of the user or the system.
  case action(Action)
  /// Nothing happens for a while.
  case wait(VirtualTime)
}

/// A move, and the lines that it explains.
package struct RecordingStep: Sendable {
  /// The move.
  package var move: RecordingMove
  /// The indices of its lines in the recording.
  package var lines: Range<Int>
  /// The state of the app after it.
  package var state: AppState
}

/// The result of checking a recording.
package enum RecordingOutcome: Sendable {
  /// The recording is possible; these moves lead to it.
  case possible([RecordingStep])
  /// No moves lead to the line with this index: after these moves the model allows only other terms.
  ///
  /// The search is not exhaustive if it was given up after `budget` moves.
  case impossible(line: Int, after: [RecordingStep], possible: [Term], isExhaustive: Bool)
}
