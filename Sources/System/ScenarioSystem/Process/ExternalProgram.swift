/// Runs other programs.
package enum ExternalProgram {
  /// Runs a program until it exits, without input and with its standard error discarded.
  ///
  /// - Parameter arguments: The name, looked up in `PATH`, and the arguments.
  /// - Returns: The exit status, or 128 plus the number of the signal; and the standard output.
  /// - Throws: `.io`, if the program cannot be started.
  package static func output(
    of arguments: [String]
  ) throws(ScenarioError) -> (status: Int32, output: [UInt8]) {
    let name = arguments.first ?? ""
    do throws(Platform.Failure) {
      let pipe = try Platform.Pipe(parentWrites: false, waits: true)
      defer { try? Platform.closeFile(pipe.parentEnd) }
      let process: Int32
      do {
        defer { try? Platform.closeFile(pipe.childEnd) }
        process = try Platform.spawn(name, arguments, [nil, pipe.childEnd, nil])
      }
      var output: [UInt8] = []
      while true {
        let chunk = try Platform.readBytes(pipe.parentEnd, upTo: 64 << 10)
        if chunk.isEmpty { break }
        output += chunk
      }
      switch Platform.ending(of: process, waits: true) {
      case .status(let status): return (Int32(status), output)
      case .signal(let number, _): return (128 + Int32(number), output)
      case .unknown, nil: throw .noChild
      }
    } catch {
      throw ScenarioError(.io, "cannot run '\(name)': \(error.reason)")
    }
  }

  /// Runs a program until it exits, with the input, the output and the standard error of this process.
  ///
  /// - Parameters:
  ///   - arguments: The name, looked up in `PATH`, and the arguments.
  ///   - help: How to install the program.
  /// - Returns: The exit status, or 128 plus the number of the signal.
  /// - Throws: `.io`, if the program cannot be started.
  package static func status(
    of arguments: [String],
    help: String
  ) throws(ScenarioError) -> Int32 {
    let name = arguments.first ?? ""
    do throws(Platform.Failure) {
      let process = try Platform.spawn(name, arguments, [0, 1, 2])
      switch Platform.ending(of: process, waits: true) {
      case .status(let status): return Int32(status)
      case .signal(let number, _): return 128 + Int32(number)
      case .unknown, nil: throw .noChild
      }
    } catch {
      throw ScenarioError(.io, "cannot run '\(name)': \(error.reason)", help: help)
    }
  }
}
