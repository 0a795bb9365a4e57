internal import LibC

#if !canImport(Darwin)
  internal import CSystem
#endif

/// Threads and their synchronization.
extension Platform {
  /// A thread that runs a closure.
  struct SystemThread {
    #if canImport(Darwin)  // not compiled on a Mac yet: docs/platforms.md
      private let identifier: pthread_t?
    #else
      private let identifier: pthread_t
    #endif

    /// The stack size of each thread, regardless of process limits: deeply nested values must fit.
    private static let stackSize = 8 << 20

    /// The memory that must remain for the work of all threads.
    private static let reserve = 32 << 20

    #if os(Linux)
      private static let sharedHeap: Void = share_heap_if_memory_is_limited()
    #endif

    /// Starts a thread; throws if a limit of processes or memory is reached.
    init(_ body: @escaping () -> Void) throws(Failure) {
      #if os(Linux)
        Self.sharedHeap
      #endif
      // If the thread took the last of the memory, its first allocation would crash the process.
      guard Platform.hasMemory(for: Self.stackSize + Self.reserve) else { throw .noMemory }
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, Self.stackSize)
      let held = Unmanaged.passRetained(Body(run: body))
      #if canImport(Darwin)
        var identifier: pthread_t?
      #else
        var identifier = pthread_t()
      #endif
      let result = pthread_create(
        &identifier,
        &attributes,
        { Body.runRetained($0) },
        held.toOpaque()
      )
      guard result == 0 else {
        held.release()
        throw Failure(number: result)
      }
      self.identifier = identifier
    }

    /// Waits until the thread exits.
    func join() {
      #if canImport(Darwin)
        guard let identifier else { return }
      #endif
      pthread_join(identifier, nil)
    }

    private final class Body {
      let run: () -> Void

      init(run: @escaping () -> Void) { self.run = run }

      static func runRetained(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }
    }
  }

  /// Whether a number of bytes is available.
  private static func hasMemory(for size: Int) -> Bool {
    let memory = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let memory, memory != MAP_FAILED else { return false }
    munmap(memory, size)
    return true
  }

  /// A lock with a condition variable.
  final class Monitor {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(condition, nil)
    }

    deinit {
      pthread_cond_destroy(condition)
      pthread_mutex_destroy(mutex)
      condition.deallocate()
      mutex.deallocate()
    }

    /// Runs `body` exclusively, and wakes all waiting threads.
    func change(_ body: () -> Void) {
      pthread_mutex_lock(mutex)
      body()
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }

    /// Runs `body` exclusively after each change until it returns a value.
    func wait<Value>(for body: () -> Value?) -> Value {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      while true {
        if let value = body() { return value }
        pthread_cond_wait(condition, mutex)
      }
    }
  }
}

/// A large stack for deeply nested values, regardless of process limits.
package enum LargeStack {
  /// The stack size that the most deeply nested scenario requires, with a reserve.
  private static let requiredSize = 4 << 20

  /// Runs a closure, on a thread with a larger stack if that of the process is small.
  ///
  /// If the system allows no thread, the closure runs here: most scenarios need little stack.
  package static func run(_ body: @escaping () -> Void) {
    var limit = rlimit()
    #if canImport(Glibc)
      let result = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      let result = getrlimit(RLIMIT_STACK, &limit)
    #endif
    let isSmall = result == 0 && Int(clamping: limit.rlim_cur) < requiredSize
    if isSmall, let thread = try? Platform.SystemThread(body) { thread.join() } else { body() }
  }
}
