import Synchronization

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: @unchecked Sendable {
    let mutex = Mutex(())
    nonisolated(unsafe) var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with an initial state, which need not be Sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs code with exclusive access to the state.
  public func withLockUnchecked<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    storage.mutex._unsafeLock()
    defer { storage.mutex._unsafeUnlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with an initial state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock {
  /// Runs code with exclusive access to the state.
  public func withLock<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value { try withLockUnchecked(body) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }
  /// Acquires the lock; waits if necessary.
  public func lock() { storage.mutex._unsafeLock() }
  /// Releases the lock.
  public func unlock() { storage.mutex._unsafeUnlock() }
  /// Runs code while holding the lock.
  public func withLock<Value: Sendable>(_ body: @Sendable () throws -> Value) rethrows -> Value {
    lock()
    defer { unlock() }
    return try body()
  }
}
