/// Something of an app that no scenario is about.
package struct LeftOutSubject: Equatable, Sendable {
  /// What it is: what the project declares, or a topic.
  package var subject: String
  /// Why.
  package var reason: String
}
