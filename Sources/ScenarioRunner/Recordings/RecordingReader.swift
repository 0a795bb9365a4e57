internal import LifecycleCore
internal import ScenarioLanguage

/// Reads recordings: JSON Lines in the documented format, or any log that contains the names of methods.
public struct RecordingReader {
  /// An error in a line of a recording.
  public struct LineError: Error {
    /// The number of the line, from 1.
    public let line: Int
    /// What is wrong.
    public let message: String
    /// How to fix it.
    public let help: String
  }

  private var recording = Recording()
  private let names = RecordedNames()

  private init() {}

  /// Reads a recording.
  ///
  /// A file whose first line is a JSON object is in the documented format; in any other file, each line that
  /// contains a selector, a Swift method name or the name of a notification is an occurrence of it. A log that contains one
  /// of the four calls about activity and visibility is taken to contain all four.
  public static func read(_ bytes: [UInt8]) throws(LineError) -> Recording {
    var reader = RecordingReader()
    let first = bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if first == UInt8(ascii: "{") {
        try reader.readJSON(line, number: index + 1)
      } else {
        reader.readLog(String(decoding: line, as: UTF8.self), number: index + 1)
      }
    }
    if first != UInt8(ascii: "{") { reader.recording.assumeTemplateIsComplete() }
    return reader.recording
  }

  private mutating func readLog(_ line: String, number: Int) {
    guard let term = names.term(in: line) else {
      if !line.allSatisfy(\.isWhitespace) { recording.ignoredLineCount += 1 }
      return
    }
    recording.lines.append(.init(number: number, event: .term(term)))
  }

  // MARK: - JSON Lines

  private mutating func readJSON(_ line: ArraySlice<UInt8>, number: Int) throws(LineError) {
    guard line.contains(where: { $0 > 0x20 }) else { return }
    var json = JSONReader(line)
    var fields = Fields()
    do throws(JSONError) {
      try json.object { (json, key) throws(JSONError) in try fields.read(key, &json) }
      try json.end()
    } catch {
      throw LineError(
        line: number,
        message: "this is not a JSON object: \(error.message)",
        help: "write an object such as {\"call\":\"applicationDidBecomeActive:\"} on each line"
      )
    }
    if fields.isHeader { return try readHeader(fields, number) }
    var event: Recording.Event?
    if let name = fields.texts["call"] ?? fields.texts["notification"] {
      guard let term = names.term(named: name) else {
        throw unknown(name, "delegate method or notification", in: names.all, number)
      }
      event = .term(term)
    } else if fields.keys.contains("process") {
      event = .processStarted
    } else if fields.keys.contains("gone") {
      event = .processEnded
    } else if fields.keys.contains("gap") {
      event = .gap
    }
    guard let event else {
      recording.ignoredLineCount += 1
      return
    }
    var state: AppState?
    if let text = fields.texts["reads"] {
      state = AppState.allCases.first { $0.word == text }
      if state == nil { throw unknown(text, "state", in: AppState.allCases.map(\.word), number) }
    }
    recording.lines.append(.init(number: number, event: event, reads: state))
  }

  private mutating func readHeader(_ fields: Fields, _ number: Int) throws(LineError) {
    func version(_ key: String) throws(LineError) -> OSVersion? {
      guard let text = fields.texts[key] else { return nil }
      guard let version = OSVersion(text) else {
        throw unknown(text, "version", in: OSVersion.released.map(\.description), number)
      }
      return version
    }
    func word<Word: RawRepresentable<String> & CaseIterable>(
      _ type: Word.Type,
      _ key: String
    ) throws(LineError) -> Word? {
      guard let text = fields.texts[key] else { return nil }
      guard let word = Word(rawValue: text) else {
        throw unknown(text, "value of '\(key)'", in: Word.allCases.map(\.rawValue), number)
      }
      return word
    }
    recording.ios = try version("ios")
    recording.sdk = try version("sdk")
    recording.device = try word(Device.Model.self, "device")
    recording.lifeCycle = try word(AppDescription.LifeCycle.self, "life-cycle")
    recording.beginsWithLaunch = fields.texts["begins"] == "launch"
    for name in fields.complete {
      if name == "calls" {
        recording.complete.formUnion(DelegateMethod.allCases.map { .call($0) })
      } else if name == "notifications" {
        recording.complete.formUnion(NotificationName.allCases.map { .notification($0) })
      } else if let term = names.term(named: name) {
        recording.complete.insert(term)
      } else {
        throw unknown(name, "delegate method or notification", in: names.all, number)
      }
    }
  }

  private func unknown(
    _ text: String,
    _ what: String,
    in known: [String],
    _ line: Int
  ) -> LineError {
    LineError(
      line: line,
      message: "unknown \(what) '\(text)'",
      help: Suggestion.nearest(to: text, in: known).map { "did you mean '\($0)'?" }
        ?? "'scenario-run words' lists the names"
    )
  }

  /// The fields of a line that this reader knows.
  private struct Fields {
    var keys: Set<String> = []
    var texts: [String: String] = [:]
    var complete: [String] = []

    var isHeader: Bool { keys.contains("trace") }

    mutating func read(_ key: String, _ json: inout JSONReader) throws(JSONError) {
      keys.insert(key)
      switch key {
      case "call", "notification", "reads", "ios", "sdk", "device", "life-cycle", "begins":
        texts[key] = try json.text()
      case "complete":
        try json.list { (json) throws(JSONError) in complete.append(try json.text()) }
      default: break
      }
    }
  }
}
