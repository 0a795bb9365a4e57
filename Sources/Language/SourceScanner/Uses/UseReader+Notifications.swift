@_spi(Package) import LifecycleCore

extension UseReader {
  /// The notifications of the app and of scenes, by their name in Objective-C without `Notification`.
  private static let notifications: [String: NotificationName] = Dictionary(
    uniqueKeysWithValues: NotificationName.allCases.filter {
      $0.name.hasPrefix("UIApplication") || $0.name.hasPrefix("UIScene")
    }
    .map { (bare($0.name), $0) }
  )

  private static func bare(_ name: String) -> String {
    name.hasSuffix("Notification") ? String(name.dropLast("Notification".count)) : name
  }

  /// A notification's name where an observer is added: `UIApplication.didBecomeActiveNotification` and its older forms.
  mutating func notification(_ index: Int) {
    guard let name = notificationName(index), let call = observingCall(around: index) else {
      return
    }
    add(.observer(name, method: observerMethod(in: call)), at: index)
  }

  private func notificationName(_ index: Int) -> NotificationName? {
    let isOld =
      tokens.byte(index) == UInt8(ascii: "U") && tokens.token(index)?.range.count ?? 0 > 20
    if isOld { return Self.notifications[Self.bare(tokens.string(index))] }
    guard tokens.isSymbol(index - 1, "."),
      tokens.isWord(index - 2, "UIApplication") || tokens.isWord(index - 2, "UIScene")
    else { return nil }
    let name = tokens.string(index)
    return Self.notifications[
      Self.bare(tokens.string(index - 2) + name.prefix(1).uppercased() + name.dropFirst())
    ]
  }

  /// The parenthesis or bracket of the call that adds an observer, around a notification's name.
  private func observingCall(around index: Int) -> Int? {
    // The name is an argument, maybe in a list or of an initializer: look back at a few tokens only.
    var position = index
    var depth = 0
    for _ in 0..<200 {
      position -= 1
      guard let token = tokens.token(position) else { return nil }
      switch token.kind {
      case .close:
        guard let open = tokens.opening(position) else { return nil }
        position = open
      case .open:
        if tokens.isSymbol(position, "{") { return nil }
        if isObserving(position) { return position }
        depth += 1
        if depth > 3 { return nil }
      default: break
      }
    }
    return nil
  }

  private func isObserving(_ open: Int) -> Bool {
    if tokens.isSymbol(open, "[") {
      guard file.language == .objectiveC else { return false }
      let name = tokens.next(open + 1)
      return tokens.isWord(name, "addObserver") || tokens.isWord(name, "addObserverForName")
        || tokens.isSymbol(name, ".")
          && (tokens.isWord(name + 2, "addObserver")
            || tokens.isWord(name + 2, "addObserverForName"))
    }
    let name = tokens.kind(open - 1) == .identifier ? tokens.string(open - 1) : ""
    if name == "publisher" || name == "notifications" { return true }
    // `addObserver`, and an app's own helper, `startObserving(_:)`.
    return name.contains("bserv") && !name.hasPrefix("remove") && !name.hasPrefix("stop")
  }

  /// The method that a call of `addObserver` names, with its labels.
  private func observerMethod(in open: Int) -> String? {
    let close = tokens.closing(open)
    var index = open + 1
    while index < close {
      if tokens.isWord(index, "#selector") { return selectorPath(index).last }
      if tokens.isSymbol(index, "@"), tokens.isWord(index + 1, "selector") {
        return tokens.source(index + 3..<max(tokens.closing(index + 2), index + 3))
      }
      index = tokens.next(index)
    }
    return nil
  }
}
