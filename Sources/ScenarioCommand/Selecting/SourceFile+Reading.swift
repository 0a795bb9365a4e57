internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

extension SourceFile {
  /// Reads a scenario file; of one that is too large, as much as shows that.
  ///
  /// - Throws: `.unreadable`, with the operating system's reason.
  init(reading path: ScenarioPath) throws(ScenarioError) {
    self.init(
      path.display,
      at: path.path,
      bytes: try FileReader.read(path: path.path, as: path.display, limit: YAMLLoader.fileLimit)
    )
  }
}
