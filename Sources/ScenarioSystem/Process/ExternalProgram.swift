/// Other programs of this machine.
public enum ExternalProgram {
  /// Runs a program to its end; it reads nothing, and what it says on standard error is dropped.
  ///
  /// - Parameter arguments: Its name, looked up in `PATH`, and its arguments.
  /// - Returns: Its exit status, 128 and its number for a signal; and what it wrote to standard output.
  /// - Throws: `.io`, where it cannot be started.
  public static func output(
    of arguments: [String]
  ) throws(ScenarioError) -> (status: Int32, output: [UInt8]) {
    do throws(Platform.Failure) {
      let (process, pipe) = try Platform.start(arguments)
      defer { try? Platform.closeFile(pipe) }
      var output: [UInt8] = []
      while true {
        let chunk = try Platform.read(pipe, upTo: 64 << 10)
        if chunk.isEmpty { break }
        output += chunk
      }
      return (try Platform.waitForEnd(of: process), output)
    } catch {
      throw ScenarioError(.io, "cannot run '\(arguments.first ?? "")': \(error.words)")
    }
  }
}
