@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

/// Reads a report as current versions of iOS write it, `.ips`: a JSON object with the header, and one with the rest.
///
/// Older versions write the header as JSON and the rest as text.
struct IPSReader {
  private let bytes: [UInt8]
  /// The process that is asked for; nil for the app that matters most.
  private let chosen: String?
  private var report = CrashReport()
  private var isReport = false
  /// The names of the binaries, in the order of the report.
  private var images: [String] = []
  /// The functions that led to the exception, those of the thread that the report is about, and those of the main thread.
  private var thrown: [Frame] = []
  private var triggered: [Frame] = []
  private var main: [Frame] = []
  /// The size of a page of memory, in bytes.
  private var pageSize = 16_384
  private var victims: [(victim: CrashReport.MemoryVictim, pages: Int)] = []

  /// A frame with the index of its binary.
  private struct Frame {
    var frame = CrashReport.Frame()
    var image: Int?
  }

  /// The number of frames and binaries that are kept of a list.
  private static let mostItems = 2_000

  private init(_ bytes: [UInt8], _ chosen: String?) { (self.bytes, self.chosen) = (bytes, chosen) }

  /// Returns the report, or nil for a file of another kind; of several processes without memory, about that with a name.
  ///
  /// - Throws: What is wrong with its JSON, if nothing before that says why the process ended.
  static func read(_ bytes: [UInt8], of app: String? = nil) throws(JSONError) -> CrashReport? {
    guard RecordingReader.beginsWithObject(bytes) else { return nil }
    var reader = IPSReader(bytes, app)
    var json = JSONReader(bytes[...])
    do throws(JSONError) {
      try reader.readObject(&json)
      if json.next == UInt8(ascii: "{") {
        try reader.readObject(&json)
      } else if json.next != nil, reader.isReport {
        let line = reader.line(at: json.offset)
        return CrashTextReader.read(bytes[json.offset...], from: line, adding: reader.report)
      }
    } catch {
      guard reader.isReport else { return nil }
      guard reader.report.saysWhy || !reader.victims.isEmpty else { throw error }
      reader.report.isTruncated = true
    }
    return reader.isReport ? reader.finished() : nil
  }

  private func line(at offset: Int) -> Int { 1 + bytes[..<offset].count { $0 == 0x0A } }

  private mutating func finished() -> CrashReport {
    let frames = thrown.isEmpty ? triggered.isEmpty ? main : triggered : thrown
    report.frames = frames.map { item in
      var frame = item.frame
      if let image = item.image, images.indices.contains(image) { frame.image = images[image] }
      return frame
    }
    if report.isSimulator, report.os != nil { report.otherSystem = nil }
    // Of several, the app in front matters most, and a daemon least.
    let order = ["frontmost", "suspended", "daemon"]
    let ranks = victims.map { item in
      let rank = order.firstIndex { item.victim.states.contains($0) }
      return rank.map { $0 == 2 ? 3 : $0 } ?? 2
    }
    let asked = victims.firstIndex { $0.victim.name == chosen }
    if let index = asked ?? ranks.indices.min(by: { ranks[$0] < ranks[$1] }) {
      report.victim = victims[index].victim
      report.victim?.size = (victims[index].pages * pageSize) >> 20
      report.app = report.victim?.name
      report.otherVictims = victims.indices.filter { $0 != index }.map { victims[$0].victim }
    }
    return report
  }

  // MARK: - Objects

  private mutating func readObject(_ json: inout JSONReader) throws(JSONError) {
    try json.object { (json, key) throws(JSONError) in
      switch key {
      case "bug_type", "procName", "captureTime": isReport = true
      default: break
      }
      switch key {
      case "app_name", "procName": report.app = try Self.text(&json) ?? report.app
      case "os_version": if let text = try Self.text(&json) { report.readSystem(text) }
      case "platform": report.isSimulator = try Self.integer(&json) == 7 || report.isSimulator
      case "procPath": if let text = try Self.text(&json) { report.readSimulator(text) }
      case "osVersion": try readFields(&json) { if $0 == "train" { $1.readSystem($2) } }
      case "exception":
        report.line = line(at: json.keyStart)
        try readException(&json)
      case "termination":
        report.line = line(at: json.keyStart)
        try readTermination(&json)
      case "exceptionReason": try readReason(&json)
      case "asi": try readApplicationInformation(&json)
      case "lastExceptionBacktrace": thrown = try Self.frames(&json)
      case "threads": try readThreads(&json)
      case "usedImages": try readImages(&json)
      case "largestProcess": report.largestProcess = try Self.text(&json)
      case "memoryStatus":
        try Self.object(&json) { (json, key) throws(JSONError) in
          if key == "pageSize" { pageSize = min(try Self.integer(&json) ?? 0, 1 << 20) }
        }
      case "processes": try readProcesses(&json)
      default: break
      }
    }
  }

  private mutating func readException(_ json: inout JSONReader) throws(JSONError) {
    var (type, signal) = ("", "")
    try Self.object(&json) { (json, key) throws(JSONError) in
      switch key {
      case "type": type = try Self.text(&json) ?? ""
      case "signal": signal = try Self.text(&json) ?? ""
      default: break
      }
    }
    report.exceptionType = signal.isEmpty ? type : "\(type) (\(signal))"
  }

