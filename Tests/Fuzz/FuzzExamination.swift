@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioYAML

/// What must hold for each file: it becomes plans that can be run, or diagnostics that can be printed, and never a
/// crash; written in the one form it says the same.
///
/// `other` is the file that it can include under any name.
func examine(_ bytes: [UInt8], including other: [UInt8]) {
  let source = SourceFile(path: "fuzz.yaml", bytes: bytes)
  var reader = YAMLReader()
  var tree = Tree()
  if let diagnostic = reader.read(source, into: &tree) {
    return show([diagnostic], in: source)
  }
  for node in tree.nodes {
    check(node.range, within: bytes.count)
    check(node.text, within: tree.text.count)
  }
  var includes = FuzzIncludes(bytes: other)
  let file = Compiler.compile(tree, of: source, set: ["set": "tap-icon"], includes: &includes)
  show(file.allDiagnostics, in: file.source)
  for scenario in file.scenarios {
    precondition(
      !scenario.plans.isEmpty || !scenario.diagnostics.isEmpty,
      "neither a plan nor a diagnostic"
    )
  }
  for scenario in file.scenarios {
    check(scenario.info.wholeRange, within: file.source.bytes.count)
    for plan in scenario.plans.prefix(20) { execute(plan, in: file.source) }
  }
  checkForm(of: source)
  checkBlessing(of: file, in: source)
}

private func show(_ diagnostics: [Diagnostic], in source: SourceFile) {
  for diagnostic in diagnostics { check(diagnostic.range, within: source.bytes.count) }
  let lines = DiagnosticText(Paint(isColored: false)).lines(diagnostics, in: source)
  precondition(lines.isEmpty == diagnostics.isEmpty, "a diagnostic is not printed")
}

private func execute(_ plan: Plan, in source: SourceFile) {
  let simulator = Simulator(plan.environment, app: ScriptedApp(plan.script))
  for step in plan.steps.prefix(200) {
    let first = simulator.traceCount
    let start = simulator.now
    switch step.activity {
    case .check: break
    case .wait(let time): simulator.wait(time)
    case .action(let action): if !simulator.perform(action) { return }
    case .custom: return  // Only an app under test has it.
    }
    let observation = Observation(
      trace: simulator.trace,
      entries: first..<simulator.traceCount,
      start: start,
      end: simulator.now,
      snapshot: simulator.snapshot
    )
    for failure in step.expectations.flatMap({ $0.failures(in: observation) }) {
      check(failure.range, within: source.bytes.count)
    }
  }
}

/// A place outside of its file is as much a bug as a crash.
private func check(_ range: SourceRange, within count: Int) {
  precondition(
    0 <= range.start && range.start <= range.end && range.end <= count,
    "the range \(range) lies outside of 0..<\(count)"
  )
}
