@_spi(Package) package import ScenarioLanguage

/// Reads the YAML of a scenario file into a tree with the source range of every key and value.
///
/// A reader reuses its memory from file to file; create one for each worker.
package struct YAMLReader: Sendable {
  private var builder = TreeBuilder()

  /// Creates a reader.
  package init() {}

  /// Reads a whole file into a tree, replacing its content.
  ///
  /// - Parameters:
  ///   - source: The file to read.
  ///   - tree: The result; invalid if a diagnostic is returned.
  /// - Returns: The first error in the file's bytes or its YAML, since all later ones
  ///   would be guesses.
  package mutating func read(_ source: SourceFile, into tree: inout Tree) -> Diagnostic? {
    swap(&builder.tree, &tree)
    defer { swap(&builder.tree, &tree) }
    do throws(Diagnostic) {
      try readFile(source)
      return nil
    } catch {
      return error
    }
  }

  private mutating func readFile(_ source: SourceFile) throws(Diagnostic) {
    guard source.bytes.count <= Limits.bytes else {
      throw Diagnostic(
        .fileTooLarge,
        at: .startOfFile,
        "the file is larger than 4 MiB",
        help: "split it"
      )
    }
    let base = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    func diagnostic(_ failure: EventParser.Failure) -> Diagnostic {
      let text = SourceText(bytes: source.bytes, base: base)
      return SyntaxError(failure, in: text, builder: builder).diagnostic
    }
    if let failure = try builder.read(source.bytes, from: base) {
      // The tree keeps the original text.
      guard let blanked = FlowColons.blanked(source.bytes, from: base, by: failure) else {
        throw diagnostic(failure)
      }
      if let failure = try builder.read(blanked, from: base, as: source.bytes) {
        throw diagnostic(failure)
      }
    }
    guard builder.tree.documents.isEmpty else { return }
    throw Diagnostic(
      .emptyFile,
      at: SourceRange(base, base),
      "the file is empty",
      help: "write a scenario, or remove the file"
    )
  }
}

extension TreeBuilder {
  /// Builds the tree of a file's bytes, after the byte order mark.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to parse.
  ///   - base: The offset after the byte order mark.
  ///   - text: The text that the tree keeps, if it differs from `bytes`; it has the same length.
  /// - Returns: The error of libyaml, if any.
  /// - Throws: A diagnostic if the bytes are invalid or exceed a limit.
  mutating func read(
    _ bytes: [UInt8],
    from base: Int,
    as text: [UInt8]? = nil
  ) throws(Diagnostic) -> EventParser.Failure? {
    reset(text ?? bytes)
    return try bytes.withUnsafeBufferPointer { (bytes) throws(Diagnostic) in
      let lastMultibyte = try Characters.check(bytes, from: base)
      var events = EventReader(
        bytes: bytes,
        offsets: OffsetMap(bytes: bytes, from: base, lastMultibyte: lastMultibyte)
      )
      let failure = try EventParser.parse(bytes, from: base) { (event) throws(Diagnostic) in
        try events.process(event, into: &self)
      }
      return failure.map { $0.inBytes(&events.offsets) }
    }
  }
}
