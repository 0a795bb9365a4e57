/// A file that is generated from the vocabulary.
struct GeneratedFile {
  let path: String
  let text: String

  /// Creates a file; `path` is that in the package, without what says that it is generated.
  init(
    _ path: String,
    from source: String = "DelegateMethod+Declarations.swift",
    _ imports: [String],
    _ code: String
  ) {
    self.path = "\(path)+Generated.swift"
    text =
      "// Generated from \(source) by 'make record': do not edit.\n\n"
      + (imports.isEmpty ? "" : imports.map { "\($0)\n" }.joined() + "\n") + code
  }
}
