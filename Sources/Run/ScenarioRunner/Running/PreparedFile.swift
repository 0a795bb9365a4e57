@_spi(Package) package import ScenarioLanguage
package import ScenarioSystem

/// A file that was read, with its selected cases and their initial results.
package struct PreparedFile: Sendable {
  /// A case that can be executed.
  package struct Case: Sendable {
    /// The index of its result in the file.
    var position: Int
    /// Its number among all plans of the file, selected or not.
    var number: Int
    package var plan: Plan
    var warnings: [Diagnostic]

    /// The wall-clock limit, in nanoseconds.
    var timeLimit: UInt64 { plan.timeLimitNanoseconds }
  }

  /// The path of the file.
  var location: Path = ""
  /// The results of all selected cases; those of cases that cannot be executed are final.
  package var result: FileResult
  /// The cases that can be executed.
  package var executable: [Case] = []

  /// The file and its lines, for excerpts.
  package var context = FileContext(SourceFile(path: "", bytes: []))

  /// Returns an excerpt with the name of a case's scenario.
  func excerpt(ofCase index: Int) -> SourceExcerpt {
    context.excerpt(executable[index].plan.scenario.range)
  }

  /// The selected cases.
  var planned: [PlannedCase] { result.cases.map(PlannedCase.init) }
}

extension SourceFile {
  /// Creates a source file with a displayed path, and the location from which its includes are resolved.
  package init(_ display: Path, at location: Path, bytes: [UInt8]) {
    self.init(path: display.description, location: location.text, bytes: bytes)
  }
}
