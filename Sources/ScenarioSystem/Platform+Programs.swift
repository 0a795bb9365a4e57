// The environment is a variable of C, which nothing here changes.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Starting other programs, and waiting for them.
extension Platform {
  /// Starts a program, found in `PATH`, without input; returns its number and the end of its output.
  static func start(_ arguments: [String]) throws(Failure) -> (process: pid_t, output: Int32) {
    let pipe = try Pipe(weWrite: false, waits: true)
    defer { close(pipe.theirs) }
    do throws(Failure) {
      let process = try spawn(
        arguments.first ?? "",
        arguments,
        [.nothing(as: 0), .descriptor(pipe.theirs, as: 1), .nothing(as: 2)]
      )
      return (process, pipe.ours)
    } catch {
      close(pipe.ours)
      throw error
    }
  }

  /// Waits for a program's end; returns its status, 128 and its number for a signal.
  static func waitForEnd(of process: pid_t) throws(Failure) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(number: errno) }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// The names of all variables that begin so.
  static func environmentNames(beginning prefix: String) -> [String] {
    var names: [String] = []
    var entry = environ
    while let text = entry.pointee {
      if strncmp(text, prefix, prefix.utf8.count) == 0 {
        names.append(String(String(cString: text).prefix { $0 != "=" }))
      }
      entry += 1
    }
    return names
  }

  /// The next bytes of a descriptor; none at its end.
  static func read(_ descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      do throws(Failure) {
        used = try read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
