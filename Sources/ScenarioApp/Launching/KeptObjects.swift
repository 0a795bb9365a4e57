/// What survives the end of a process, as files do: one for each case.
@MainActor final class KeptObjects {
  private var objects: [String: Any] = [:]

  nonisolated init() {}

  /// Returns the object of a name, which the closure creates the first time.
  func object<Object>(named name: String, _ make: () -> Object) -> Object {
    if let object = objects[name] as? Object { return object }
    let object = make()
    objects[name] = object
    return object
  }
}
