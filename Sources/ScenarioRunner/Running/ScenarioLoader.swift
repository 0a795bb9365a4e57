public import ScenarioLanguage

/// Turns the bytes of a file into plans, in two steps; a worker has one of its own and reuses its memory.
public protocol ScenarioLoader: Sendable {
  /// Reads what a file says, into the place of what was there; what is wrong with it is there too.
  mutating func parse(_ source: SourceFile, into file: inout ParsedFile)

  /// Finds out what a file means; what is wrong with it is in the result.
  mutating func compile(_ file: ParsedFile) -> LoadedFile
}

extension ScenarioLoader {
  /// Reads a single file; what is wrong with it is in the result.
  public mutating func load(_ source: SourceFile) -> LoadedFile {
    var file = ParsedFile()
    parse(source, into: &file)
    return compile(file)
  }
}
