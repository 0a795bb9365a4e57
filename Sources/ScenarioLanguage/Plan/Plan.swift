public import LifecycleCore

/// One test case, ready to be played: enums and places, no text of the file any more.
public struct Plan: Sendable {
  /// The case's name, unique in its file: `Scenario [iOS 4.0, ipad]`.
  public var name: String
  /// The scenario that the case was made from.
  public var scenario: ScenarioInfo
  /// The world that it begins with.
  public var world: WorldDescription
  /// What the scripted app implements and does.
  public var script: AppScript
  /// The steps, those of `given` first.
  public var steps: [Step]
  /// Steps that are played after these whatever failed; one that is not possible then is passed over.
  public var finally: [Step]
  /// What holds for the whole run.
  public var wholeRun: [any Expectation]
  /// Why it is not played; nil to play it.
  public var skipReason: String?
  /// Why it is known to fail; nil if it must pass.
  public var knownIssue: String?
  /// The wall-clock time after which it is given up; nil for none of its own.
  public var timeout: VirtualTime?
}

/// What all cases of a scenario share.
public struct ScenarioInfo: Sendable {
  /// The scenario's name.
  public var name: String
  /// The place of the name.
  public var range: SourceRange
  /// The place of the whole scenario.
  public var wholeRange: SourceRange
  /// The suite's name, if it has one.
  public var suite: String?
  /// The words by which it is chosen.
  public var tags: [Tag]
  /// Where its behaviour is described.
  public var sources: [String]
  /// The numbers of the behaviours that it shows.
  public var covers: [Int]
}

/// What a scripted app implements, and what it does during calls.
public struct AppScript: Sendable {
  /// The methods that it implements.
  public var implemented: MethodSet
  /// What it does inside a call.
  public var during: [DelegateMethod: [Action]]
  /// What its code for a background event does.
  public var handlers: [BackgroundEvent: [Action]]
}
