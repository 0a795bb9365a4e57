internal import ScenarioRunner
internal import Synchronization
internal import Testing

/// What a suite is recognized by in another process of the test program.
struct SuiteIdentity: Sendable {
  /// Where the suite is created, and with what.
  let name: String
  /// The name after that of the test whose arguments it belongs to; nil if it was created in the body of a test.
  private let argument: String?

  /// How many suites have been created for the arguments of each test, by their names.
  private static let counts = Mutex<[String: Int]>([:])

  init(
    _ path: String,
    of app: any AppSource,
    variables: [String: String],
    tag: String?,
    at location: String
  ) {
    let values = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    name = ([location, path, app.name, tag ?? ""] + values).joined(separator: "|")
    guard Test.Case.current == nil else {
      argument = nil
      return
    }
    let argument = "\(Test.current.map { "\($0.id)" } ?? "")|\(name)"
    Self.counts.withLock { $0[argument, default: 0] += 1 }
    self.argument = argument
  }

  /// Whether a worker that evaluates the arguments of the same test finds this suite, and no other.
  var isUnique: Bool {
    guard let argument else { return false }
    return Self.counts.withLock { $0[argument] == 1 }
  }
}
