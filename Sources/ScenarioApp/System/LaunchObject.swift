/// An object of a launch, which is created on first use.
@MainActor final class LaunchObject<Object: AnyObject> {
  private let make: () -> Object
  private var owned: Object?
  private weak var last: Object?
  private var isReleased = false

  init(_ make: @escaping () -> Object) { self.make = make }

  /// The object; code that outlives the launch gets the same object, as long as something refers to it.
  var object: Object {
    if let object = owned ?? last { return object }
    let object = make()
    last = object
    if !isReleased { owned = object }
    return object
  }

  /// Releases the object at the end of the launch.
  func release() {
    isReleased = true
    owned = nil
  }
}
