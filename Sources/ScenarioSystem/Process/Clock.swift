#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Real time, not that of the simulation: for durations of the run and for reports.
public enum Clock {
  /// Nanoseconds since some fixed moment; never goes back.
  public static func monotonicNanoseconds() -> UInt64 {
    let time = now(CLOCK_MONOTONIC)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The days since 1970, in UTC.
  public static func daysSince1970() -> Int { Int(now(CLOCK_REALTIME).tv_sec) / 86_400 }

  /// Now, in UTC, as `YYYY-MM-DDThh:mm:ss`.
  public static func timestamp() -> String {
    timestamp(secondsSince1970: Int(now(CLOCK_REALTIME).tv_sec))
  }

  static func timestamp(secondsSince1970 seconds: Int) -> String {
    var seconds = time_t(seconds)
    var date = tm()
    gmtime_r(&seconds, &date)
    return String(unsafeUninitializedCapacity: 32) { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        $0.baseAddress.map { strftime($0, 32, "%Y-%m-%dT%H:%M:%S", &date) } ?? 0
      }
    }
  }

  /// Waits, or less where a signal arrives.
  public static func pause(milliseconds: Int) {
    var time = timespec()
    time.tv_sec = milliseconds / 1000
    time.tv_nsec = milliseconds % 1000 * 1_000_000
    nanosleep(&time, nil)
  }

  private static func now(_ clock: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(clock, &time)
    return time
  }
}
