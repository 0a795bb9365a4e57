/// The Info.plist of an app, which a scenario names by its path.
enum InfoPlist: Sendable {
  /// The root of its tree.
  case read(Tree.Index)
  /// Why it could not be read, and what would be right.
  case refused(String, help: String)
}
