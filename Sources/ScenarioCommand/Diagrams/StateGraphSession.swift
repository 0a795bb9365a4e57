internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// One run of `graph --ios`: draws the states of an app in a version of iOS.
struct StateGraphSession {
  /// The version, `4.0`.
  var version: String
  /// The scenarios whose transitions are marked; none marks nothing.
  var suites: [String] = []
  /// What the diagram is written in; nil for what the name of the output says.
  var format: DiagramFormat?
  /// The file to write; `-` is standard output.
  var output = "-"

  /// Creates a session that draws one version.
  init(version: String) { self.version = version }

  /// Draws, and returns the status with which the command ends.
  func run() -> Int32 {
    let screen = Screen(RunRequest(paths: suites, purpose: .list))
    do throws(ScenarioError) {
      let places = try ReportPaths([Path(output)], of: .diagram)
      let diagram = try diagram()
      places.prepare()
      let report = try ReportOutput(path: Path(output))
      let text = (format ?? DiagramFormat(ofFile: output)).text(of: diagram)
      try report.append(Array(text.utf8))
      try report.commit()
      return 0
    } catch {
      screen.say("\(error)")
      return error.code.exitStatus
    }
  }

  /// The diagram, for programs.
  ///
  /// - Throws: What the command would print: that there is no such version or path.
  func diagram() throws(ScenarioError) -> StateDiagram {
    guard let os = OSVersion(version), OSVersion.known.contains(os) else {
      throw ScenarioError(
        .usage,
        "there is no iOS '\(version)'",
        help: "known are \(OSVersion.known.map(\.description).joined(separator: ", "))"
      )
    }
    let world = WorldDescription(ofEverythingIn: os)
    let graph = StateGraph(world)
    guard !suites.isEmpty else { return StateDiagram(graph) }
    let covered = try TransitionCoverage(ofScenariosBelow: suites)
    return StateDiagram(graph, covered: covered.edges(like: world))
  }
}

extension TransitionCoverage {
  /// Runs the scenarios below the paths.
  init(ofScenariosBelow paths: [String]) throws(ScenarioError) {
    self.init()
    let chosen = try ChosenFiles(paths, without: .gitignore)
    var loader = YAMLLoader()
    for entry in chosen.files {
      switch entry {
      case .failure(let error, _): throw error
      case .file(let path):
        let file = loader.load(try SourceFile(reading: path))
        add(file.scenarios.flatMap(\.plans).filter { $0.skipReason == nil })
      }
    }
  }
}

extension WorldDescription {
  /// A phone with an app that declares every background mode, and whose life cycle is that of the version's template.
  init(ofEverythingIn os: OSVersion) {
    self.init(os: os)
    app.backgroundModes = Set(BackgroundMode.allCases)
    app.lifeCycle = os >= OSVersion(13) ? .scenes : .appDelegate
  }
}
