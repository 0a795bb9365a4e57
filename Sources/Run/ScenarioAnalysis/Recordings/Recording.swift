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
    /// What it is about, or most probably is.
    package var event: Event
    /// What else it may be about, if its word has several meanings.
    package var others: [Term] = []
    /// The value of `applicationState` inside the call; nil if it was not recorded.
    package var reads: AppState?
    /// The names of the launch or connection options; nil if they were not recorded.
    package var options: Set<String>?
    /// The scene that it is about, if the app has several; nil if it was not recorded.
    package var scene: String?
    /// Why the process ended, if the line is about its end and says it.
    var end: TerminationReason?
    /// The word that the log has for it, if that is one of a framework or a console; nil for a name of UIKit.
    var word: String?
    /// Whether lines beside it mention a call.
    var isNearCall = false
    /// Whether the word or what was printed before it says that a process starts.
    var showsLaunch = false
  }

  /// A line of a log that names several calls or notifications, of which only the first one is read.
  package struct IgnoredNames: Sendable {
    /// The number of the line in the file, from 1.
    package var line: Int
    /// The other calls and notifications.
    package var terms: [Term]
  }

  /// A word of a log that looks like one about the life cycle, in a line that is not read.
  package struct UnreadName: Sendable {
    /// Why a line is not read.
    package enum Reason: Sendable {
      /// The word is a part or a misspelling of the name of this method.
      case similar(DelegateMethod)
      /// The word only begins or ends like a name.
      case partOfName
      /// The word or the line is one of this other system.
      case foreign(String)
      /// A framework prints the word right before another one, which does not follow.
      case alone
    }

    /// The number of the line in the file, from 1.
    package var line: Int
    /// The word.
    package var word: String
    /// Why it is not read.
    package var reason: Reason

    /// Whether the line is known, and reported all the same.
    var isAboutReadLine: Bool { if case .alone = reason { true } else { isOfOtherSystem } }

    /// Whether it is of a system other than iOS.
    package var isOfOtherSystem: Bool { if case .foreign = reason { true } else { false } }
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
  /// The versions that a log names; `ios` is one of them only if there are no others.
  package var statedVersions: [StatedVersion] = []
  /// The process whose lines are read, if a log has lines of several ones.
  package var process: ChosenProcess?
  /// The SDK that the app was built with; nil for the one of the OS.
  package var sdk: OSVersion?
  /// The app; nil if only the recording says what it is.
  package private(set) var app: App?
  /// The device family; nil if the recording does not name it.
  package var device: Device.Model?
  /// The delegates of a SwiftUI app; nil for another app, and if unknown.
  package var swiftUI: AppDescription.SwiftUIDelegates?
  /// The delegates of apps that print such words, unless the recording says otherwise; nil if unknown.
  var likelyLifeCycle: AppDescription.LifeCycle?
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
  /// The number of lines about calls that no search is about.
  package var incidentalLines = 0
  /// The words that frameworks have in this log for calls and notifications, those that occur before others.
  var words: [Term: String] = [:]
  /// The first line that mentions a call; nil if none does.
  package var lineOfCall: Int?
  /// The dialects of a log, by their names.
  package var dialects: [String] = []
  /// Whether each start of a process is in the recording.
  package var showsProcesses = false
  /// Terms that do not occur, and that an app usually prints if it prints those that do: without them, a recording is
  /// possible only if the app leaves them out.
  package var unprinted: Set<Term> = []
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

  /// Notices the absence of what belongs to terms that occur: the other calls about activity and visibility, the other
  /// notifications, the other words of a framework.
  mutating func assumeGroups(of dialects: [Set<Term>]) {
    let occurring = occurring
    let frameworks = dialects.filter { !$0.isEmpty }
    // A framework does not observe all that UIKit posts.
    let ofFrameworks = frameworks.reduce(into: Set<Term>()) { $0.formUnion($1) }
    for group in Self.groups where !group.isDisjoint(with: occurring.subtracting(ofFrameworks)) {
      unprinted.formUnion(group)
    }
    for group in frameworks where !group.isDisjoint(with: occurring) { unprinted.formUnion(group) }
    unprinted.subtract(occurring.union(complete))
  }

  /// What an app prints all of, as a rule.
  private static let groups: [Set<Term>] = {
    let calls: [[DelegateMethod]] = [
      [.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground],
      [
        .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
        .sceneWillEnterForeground,
      ],
      [.scenePhaseActive, .scenePhaseInactive, .scenePhaseBackground],
    ]
    let notifications: [[NotificationName]] = [
      [.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground],
      [
        .sceneDidActivate, .sceneWillDeactivate, .sceneDidEnterBackground,
        .sceneWillEnterForeground,
      ],
    ]
    return calls.map { Set($0.map { .call($0) }) }
      + notifications.map { Set($0.map { .notification($0) }) }
  }()

  /// The terms that occur.
  var occurring: Set<Term> { Set(lines.flatMap(\.terms)) }

  /// The terms whose absence counts: those that occur, and those that the header declares complete.
  var observed: Set<Term> { complete.union(occurring) }

  /// The terms that are not in the recording, and would be if they had occurred.
  package var absent: Set<Term> { complete.subtracting(occurring) }

  /// The methods of the app, as far as the recording shows.
  package var methods: MethodSet {
    MethodSet(
      observed.union(implemented).compactMap { term in
        if case .call(let method) = term { method } else { nil }
      }
    )
  }

  /// Names the windows of an iPad in a log, whose lines do not tell them apart.
  package mutating func nameWindows() {
    guard device == .ipad, scenes.isEmpty else { return }
    var (connected, most) = (0, 0)
    for line in lines {
      switch line.event {
      case .processStarted, .term(.call(.didFinishLaunching)): connected = 0
      case .term(.call(.sceneWillConnect)): connected += 1
      default: break
      }
      most = max(most, connected)
    }
    guard most > 1 else { return }
    scenes = [Self.firstScene] + (2...min(most, Self.mostWindows)).map { "window-\($0)" }
  }

  /// The number of windows among which a search can choose.
  private static let mostWindows = 3

  /// Whether the life cycle follows from what is known: from the header, an option, or the methods that occur.
  package var isLifeCycleKnown: Bool {
    lifeCycle != nil || swiftUI != nil || apparentSwiftUI != nil
      || DelegateMethod.allCases.contains { method in
        methods.has(method) && (method.isSceneMethod || method.sceneCounterpart != nil)
      }
  }

  /// The delegates of a SwiftUI app, as far as the recording shows; nil if no code of SwiftUI occurs.
  package var apparentSwiftUI: AppDescription.SwiftUIDelegates? {
    let methods = occurring.compactMap { term -> DelegateMethod? in
      if case .call(let method) = term { method } else { nil }
    }
    guard methods.contains(where: \.isSwiftUI) else { return nil }
    if methods.contains(where: \.isSceneMethod) { return .scene }
    return methods.allSatisfy(\.isSwiftUI) ? AppDescription.SwiftUIDelegates.none : .app
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
    if swiftUI != nil || apparentSwiftUI != nil { return .scenes }
    if let likelyLifeCycle { return likelyLifeCycle }
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
  /// Whether it starts a process.
  var startsProcess = false
  /// Whether it began before the recording, which has the end of what it does.
  var beganBefore = false
  /// The terms that its lines are about, in their order.
  var terms: [Term] = []
  /// What the model does that the app does not print.
  var unprinted: [Term] = []
}

/// The actions that explain a recording.
package struct RecordingExplanation: Sendable {
  /// The moves that lead to its lines.
  package var steps: [RecordingStep]
  /// Other moves that are as probable; nil if there are none.
  package var other: [RecordingStep]?
  /// What happens in the moves and is not in the recording, so that it is possible only if the app does not print it.
  package var unprinted: [Term] = []
  /// The indices of the lines before which the app must have been launched again, although no line says so.
  package var assumedLaunches: [Int] = []
}

/// The result of checking a recording.
package enum RecordingOutcome: Sendable {
  /// The recording is possible; these moves lead to it.
  case possible(RecordingExplanation)
  /// No moves lead to the line with this index: after these moves the model allows only other terms.
  ///
  /// The search is not exhaustive if it was given up after `budget` moves.
  case impossible(line: Int, after: [RecordingStep], possible: [Term], isExhaustive: Bool)
}

extension Recording.Line {
  /// The terms that it may be about; empty for a line about a process, and for a gap.
  var terms: [Term] { if case .term(let term) = event { [term] + others } else { [] } }

  /// Returns whether the line may be about this.
  func mayBe(_ event: Recording.Event) -> Bool {
    if self.event == event { return true }
    if others.isEmpty { return false }
    if case .term(let term) = event { return others.contains(term) }
    return false
  }
}
