extension String {
  /// The text as messages quote it: its first hundred characters, and an ellipsis if there are more.
  package var shortened: String {
    let start = prefix(100)
    return start.endIndex == endIndex ? self : "\(start)…"
  }
}
