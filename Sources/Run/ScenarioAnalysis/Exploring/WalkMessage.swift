@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioRunner

/// A request to a worker of an exploration: a line of JSON.
///
/// It asks for a walk, for steps in the environment with an index, or for the scenario of a finding.
struct WalkRequest: FieldObject {
  /// The number of the walk; 0 if it asks for something else.
  var walk = 0
  /// The index of the environment.
  var start = 0
  /// The numbers of the steps.
  var steps: [Int] = []
  /// The scenario.
  var scenario: GeneratedScenario?

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("walk", &walk, default: 0)
    try coder.field("start", &start, default: 0)
    try coder.field("steps", &steps, default: [])
    try coder.field("scenario", &scenario, default: nil)
  }
}

/// A message of a worker of an exploration: a line of JSON.
struct WalkMessage: FieldObject {
  /// The kind of a message.
  enum Kind: String, FieldEnum {
    /// The worker is ready for requests.
    case ready
    /// The first step can be tried, in the environment with an index.
    case begin
    /// A step is tried.
    case step
    /// The request has been carried out.
    case done
    /// The steps were not possible, or the scenario did not fail.
    case notReproduced = "no"

    static var kind: String { "a message of a worker" }
  }

  var kind = Kind.ready
  /// The index of the environment, or the number of the step.
  var number = 0
  /// The number of steps before this one, or of the walk.
  var count = 0
  /// The numbers of the steps of the walk, if there are problems.
  var steps: [Int] = []
  var problems: [WalkProblemRecord] = []
  var profile = 0
  /// The changes of state, in order.
  var transitions: [String] = []

  mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("worker", &kind)
    try coder.field("number", &number, default: 0)
    try coder.field("count", &count, default: 0)
    try coder.field("steps", &steps, default: [])
    try coder.field("problems", &problems, default: [])
    try coder.field("profile", &profile, default: 0)
    try coder.field("transitions", &transitions, default: [])
  }
}

extension WalkMessage {
  init(_ kind: Kind, number: Int = 0, count: Int = 0) {
    (self.kind, self.number, self.count) = (kind, number, count)
  }
}

extension StateGraph.Edge {
  /// The transition as text, for messages between processes.
  var text: String { "\(from.word) \(to.word) \(trigger)" }

  /// Reads such a text.
  init?(text: String) {
    let parts = text.split(separator: " ", maxSplits: 2)
    guard parts.count == 3,
      let from = State.allCases.first(where: { $0.word == parts[0] }),
      let to = State.allCases.first(where: { $0.word == parts[1] })
    else { return nil }
    self.init(from: from, to: to, trigger: String(parts[2]))
  }
}
