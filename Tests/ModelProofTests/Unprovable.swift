/// Changes of rules that no scenario can notice, each with the reason.
enum Unprovable {
  static let changes = [launch, background, events, device].reduce(into: [:]) {
    $0.merge($1) { first, _ in first }
  }
}
