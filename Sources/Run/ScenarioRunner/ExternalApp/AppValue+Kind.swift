@_spi(Package) internal import LifecycleCore

/// What a line of an app is: the first of its keys that names a kind decides.
///
/// Keys that name none may come before it, since many libraries sort the keys of an object.
extension AppValue {
  private static let kinds: Set<String> = Set(
    ["hello", "ready", "ended", "return", "value", "fail", "unknown"] + AppRequest.keys
  )

  /// The key that decides, and its value; nil if there is none.
  var kind: (name: String, value: AppValue)? {
    guard case .mapping(let items) = self else { return nil }
    return items.first { Self.kinds.contains($0.name) }
  }

  /// The value of the key that decides, if it is the given one.
  func value(ofKind name: String) -> AppValue? { kind?.name == name ? kind?.value : nil }
}
