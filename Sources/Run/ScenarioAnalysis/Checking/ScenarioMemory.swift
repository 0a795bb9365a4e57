@_spi(Package) internal import ScenarioLanguage

/// What the model found in the scenarios of the last contents of a file, for its next contents.
///
/// What it finds in a scenario depends on its text and on the frame, which is the text around all scenarios. Where both are
/// as before, places have moved, and nothing else has changed.
struct ScenarioMemory {
  /// What the model finds in the cases of a scenario.
  struct Findings: Sendable {
    /// The actions that are not possible, at most one for each case.
    var errors: [Diagnostic] = []
    /// The warnings of the cases without an error.
    var warnings: [Diagnostic] = []
    /// Whether there is a case without an error.
    var hasValidCase = false
  }

  private var layout = ScenarioLayout()
  /// The findings of scenarios of the layout, by their indices.
  private var known: [Int: Findings] = [:]

  /// Returns the findings of each valid scenario of a file; `find` finds those that are not known.
  mutating func findings(
    of file: LoadedFile,
    _ find: ([LoadedFile.Scenario]) -> [Findings]
  ) -> [Findings] {
    let next = ScenarioLayout(file)
    var found = next.map(findings(movedTo:)) ?? [:]
    let isNew = file.scenarios.indices.filter { file.scenarios[$0].isValid && found[$0] == nil }
    for (index, findings) in zip(isNew, find(isNew.map { file.scenarios[$0] })) {
      found[index] = findings
    }
    // Contents without scenarios, such as those that are not YAML, say nothing about the next ones.
    if let next, !file.scenarios.isEmpty { (layout, known) = (next, found) }
    return file.scenarios.indices.map {
      file.scenarios[$0].isValid ? found[$0] ?? Findings() : Findings()
    }
  }

  /// Returns what is known about the scenarios of another layout, by their indices.
  private func findings(movedTo next: ScenarioLayout) -> [Int: Findings] {
    guard layout.frame == next.frame else { return [:] }
    var moved: [Int: Findings] = [:]
    for (index, text) in next.scenarios.enumerated() {
      guard let old = layout.indices[text] else { continue }
      moved[index] = known[old]?.moved(from: (layout, old), to: (next, index))
    }
    return moved
  }
}

extension ScenarioMemory.Findings {
  /// A scenario of a layout.
  typealias Place = (layout: ScenarioLayout, scenario: Int)

  /// Returns the findings with the places of another layout; nil if one is inside of another scenario.
  fileprivate func moved(from old: Place, to new: Place) -> Self? {
    func move(_ all: [Diagnostic]) -> [Diagnostic]? {
      let moved = all.compactMap { $0.moved { old.layout.move($0, of: old.scenario, to: new) } }
      return moved.count == all.count ? moved : nil
    }
    guard let errors = move(errors), let warnings = move(warnings) else { return nil }
    return Self(errors: errors, warnings: warnings, hasValidCase: hasValidCase)
  }
}

extension Diagnostic {
  /// Returns the diagnostic with other ranges; nil if one has no counterpart.
  fileprivate func moved(_ move: (SourceRange) -> SourceRange?) -> Diagnostic? {
    guard let range = move(range) else { return nil }
    var moved = self
    moved.range = range
    for index in fixes.indices {
      guard let range = move(fixes[index].range) else { return nil }
      moved.fixes[index].range = range
    }
    return moved
  }
}

/// The texts of the scenarios of a file, and the frame around them.
struct ScenarioLayout {
  /// The texts before, between and after the scenarios; the last one includes the included files.
  private(set) var frame: [ArraySlice<UInt8>] = []
  /// The texts of the scenarios.
  private(set) var scenarios: [ArraySlice<UInt8>] = []
  /// The indices of the scenarios by their texts.
  private(set) var indices: [ArraySlice<UInt8>: Int] = [:]

  /// Creates the layout of no file.
  init() {}

  /// Creates the layout of a file; nil if a scenario may depend on another one.
  init?(_ file: LoadedFile) {
    let bytes = file.source.bytes
    // An alias can stand for a part of another scenario.
    guard !(bytes.contains(UInt8(ascii: "&")) && bytes.contains(UInt8(ascii: "*"))) else {
      return nil
    }
    var end = 0
    for (index, scenario) in file.scenarios.enumerated() {
      let range = Int(scenario.info.wholeRange.start)..<Int(scenario.info.wholeRange.end)
      guard range.lowerBound >= end, range.upperBound <= bytes.count else { return nil }
      frame.append(bytes[end..<range.lowerBound])
      scenarios.append(bytes[range])
      indices[bytes[range]] = index
      end = range.upperBound
    }
    frame.append(bytes[end...])
  }

  /// Returns where a range of a scenario or of the frame is in another layout with the same frame and scenario; nil if it
  /// is elsewhere.
  func move(
    _ range: SourceRange,
    of scenario: Int,
    to other: (layout: ScenarioLayout, scenario: Int)
  ) -> SourceRange? {
    let (start, end) = (Int(range.start), Int(range.end))
    func contains(_ text: ArraySlice<UInt8>) -> Bool {
      text.startIndex <= start && end <= text.endIndex
    }
    func moved(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> SourceRange {
      let change = new.startIndex - old.startIndex
      return SourceRange(start + change, end + change)
    }
    if contains(scenarios[scenario]) {
      return moved(scenarios[scenario], other.layout.scenarios[other.scenario])
    }
    return frame.indices.first { contains(frame[$0]) }.map {
      moved(frame[$0], other.layout.frame[$0])
    }
  }
}
