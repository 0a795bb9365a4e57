import ScenarioSystem
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("The channel of a worker")
struct WorkerChannelTests {
  // A worker that the channel ends exits with 0.
  @Test func `requests arrive line by line, however they were written`() async {
    await #expect(processExitsWith: .exitCode(9)) {
      let input = try openInput()
      let channel = try WorkerChannel()
      send("one\n\ntwo\nthr", to: input)
      let first = (0..<3).map { _ in text(channel.nextLine()) }
      send("ee\n", to: input)
      exit(first == ["one", "", "two"] && text(channel.nextLine()) == "three" ? 9 : 1)
    }
  }

  @Test func `a worker ends with the one that started it, even in the middle of a case`() async {
    await #expect(processExitsWith: .success) {
      let input = try openInput()
      let channel = try WorkerChannel()
      send("one\ntwo\n", to: input)
      guard text(channel.nextLine()) == "one" else { exit(1) }
      close(input)
      // Ends a test that would fail.
      alarm(60)
      while true { usleep(1000) }
    }
  }

  @Test func `an app that replaces standard input does not end its worker`() async {
    await #expect(processExitsWith: .exitCode(9)) {
      let input = try openInput()
      let channel = try WorkerChannel()
      let other = open("/dev/null", O_RDONLY)
      dup2(other, 0)
      for request in ["one", "two"] {
        send("\(request)\n", to: input)
        guard text(channel.nextLine()) == request else { exit(1) }
      }
      exit(9)
    }
  }
}

/// Makes a pipe the standard input of this process, and returns its other end.
private func openInput() throws -> Int32 {
  var ends: [Int32] = [0, 0]
  try #require(pipe(&ends) == 0)
  dup2(ends[0], 0)
  close(ends[0])
  return ends[1]
}

private func send(_ text: String, to descriptor: Int32) {
  _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
