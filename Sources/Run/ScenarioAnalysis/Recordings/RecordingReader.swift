@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage

/// Reads recordings: JSON Lines in the documented format, or any log that contains the names of methods.
package struct RecordingReader {
  /// An error in a line of a recording.
  package struct LineError: Error {
    /// The number of the line, from 1.
    package let line: Int
    /// What is wrong.
    package let message: String
    /// How to fix it.
    package let help: String
  }

  private var recording = Recording()
  private let names = RecordedNames()
  /// The scenes that the lines of this process are about.
  private var scenes: Set<String> = []
  /// The first line about a second scene of a process; nil if each process has one.
  private var lineOfSecondScene: Int?
  /// The methods that the header says the app implements; nil if it does not say.
  private var implemented: Set<Term>?
  /// Whether all calls are recorded.
  private var recordsAllCalls = false

  private init() {}

  /// Reads a recording.
  ///
  /// A file whose first line is a JSON object with a key of the documented format is in that format; any other one is a
  /// log, in the dialect that is named or in those that it is recognized by. Of a log of several processes, the lines of
  /// the one with this name are read, or else of that with most lines.
  package static func read(
    _ bytes: [UInt8],
    in dialect: LogDialect? = nil,
    of process: String? = nil
  ) throws(LineError) -> Recording {
    guard dialect == nil, beginsWithObject(bytes) else {
      return LogReader.read(bytes, in: dialect, of: process)
    }
    var reader = RecordingReader()
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { try reader.readJSON(line, number: index + 1) }
    reader.completeCalls()
    try reader.nameScenes()
    return reader.recording
  }

  /// Returns whether the file begins with an object, after spaces.
  static func beginsWithObject(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } == UInt8(ascii: "{")
  }

  // MARK: - JSON Lines

  private mutating func readJSON(_ line: ArraySlice<UInt8>, number: Int) throws(LineError) {
    guard line.contains(where: { $0 > 0x20 }) else { return }
    let fields: RecordedFields
    do throws(JSONError) {
      fields = try RecordedFields(line)
    } catch {
      throw LineError(
        line: number,
        message: "this is not a JSON object: \(error.message)",
        help: "write an object such as {\"call\":\"applicationDidBecomeActive:\"} on each line"
      )
    }
    if let (key, type) = fields.mistyped { throw .mistyped(key, type, number) }
    if let actor = Actor.allCases.first(where: { fields.keys.contains($0.rawValue) }) {
      throw LineError(
        line: number,
        message: "'\(actor.rawValue)' is not the name of a kind of line: actions are not read",
        help: "remove the line; the actions that lead to the recorded calls are searched for"
      )
    }
    if let error = LineError.misplacedKey(in: fields, number) { throw error }
    if let error = LineError.unknownValue(in: fields, number) { throw error }
    if fields.isHeader { try readHeader(fields, number) }
    try readComplete(fields, number)
    if fields.isHeader { return }
    var event: Recording.Event?
    switch fields.kind {
    case "call", "notification":
      let name = fields.texts["call"] ?? fields.texts["notification"] ?? ""
      event = .term(try term(named: name, number))
    case "process": event = .processStarted
    case "gone": event = .processEnded
    case "gap": event = .gap
    default: break
    }
    guard let event else {
      if fields.keys.contains("complete") { return }
      throw .withoutKind(fields, number)
    }
    try checkOptions(fields, of: event, number)
    let state = AppState.allCases.first { $0.word == fields.texts["reads"] }
    if case .processStarted = event { scenes = [] }
    if let scene = fields.texts["scene"], scenes.insert(scene).inserted, scenes.count == 2 {
      lineOfSecondScene = lineOfSecondScene ?? number
    }
    recording.lines.append(
      .init(
        number: number,
        event: event,
        reads: state,
        options: fields.lists["options"].map(Set.init),
        scene: fields.texts["scene"]
      )
    )
  }

  /// Names the scenes as a scenario does, if a process has several; the name of an only scene says nothing.
  private mutating func nameScenes() throws(LineError) {
    guard let lineOfSecondScene else {
      for index in recording.lines.indices { recording.lines[index].scene = nil }
      return
    }
    guard recording.device != .iphone else {
      throw LineError(
        line: lineOfSecondScene,
        message: "an app has several windows only on an iPad, and this is a second scene",
        help:
          "write '\"device\":\"ipad\"' in the first line; scenes without a window cannot be checked"
      )
    }
    var names: [String: String] = [:]
    for index in recording.lines.indices {
      guard let recorded = recording.lines[index].scene else { continue }
      let name = names[recorded] ?? (names.isEmpty ? Recording.firstScene : recorded)
      if names[recorded] == nil {
        names[recorded] = name
        recording.scenes.append(name)
      }
      recording.lines[index].scene = name
    }
  }

  private mutating func readHeader(_ fields: RecordedFields, _ number: Int) throws(LineError) {
    func version(_ key: String) throws(LineError) -> OSVersion? {
      guard let text = fields.texts[key] else { return nil }
      guard let version = OSVersion(text), OSVersion.released.contains(version) else {
        let known = OSVersion.released.map(\.description)
        throw LineError(
          line: number,
          message: "'\(key)' is '\(text)', which is not a released version",
          help: Suggestion.nearest(to: text, in: known).map { "did you mean '\($0)'?" }
            ?? "there are \(known.first ?? "") to \(known.last ?? "")"
        )
      }
      return version
    }
    guard fields.version == 1 else {
      throw LineError(
        line: number,
        message: "unknown version of the format of recordings",
        help: "write '\"trace\":1'"
      )
    }
    recording.ios = try version("ios")
    recording.sdk = try version("sdk")
    recording.device = fields.texts["device"].flatMap(Device.Model.init)
    recording.lifeCycle = fields.texts["life-cycle"].flatMap(AppDescription.LifeCycle.init)
    recording.swiftUI = fields.texts["swiftui"].flatMap(AppDescription.SwiftUIDelegates.init)
    recording.passcode = fields.flags["passcode"]
    recording.multitasking = fields.flags["multitasking"] ?? true
    recording.exitsOnSuspend = fields.flags["exits-on-suspend"] ?? false
    for (name, text) in fields.choices {
      if let problem = recording.choose(name, text) {
        throw LineError(line: number, message: problem.message, help: problem.help)
      }
    }
    recording.beginsWithLaunch = fields.texts["begins"] == RecordedKey.Beginning.launch.rawValue
    if let names = fields.lists["implements"] {
      implemented = []
      for name in names {
        let term = try term(named: name, number)
        guard case .call = term else {
          throw LineError(
            line: number,
            message: "'\(name)' is not a method",
            help: "name the delegate methods that the app implements"
          )
        }
        implemented?.insert(term)
      }
    }
  }

  /// Reads what is complete from here on; a recorder knows it when it is put in front of a delegate.
  private mutating func readComplete(_ fields: RecordedFields, _ number: Int) throws(LineError) {
    for name in fields.lists["complete"] ?? [] {
      switch name {
      case "calls": recordsAllCalls = true
      case "notifications":
        recording.complete.formUnion(NotificationName.allCases.map { .notification($0) })
      default: recording.complete.insert(try term(named: name, number))
      }
    }
  }

  /// Adds the methods that would be in the recording if they had been called.
  ///
  /// If all calls are recorded, these are the methods of the app: a method that the header does not name and that
  /// occurs nowhere may not be implemented.
  private mutating func completeCalls() {
    recording.implemented = implemented ?? []
    guard recordsAllCalls else { return }
    recording.complete.formUnion(implemented ?? [])
    recording.assumesOnlyRecordedMethods = implemented == nil
  }

  private func term(named name: String, _ number: Int) throws(LineError) -> Term {
    guard let term = names.term(named: name) else {
      throw .unknown(name, "delegate method or notification", in: names.all, number)
    }
    return term
  }

  /// Checks that a call can have the options that are recorded for it.
  private func checkOptions(
    _ fields: RecordedFields,
    of event: Recording.Event,
    _ number: Int
  ) throws(LineError) {
    guard let options = fields.lists["options"], case .term(let term) = event else { return }
    guard let known = term.optionNames else {
      if options.isEmpty { return }
      throw LineError(
        line: number,
        message: "'\(term.word)' has no launch or connection options",
        help: "remove 'options'"
      )
    }
    let what = term == .call(.sceneWillConnect) ? "connection option" : "launch option"
    for option in options where !known.contains(option) {
      throw .unknown(option, what, in: known, number)
    }
  }
}
