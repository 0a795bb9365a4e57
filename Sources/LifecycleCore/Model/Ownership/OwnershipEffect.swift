/// What a rule does with objects and their owners.
enum OwnershipEffect {
  /// Opens the pool of `main`, as a block from the template of iOS 5 on.
  case openMainPool(isBlock: Bool)
  /// Releases what lies in the pool of `main`.
  case drainMainPool
  /// Makes the object that the action names, with one owner.
  case make
  /// The same, and leaves it to the innermost pool.
  case makeUnowned
  case retain, release, autorelease
  case openPool, drainPool
  case setProperty
  case sendMessage
  /// Runs the dealloc of the object whose last owner is gone.
  case cleanUp
  /// Gives its memory back.
  case free
}
