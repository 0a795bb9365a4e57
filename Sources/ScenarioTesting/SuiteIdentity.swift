internal import ScenarioRunner
internal import Synchronization
internal import Testing

/// What a suite is recognized by in another process of the test program.
struct SuiteIdentity: Sendable {
  /// Where the suite is created, and with what.
  let name: String
  /// Whether it was created before the tests began, when their arguments were evaluated.
  private let isArgument: Bool

  /// How many suites have been created with each name, apart from those in the bodies of tests.
  private static let counts = Mutex<[String: Int]>([:])

  init(
    _ path: String,
    of app: any AppSource,
    variables: [String: String],
    tag: String?,
    at location: String
  ) {
    let values = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    // The test whose arguments are evaluated, if any.
    let test = Test.current.map { "\($0.id)" } ?? ""
    name = ([test, location, path, app.name, tag ?? ""] + values).joined(separator: "|")
    isArgument = Test.Case.current == nil
    if isArgument { Self.counts.withLock { [name] in $0[name, default: 0] += 1 } }
  }

  /// Whether a worker that evaluates the arguments of the same test finds this suite, and no other.
  var isUnique: Bool { isArgument && Self.counts.withLock { $0[name] == 1 } }
}
