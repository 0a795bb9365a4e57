internal import Foundation

/// The `UserDefaults` of a case, which survive the end of the app's process, and which no other case sees.
///
/// Foundation keeps them in the memory of this process, for all launches of all cases.
@MainActor final class PersistentDefaults {
  /// What launches have stored, by the names of suites; nil is the name of the standard defaults.
  private var values: [String?: [String: Any]] = [:]
  /// The suites that are in use, and what they had before this launch.
  private var used: [String?: (defaults: UserDefaults, before: [String: Any])] = [:]

  nonisolated init() {}

  /// Begins a launch.
  func begin() { use(.standard, named: nil) }

  /// Uses the defaults of a suite that the app has opened.
  func open(_ defaults: AnyObject) {
    guard let defaults = defaults as? UserDefaults,
      let name = Mirror(reflecting: defaults).children.first(where: { $0.label == "suite" })?.value
        as? String
    else { return }
    use(defaults, named: name)
  }

  /// Keeps what the launch has stored, and leaves everything as it was before the launch.
  func end() {
    for (name, suite) in used {
      values[name] = suite.defaults.takeAll()
      suite.defaults.store(suite.before)
    }
    used.removeAll()
  }

  private func use(_ defaults: UserDefaults, named name: String?) {
    guard used[name] == nil else { return }
    used[name] = (defaults, defaults.takeAll())
    defaults.store(values[name] ?? [:])
  }
}

extension UserDefaults {
  /// Removes and returns all values that were stored, but not those that are registered.
  fileprivate func takeAll() -> [String: Any] {
    var stored: [String: Any] = [:]
    for (key, value) in dictionaryRepresentation() {
      removeObject(forKey: key)
      // A registered value shows up again.
      if object(forKey: key) == nil || !isEqual(object(forKey: key), value) { stored[key] = value }
    }
    return stored
  }

  fileprivate func store(_ values: [String: Any]) {
    for (key, value) in values { set(value, forKey: key) }
  }

  private func isEqual(_ left: Any?, _ right: Any) -> Bool {
    guard let left = left as? any Hashable, let right = right as? any Hashable else { return false }
    return AnyHashable(left) == AnyHashable(right)
  }
}
