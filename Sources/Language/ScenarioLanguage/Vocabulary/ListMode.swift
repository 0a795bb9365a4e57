/// The way in which a list is compared, by its key.
enum ListMode: String, Sendable {
  case exact
  case startsWith = "starts-with"
  case inOrder = "in-order"
  case anyOrder = "any-order"
  case including

  /// The forms that are looser than an exact one.
  static let loose: [ListMode] = [.startsWith, .inOrder, .anyOrder, .including]
}
