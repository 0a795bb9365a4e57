internal import Synchronization

/// A mark of a started program, which the processes that it starts inherit, even in sessions of their own.
///
/// The mark is an environment variable. On Linux, `kill()` finds the processes that have it, and those whose parents lead
/// to the program. Elsewhere there is no way to read the environment of other processes: it does nothing.
struct ProcessMark {
  private static let name = "SCENARIO_RUN_PROCESS"
  private static let count = Atomic<Int>(0)
  /// The most attempts to kill processes that start others meanwhile.
  private static let maximumAttempts = 100

  /// The mark, which begins with that of this process, so that what a worker starts has the mark of the worker, too.
  private let text: String

  init() {
    let number = Self.count.add(1, ordering: .relaxed).newValue
    let own = ProcessEnvironment.value(Self.name).map { "\($0)/" } ?? ""
    text = "\(Self.name)=\(own)\(Platform.ownProcessID).\(number)"
  }

  /// The variable to start the program with, as `NAME=VALUE`.
  var variable: String { text }

  /// Running processes, each with the time at which it was started.
  struct Family {
    fileprivate var starts: [Int32: String] = [:]
  }

  /// Returns the program, and the running processes that it has started.
  func family(of program: Int32) -> Family {
    #if os(Linux)
      Family(starts: members(of: program))
    #else
      Family()
    #endif
  }

  /// Kills the processes that the program has started, and the program itself if it still runs.
  ///
  /// - Parameters:
  ///   - program: The process identifier of the program; nil if it has been waited for.
  ///   - former: Processes that it had started before it ended.
  func kill(_ program: Int32?, and former: Family = Family()) {
    #if os(Linux)
      for attempt in 0..<Self.maximumAttempts {
        // A killed process takes a moment to end.
        if attempt > 0 { Clock.pause(milliseconds: 1) }
        var found = members(of: program)
        for (process, start) in former.starts where Self.status(of: process)?.start == start {
          found[process] = start
        }
        if found.isEmpty { return }
        for process in found.keys {
          Platform.send(Platform.killSignal, to: process, andItsGroup: false)
        }
      }
    #endif
  }

  #if os(Linux)
    /// Returns the running processes that have the mark, the program, and those whose parents lead to it.
    private func members(of program: Int32?) -> [Int32: String] {
      var all: [Int32: (parent: Int32, start: String)] = [:]
      var members: [Int32: String] = [:]
      let own = Platform.ownProcessID
      try? Platform.forEachEntry(in: "/proc") { name, _ in
        guard let process = Int32(name.text), process != own,
          let status = Self.status(of: process)
        else { return true }
        all[process] = status
        if process == program || has(process) { members[process] = status.start }
        return true
      }
      var count = -1
      while members.count > count {
        count = members.count
        for (process, status) in all where members[status.parent] != nil {
          members[process] = status.start
        }
      }
      return members
    }

    /// Whether a process was started with the mark.
    private func has(_ process: Int32) -> Bool {
      let environment = Self.contents("/proc/\(process)/environ")
      let mark = Array(text.utf8)
      var rest = environment[...]
      while let range = rest.firstRange(of: mark) {
        let isAtStart = range.lowerBound == 0 || environment[range.lowerBound - 1] == 0
        let isAtEnd =
          range.upperBound == environment.endIndex || environment[range.upperBound] == 0
          || environment[range.upperBound] == UInt8(ascii: "/")
        if isAtStart, isAtEnd { return true }
        rest = environment[range.upperBound...]
      }
      return false
    }

    /// Returns the parent of a process, and when it was started; nil if it has ended, even if nobody has waited for it.
    private static func status(of process: Int32) -> (parent: Int32, start: String)? {
      // `1234 (name) S 1 …`, where the name may contain anything.
      let status = contents("/proc/\(process)/stat")
      guard let end = status.lastIndex(of: UInt8(ascii: ")")) else { return nil }
      let fields = String(decoding: status[(end + 1)...], as: UTF8.self).split(separator: " ")
      guard fields.count > 19, fields[0] != "Z", fields[0] != "X", let parent = Int32(fields[1])
      else { return nil }
      return (parent, String(fields[19]))
    }

    /// The bytes of a file of the system; none if it cannot be read.
    private static func contents(_ path: Path) -> [UInt8] {
      guard let descriptor = try? Platform.openFile(path, .reading) else { return [] }
      defer { try? Platform.closeFile(descriptor) }
      var contents: [UInt8] = []
      while let bytes = try? Platform.readBytes(descriptor, upTo: 16 << 10), !bytes.isEmpty {
        contents += bytes
      }
      return contents
    }
  #endif
}
