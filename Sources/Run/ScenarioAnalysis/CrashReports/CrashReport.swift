@_spi(Package) package import LifecycleCore

/// What a crash report says, or what a log says of a termination.
package struct CrashReport: Sendable {
  /// A function on the stack of a thread.
  package struct Frame: Hashable, Sendable {
    /// The binary that contains it; empty if unknown.
    var image = ""
    /// The function, mangled or not; nil if the report has no symbol for it.
    var symbol: String?
    /// Where it is in the source code, such as `Store.swift:41`; nil if unknown.
    var location: String?
  }

  /// The process that the system ended for the memory of the device.
  package struct MemoryVictim: Sendable {
    /// Its name.
    var name: String
    /// Why it was ended: `per-process-limit`.
    var reason: String
    /// What it was doing: `frontmost`, `suspended`.
    var states: [String]
    /// Its memory in MiB; nil if unknown.
    var size: Int?
  }

  /// The lines of a log that are about it; nil if the whole file is.
  var lines: ClosedRange<Int>?
  /// The line that says why the process ended, from 1.
  package internal(set) var line = 1
  /// The app.
  package internal(set) var app: String?
  /// The version of iOS; nil if unknown.
  package internal(set) var os: OSVersion?
  /// The system, if it is another one than iOS, such as `watchOS`.
  package internal(set) var otherSystem: String?
  /// Whether the app ran in the Simulator.
  package internal(set) var isSimulator = false
  /// The type of the exception with its signal: `EXC_CRASH (SIGKILL)`.
  package internal(set) var exceptionType = ""
  /// Who ended the process: `FRONTBOARD`, `SIGNAL`.
  package internal(set) var namespace = ""
  /// The codes of the termination.
  package internal(set) var codes: [UInt64] = []
  /// The name of the exception that nobody caught; nil if there was none.
  package internal(set) var exceptionName: String?
  /// The reason of the exception; nil if the report does not have it.
  package internal(set) var exceptionReason: String?
  /// What the report says in words.
  package internal(set) var texts: [String] = []
  /// The process that was ended for its memory.
  package internal(set) var victim: MemoryVictim?
  /// The other processes that were ended for their memory.
  package internal(set) var otherVictims: [MemoryVictim] = []
  /// The process with the most memory, in a report about memory.
  package internal(set) var largestProcess: String?
  /// What ran: the functions that led to the exception, or those of the thread that the report is about, the innermost
  /// first.
  package internal(set) var frames: [Frame] = []
  /// Whether the file ends before the report does.
  package internal(set) var isTruncated = false

  /// All that the report says in words.
  var text: String { texts.joined(separator: "\n") }

  /// Whether it says why the process ended.
  var saysWhy: Bool {
    !exceptionType.isEmpty || !codes.isEmpty || exceptionName != nil || victim != nil
      || !texts.isEmpty
  }

  /// Whether it is about the end of a process, not a warning.
  var endsProcess: Bool { exceptionName != nil || victim != nil || !codes.isEmpty }

  /// The longest text that is kept.
  private static let longestText = 2_000
  /// The number of texts that are kept.
  private static let mostTexts = 60

  /// Keeps a text of the report.
  mutating func add(_ text: some StringProtocol) {
    guard texts.count < Self.mostTexts, !text.isEmpty else { return }
    texts.append(String(text.prefix(Self.longestText)))
  }

  /// Keeps a code of the report, unless it is 0.
  mutating func add(code: UInt64) {
    if code != 0, !codes.contains(code), codes.count < 16 { codes.append(code) }
  }

  /// Reads the name of an operating system with its version: `iPhone OS 17.5.1 (21F90)`.
  mutating func readSystem(_ text: String) {
    let words = text.split(separator: " ")
    guard let index = words.firstIndex(where: { $0.first?.isNumber == true }) else { return }
    let name = words[..<index].joined(separator: " ")
    let version = words[index].split(separator: ".").prefix(2).joined(separator: ".")
    switch name {
    case "iPhone OS", "iOS", "iPadOS": os = OSVersion(version) ?? os
    // A report of the Simulator has the version of the Mac here.
    case "macOS", "Mac OS X", "OS X": otherSystem = "macOS"
    case "Watch OS", "watchOS": otherSystem = "watchOS"
    case "Apple TVOS", "tvOS": otherSystem = "tvOS"
    case "xrOS", "visionOS": otherSystem = "visionOS"
    default: break
    }
  }

  /// Reads what the Simulator adds: `CoreSimulator 932.2 - Device: iPhone 15 (…) - Runtime: iOS 17.4 (21E213) - …`.
  mutating func readSimulator(_ text: some StringProtocol) {
    guard text.contains("CoreSimulator") else { return }
    isSimulator = true
    if let runtime = TextSearch.rest(of: text, after: "Runtime: ") { readSystem(String(runtime)) }
  }
}
