@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

extension GeneratedScenario {
  /// Creates the scenario of a problem, which fails as long as the problem exists.
  init(
    of kind: WalkProblem.Kind,
    _ message: String,
    _ steps: [Step.Activity],
    from start: WalkStart,
    comment: String
  ) {
    let (name, property) = Self.nameAndProperty(of: kind, in: start.source)
    let text = GeneratedScenarioText(
      comment: [comment, message],
      name: name,
      spelling: start.plan.spelling,
      environment: start.plan.environment,
      implemented: start.plan.script.statedMethods,
      properties: property,
      steps: steps.map { GeneratedScenarioText.PlannedStep(activity: $0) }
    )
    self.init(name: Self.fileName(of: name), text: text.text)
  }

  /// Returns the name of the scenario, and the key of the whole run that makes it fail.
  private static func nameAndProperty(
    of kind: WalkProblem.Kind,
    in source: SourceFile
  ) -> (name: String, property: [String]) {
    switch kind {
    case .fault(let fault, _): ("The app has no \(fault.rawValue)", [never(.crash)])
    case .terminated(let reason): ("The app is not killed (\(reason.word))", [never(reason)])
    case .lost(let probe): ("\(probe) survives", ["survives: [\(YAMLText.value(probe))]"])
    case .violated(.invariant(let name)): ("\(name) holds", ["invariants: [\(name)]"])
    case .violated(.always(let range)):
      ("A property holds always", ["always:"] + item(source.text(range)))
    case .reported: ("The app reports no problem", [never(.crash)])
    case .endless: ("The app does not repeat work too often", [never(.crash)])
    }
  }

  private static func never(_ reason: TerminationReason) -> String {
    "never: [{terminated: \(reason.word)}]"
  }

  /// Returns the lines of an item of a list, indented as they are below its first line.
  private static func item(_ text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let rest = lines.dropFirst()
    let indents = rest.map { $0.prefix { $0 == " " }.count }
    let margin = indents.min() ?? 0
    return lines.prefix(1).map { "- \($0)" } + rest.map { "  \($0.dropFirst(margin))" }
  }
}

extension SourceFile {
  /// Returns the text of a range.
  fileprivate func text(_ range: SourceRange) -> String {
    let end = min(Int(range.end), bytes.count)
    return String(decoding: bytes[min(Int(range.start), end)..<end], as: UTF8.self)
  }
}
