import Synchronization

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: @unchecked Sendable {
    let mutex = Mutex(())
    nonisolated(unsafe) var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with its first state, which may be of any type.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs code with the state, while no other thread does.
  public func withLockUnchecked<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    storage.mutex._unsafeLock()
    defer { storage.mutex._unsafeUnlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with its first state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock {
  /// Runs code with the state, while no other thread does.
  public func withLock<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value { try withLockUnchecked(body) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }
  /// Waits for the lock and takes it.
  public func lock() { storage.mutex._unsafeLock() }
  /// Gives the lock back.
  public func unlock() { storage.mutex._unsafeUnlock() }
  /// Runs code while no other thread does.
  public func withLock<Value: Sendable>(_ body: @Sendable () throws -> Value) rethrows -> Value {
    lock()
    defer { unlock() }
    return try body()
  }
}
