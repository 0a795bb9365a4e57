/// Statements of the documents that no scenario shows yet, each with what it would take.
///
/// `CoverageTests` fails for a statement that is neither here nor covered, and for one that is both.
enum Unshown {
  static let statements: [String: String] = [:]
}
