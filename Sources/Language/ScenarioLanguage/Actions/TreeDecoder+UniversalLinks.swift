@_spi(Package) internal import LifecycleCore

// The activity of a web page is a universal link.
extension TreeDecoder {
  /// Returns the action for an activity whose type is written as the link of a web page: `continue-activity: https://…`.
  mutating func universalLink(
    _ kind: ActionKind,
    _ arguments: [ArgumentValue],
    _ key: Tree.Index,
    _ value: Tree.Index
  ) -> Action? {
    guard kind == .continueActivity else { return nil }
    let activity = Action(kind, arguments)
    guard let url = activity.text(at: 0), WebLink(url) != nil,
      !activity.flag("on-its-way")
    else { return nil }
    recordRewrite(ActionKind.openUniversalLink.word, at: key)
    if let type = tree.fields(value).first(where: { isText($0.key, "type") })?.key {
      recordRewrite("url", at: type)
    }
    return Action(.openUniversalLink, [arguments[0]] + arguments.dropFirst(2))
  }
}
