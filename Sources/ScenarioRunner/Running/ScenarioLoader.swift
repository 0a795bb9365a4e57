public import ScenarioLanguage

/// Turns the bytes of a file into plans; a worker has one of its own and reuses its memory.
public protocol ScenarioLoader: Sendable {
  /// Reads a file; what is wrong with it is in the result.
  mutating func load(_ source: SourceFile) -> LoadedFile
}
