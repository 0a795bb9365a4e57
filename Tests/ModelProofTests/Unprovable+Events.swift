extension Unprovable {
  /// Of background events and pushes.
  static let events: [String: String] = [
    "handler.keep (iOS 7) always: the app owes something to an event":
      "the language refuses the action anywhere but inside of a method with a completion handler"
  ]
}
