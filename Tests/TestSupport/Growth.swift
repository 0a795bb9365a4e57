import Foundation

/// How the processor time of something grows with its input: that is the same on a slow machine and on a busy one.
public enum Growth {
  /// The processor time for an input of four times the size, divided by the time for an input of the size.
  ///
  /// About 4 if the time is proportional to the size, about 16 if it is proportional to its square.
  public static func factor(size: Int, _ work: (Int) -> Void) -> Double {
    let small = (0..<2).map { _ in time { work(size) } }.min() ?? 0
    // A shorter time cannot be measured, and is a fault of nobody.
    let growth = time { work(4 * size) } / max(small, 0.002)
    // Other processes empty the caches: what looks like more than growth in proportion is measured once more.
    return growth < 8 ? growth : min(growth, time { work(4 * size) } / max(small, 0.002))
  }

  /// The processor time that this thread needs, in seconds.
  private static func time(_ work: () -> Void) -> Double {
    let start = clock()
    work()
    return clock() - start
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
