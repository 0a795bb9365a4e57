#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads of this process, and what they wait for.
extension Platform {
  /// A thread that runs until its body returns.
  struct Thread {
    #if canImport(Darwin)
      private let identifier: pthread_t?
    #else
      private let identifier: pthread_t
    #endif

    /// The stack of each thread, whatever the limits of the process: deeply nested values must fit into it.
    private static let stackSize = 8 << 20

    /// What must be left for the work of a thread, and for all others.
    private static let reserve = 32 << 20

    /// Starts a thread; the system refuses where a limit of processes or of memory is reached.
    init(_ body: @escaping () -> Void) throws(Failure) {
      // A thread that takes the last of the memory would end the process with its first allocation.
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
      let result = pthread_create(&identifier, &attributes, { Body.take($0) }, held.toOpaque())
      guard result == 0 else {
        held.release()
        throw Failure(number: result)
      }
      self.identifier = identifier
    }

    /// Waits until the thread has ended.
    func join() {
      #if canImport(Darwin)
        guard let identifier else { return }
      #endif
      pthread_join(identifier, nil)
    }

    private final class Body {
      let run: () -> Void

      init(run: @escaping () -> Void) { self.run = run }

      static func take(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }
    }
  }

  /// Whether this much memory is available.
  private static func hasMemory(for size: Int) -> Bool {
    let memory = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let memory, memory != MAP_FAILED else { return false }
    munmap(memory, size)
    return true
  }

  /// A lock, and a bell for those who wait for what it guards.
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

    /// Runs `body` while nobody else does, and wakes who waits.
    func change(_ body: () -> Void) {
      pthread_mutex_lock(mutex)
      body()
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }

    /// Runs `body` again after each change until it returns something.
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

/// A stack for deeply nested values, whatever stack the process was given.
public enum LargeStack {
  /// What the deepest scenario that is allowed takes, with a reserve.
  private static let enough = 4 << 20

  /// Runs something here, or on a thread with a larger stack where that of this process is small.
  ///
  /// Where the system allows no thread either, it runs here: most scenarios need little.
  public static func run(_ body: @escaping () -> Void) {
    var limit = rlimit()
    #if canImport(Glibc)
      let result = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      let result = getrlimit(RLIMIT_STACK, &limit)
    #endif
    let isSmall = result == 0 && Int(clamping: limit.rlim_cur) < enough
    if isSmall, let thread = try? Platform.Thread(body) { thread.join() } else { body() }
  }
}
