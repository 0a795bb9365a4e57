/// Changes of rules that no scenario can notice, by their names as `coverage --prove` prints them, each with the reason.
///
/// There is none: a condition that nobody could miss was one too many.
enum Unprovable {
  static let changes: [String: String] = [:]
}
