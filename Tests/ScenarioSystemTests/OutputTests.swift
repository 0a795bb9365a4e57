import Testing

@testable import ScenarioSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Output")
struct OutputTests {
  @Test func `bytes wait until they are many or flushed`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    let stream = StandardStream(descriptor: ends[1], name: "output")
    try stream.write("abc".utf8)
    var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(poll(&waiting, 1, 0) == 0)
    try stream.flush()
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(ends[0], &bytes, 9) == 3)
    #expect(bytes.prefix(3) == Array("abc".utf8)[...])
  }

  @Test func `a reader that is gone ends the output quietly`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let stream = StandardStream(descriptor: ends[1], name: "output")
    try stream.write("abc".utf8)
    #expect(!stream.isClosed)
    try stream.flush()
    #expect(stream.isClosed)
    try stream.write("abc".utf8)
    try stream.flush()
  }

  @Test func `a stream that does not wait is waited for`() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    defer { close(writer) }
    #expect(fcntl(writer, F_SETFL, O_NONBLOCK) == 0)
    let count = 1 << 20
    let drained = Task.detached {
      var total = 0
      var bytes = [UInt8](repeating: 0, count: 4096)
      while total < count {
        let got = read(reader, &bytes, bytes.count)
        if got <= 0 { break }
        total += got
      }
      close(reader)
      return total
    }
    let stream = StandardStream(descriptor: writer, name: "output")
    try stream.write([UInt8](repeating: 1, count: count))
    try stream.flush()
    #expect(await drained.value == count)
  }

  #if os(Linux)
    @Test func `a full disk is an error`() throws {
      let full = open("/dev/full", O_WRONLY)
      defer { close(full) }
      let stream = StandardStream(descriptor: full, name: "standard output")
      try stream.write("abc".utf8)
      let error = #expect(throws: ScenarioError.self) { try stream.flush() }
      #expect(error?.code == .unwritable)
      #expect(error?.message == "cannot write to standard output: no space left on device")
    }
  #endif

  @Test(
    arguments: [
      (.always, false, ["NO_COLOR": "1"], true), (.never, true, ["CLICOLOR_FORCE": "1"], false),
      (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["CLICOLOR_FORCE": "0"], false), (.auto, true, ["TERM": "dumb"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (.auto, false, ["FORCE_COLOR": "1"], true), (.auto, true, ["FORCE_COLOR": "0"], false),
      (.auto, false, ["FORCE_COLOR": "3", "NO_COLOR": "1"], false),
      (.auto, true, ["CLICOLOR": "0"], false), (.auto, false, ["CLICOLOR": "1"], false),
      (.auto, true, ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["GITHUB_ACTIONS": "true"], true), (.auto, false, ["GITLAB_CI": "true"], true),
      (.auto, false, ["GITHUB_ACTIONS": "true", "NO_COLOR": "1"], false),
      (.auto, false, ["GITLAB_CI": "true", "CLICOLOR": "0"], false),
      (.never, true, ["FORCE_COLOR": "1", "GITHUB_ACTIONS": "true"], false),
    ] as [(Terminal.ColorMode, Bool, [String: String], Bool)]
  )
  func `color is enabled`(
    mode: Terminal.ColorMode,
    isTerminal: Bool,
    environment: [String: String],
    expected: Bool
  ) {
    let terminal = Terminal(isTerminal: isTerminal)
    #expect(terminal.usesColor(mode) { environment[$0] } == expected)
  }

  @Test(arguments: [
    ([:], false), (["LANG": "en_GB.UTF-8"], false), (["LC_CTYPE": "UTF-8"], false),
    (["LC_ALL": "C.utf8", "LANG": "C"], false), (["LC_ALL": "", "LANG": "C"], true),
    (["LC_ALL": "POSIX", "LANG": "en_GB.UTF-8"], true), (["LANG": "de_DE.ISO-8859-1"], true),
  ])
  func aLocaleSaysWhetherOnlyASCIIIsShown(_ environment: [String: String], _ expected: Bool) {
    let onTerminal = Terminal(isTerminal: true).showsOnlyASCII { environment[$0] }
    let inFile = Terminal(isTerminal: false).showsOnlyASCII { environment[$0] }
    #expect(onTerminal == expected)
    #expect(!inFile)
  }
}

@Suite("Clocks and the process")
struct ProcessTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00"), (951_782_399, "2000-02-28T23:59:59"),
    (951_782_400, "2000-02-29T00:00:00"), (1_709_251_199, "2024-02-29T23:59:59"),
    (1_735_689_599, "2024-12-31T23:59:59"), (4_107_542_400, "2100-03-01T00:00:00"),
  ])
  func `a timestamp is the date in UTC`(seconds: Int, text: String) {
    #expect(Clock.timestamp(secondsSince1970: seconds) == text)
  }

  @Test func `the clock advances`() {
    let start = Clock.monotonicNanoseconds()
    #expect(Clock.monotonicNanoseconds() >= start)
    #expect(Clock.timestamp() > "2024-01-01T00:00:00")
  }

  @Test func `the process knows where it is`() throws {
    #expect(try WorkingDirectory.path.hasPrefix("/"))
    #expect(ProcessEnvironment.value("PATH") != nil)
    #expect(ProcessEnvironment.value("SCENARIO_NO_SUCH_VARIABLE") == nil)
    #expect(Processors.count >= 1)
  }

  @Test func `the first signal is a flag`() async {
    await #expect(processExitsWith: .success) {
      Interrupt.install()
      guard Interrupt.received == nil else { exit(1) }
      send(SIGTERM)
      exit(Interrupt.received == SIGTERM ? 0 : 1)
    }
  }

  @Test func `the second signal ends the process, whichever it is`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      Interrupt.install()
      send(SIGTERM)
      kill(getpid(), SIGINT)
      sleep(600)
      exit(0)
    }
  }

  @Test func `a signal that came is not forgotten where a run begins`() async {
    await #expect(processExitsWith: .success) {
      Interrupt.install()
      send(SIGTERM)
      Interrupt.install()
      exit(Interrupt.received == SIGTERM ? 0 : 1)
    }
  }

  @Test func `the limit of a run is over with it`() async {
    await #expect(processExitsWith: .success) {
      Interrupt.install()
      Interrupt.setLimit(milliseconds: 1)
      while !Interrupt.hasTimedOut { usleep(1000) }
      guard Interrupt.isRequested, Interrupt.received == nil else { exit(1) }
      Interrupt.removeLimit()
      exit(Interrupt.isRequested ? 1 : 0)
    }
  }

  @Test func `how a program ended is known also where the process began without asking`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      let result = try ExternalProgram.output(of: ["sh", "-c", "echo x; exit 7"])
      exit(result.status == 7 && result.output == Array("x\n".utf8) ? 0 : 1)
    }
  }

  @Test func `a program does by default what we ignore`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_IGN)
      let result = try ExternalProgram.output(of: ["sh", "-c", "kill -PIPE $$; echo x"])
      exit(result.status == 128 + SIGPIPE && result.output.isEmpty ? 0 : 1)
    }
  }

  @Test func `a signal that was ignored from the start stays ignored`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGINT, SIG_IGN)
      Interrupt.install()
      kill(getpid(), SIGINT)
      send(SIGTERM)
      exit(Interrupt.received == SIGTERM ? 0 : 1)
    }
  }
}

/// Sends this process a signal, and waits until some thread has taken it.
private func send(_ number: Int32) {
  kill(getpid(), number)
  for _ in 0..<600_000 where Interrupt.received == nil { usleep(1000) }
}
