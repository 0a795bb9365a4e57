/// The objects of a case that survive the end of the process, as files do.
@MainActor final class KeptObjects {
  private var objects: [String: Any] = [:]

  nonisolated init() {}

  /// Returns the object with a name; the closure creates it on first use.
  func object<Object>(named name: String, _ make: () -> Object) -> Object {
    if let object = objects[name] as? Object { return object }
    let object = make()
    objects[name] = object
    return object
  }
}