  private mutating func readTermination(_ json: inout JSONReader) throws(JSONError) {
    try Self.object(&json) { (json, key) throws(JSONError) in
      switch key {
      case "namespace": report.namespace = try Self.text(&json) ?? ""
      case "code":
        if let code = try Self.integer(&json), code > 0 { report.add(code: UInt64(code)) }
      case "reasons", "details": for text in try Self.texts(&json) { report.add(text) }
      case "indicator", "reason": if let text = try Self.text(&json) { report.add(text) }
      default: break
      }
    }
  }

  private mutating func readReason(_ json: inout JSONReader) throws(JSONError) {
    try readFields(&json) { key, report, text in
      switch key {
      case "name": report.exceptionName = text
      case "composed_message":
        report.exceptionReason = String(text.prefix(500))
        report.add(text)
      default: break
      }
    }
  }

  /// Reads the texts that libraries left, by the name of each library.
  private mutating func readApplicationInformation(_ json: inout JSONReader) throws(JSONError) {
    try Self.object(&json) { (json, _) throws(JSONError) in
      for text in try Self.texts(&json) {
        report.add(text)
        report.readSimulator(text)
      }
    }
  }

  private mutating func readThreads(_ json: inout JSONReader) throws(JSONError) {
    var number = 0
    try Self.list(&json) { (json) throws(JSONError) in
      var frames: [Frame] = []
      var isTriggered = false
      try Self.object(&json) { (json, key) throws(JSONError) in
        switch key {
        case "triggered": isTriggered = try json.flag()
        case "frames": frames = try Self.frames(&json)
        default: break
        }
      }
      if number == 0 { main = frames }
      if isTriggered { triggered = frames }
      number += 1
    }
  }

  private mutating func readImages(_ json: inout JSONReader) throws(JSONError) {
    try Self.list(&json) { (json) throws(JSONError) in
      var name = ""
      try Self.object(&json) { (json, key) throws(JSONError) in
        if key == "name" { name = try Self.text(&json) ?? "" }
      }
      if images.count < Self.mostItems { images.append(String(name.prefix(200))) }
    }
  }

  private mutating func readProcesses(_ json: inout JSONReader) throws(JSONError) {
    try Self.list(&json) { (json) throws(JSONError) in
      var victim = CrashReport.MemoryVictim(name: "", reason: "", states: [])
      var pages = 0
      let start = json.offset
      try Self.object(&json) { (json, key) throws(JSONError) in
        switch key {
        case "name": victim.name = try Self.text(&json) ?? ""
        case "reason": victim.reason = try Self.text(&json) ?? ""
        case "states": victim.states = try Self.texts(&json)
        case "rpages": pages = min(max(try Self.integer(&json) ?? 0, 0), 1 << 30)
        default: break
        }
      }
      guard !victim.reason.isEmpty, victims.count < Self.mostItems else { return }
      if victims.isEmpty { report.line = line(at: start) }
      victims.append((victim, pages))
    }
  }

  // MARK: - Values; those of another type are skipped

  private static func frames(_ json: inout JSONReader) throws(JSONError) -> [Frame] {
    var frames: [Frame] = []
    try list(&json) { (json) throws(JSONError) in
      var item = Frame()
      var (file, line) = ("", 0)
      try object(&json) { (json, key) throws(JSONError) in
        switch key {
        case "symbol": item.frame.symbol = try text(&json).map { String($0.prefix(500)) }
        case "imageIndex": item.image = try integer(&json)
        case "sourceFile": file = String((try text(&json) ?? "").prefix(200))
        case "sourceLine": line = try integer(&json) ?? 0
        default: break
        }
      }
      if !file.isEmpty, line > 0 { item.frame.location = "\(file):\(line)" }
      if frames.count < mostItems { frames.append(item) }
    }
    return frames
  }

  private mutating func readFields(
    _ json: inout JSONReader,
    _ read: (String, inout CrashReport, String) -> Void
  ) throws(JSONError) {
    try Self.object(&json) { (json, key) throws(JSONError) in
      if let text = try Self.text(&json) { read(key, &report, text) }
    }
  }

  private static func object(
    _ json: inout JSONReader,
    _ field: (inout JSONReader, String) throws(JSONError) -> Void
  ) throws(JSONError) {
    if json.next == UInt8(ascii: "{") { try json.object(field) }
  }

  private static func list(
    _ json: inout JSONReader,
    _ item: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    if json.next == UInt8(ascii: "[") { try json.list(item) }
  }

  private static func text(_ json: inout JSONReader) throws(JSONError) -> String? {
    json.isAtText ? try json.text() : nil
  }

  private static func texts(_ json: inout JSONReader) throws(JSONError) -> [String] {
    var texts: [String] = []
    try list(&json) { (json) throws(JSONError) in
      if let text = try text(&json), texts.count < 100 { texts.append(text) }
    }
    return texts
  }

  private static func integer(_ json: inout JSONReader) throws(JSONError) -> Int? {
    guard let byte = json.next, byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) else {
      return nil
    }
    return Int(exactly: try json.decimal().rounded())
  }
}
