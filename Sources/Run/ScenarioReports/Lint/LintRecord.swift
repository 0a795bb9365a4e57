package import AppLint
@_spi(Package) package import ScenarioLanguage
internal import ScenarioRunner
internal import SourceScanner

/// What was found in one file or one project, with everything that any format shows of it.
package struct LintFile {
  /// A finding and its place.
  struct Record {
    let finding: LintFinding
    /// The path of the file.
    let path: String
    /// The place in a file of text.
    let excerpt: SourceExcerpt?
    /// The end of the place.
    let end: SourceExcerpt?
    /// The bytes of the place.
    let range: SourceRange?
  }

  /// The path in reports.
  package let path: String
  /// The result; without any forecast if the file is not a property list.
  package let result: LintResult
  /// The app of the project; nil for a property list alone.
  let app: LintedApp?
  var records: [Record]

  /// Reads a file and checks it.
  package init(_ source: SourceFile, _ options: LintOptions) {
    let result = Linter.lint(source.bytes, options)
    path = source.path
    self.result = result
    app = nil
    let lines = source.lineTable()
    records = result.findings.map { finding in
      let range = finding.range.map { SourceRange($0.lowerBound, $0.upperBound) }
      return Record(finding, in: source, lines, range)
    }
  }

  /// Creates what was found in a project.
  ///
  /// - Parameters:
  ///   - path: The path of the project in reports.
  ///   - app: The app of the project.
  ///   - result: What was found, with places in files of the project.
  ///   - read: Reads a file, as text; nil if that is not possible.
  package init(
    _ path: String,
    _ app: LintedApp,
    _ result: LintResult,
    read: (String) -> SourceFile?
  ) {
    self.path = path
    self.app = app
    self.result = result
    var files: [String: (source: SourceFile, lines: LineTable)?] = [:]
    records = result.findings.map { finding in
      guard let location = finding.location else { return Record(finding, path) }
      let known = files[location.path] ?? read(location.path).map { ($0, $0.lineTable()) }
      files[location.path] = known
      guard let (source, lines) = known else { return Record(finding, location.path) }
      let range =
        finding.range.map { SourceRange($0.lowerBound, $0.upperBound) }
        ?? source.text(ofLine: location.line, lines)
      return Record(finding, in: source, lines, range)
    }
  }
}

extension LintFile.Record {
  /// Creates a record about a file without a place in it.
  fileprivate init(_ finding: LintFinding, _ path: String) {
    self.init(finding: finding, path: path, excerpt: nil, end: nil, range: nil)
  }

  fileprivate init(
    _ finding: LintFinding,
    in source: SourceFile,
    _ lines: LineTable,
    _ range: SourceRange?
  ) {
    guard let range else {
      self.init(finding, source.path)
      return
    }
    let end = SourceRange(Int(range.end), Int(range.end))
    self.init(
      finding: finding,
      path: source.path,
      excerpt: SourceExcerpt(source, range, lines),
      end: SourceExcerpt(source, end, lines),
      range: range
    )
  }

  /// Where the finding is: `Info.plist:5:2`, or `Info.plist: UILaunchScreen` in a binary file.
  var location: String {
    if let excerpt { return excerpt.location }
    return finding.keyPath.isEmpty ? path : "\(path): \(finding.keyPath)"
  }

  /// Which apps the finding concerns: `iOS 27 and later with SDK 27 or later`.
  var scope: String {
    let versions = "\(finding.versions)"
    return finding.sdk.map { "\(versions), built with SDK \(VersionRange.text($0)) or later" }
      ?? versions
  }
}

extension SourceFile {
  /// Returns the bytes of a line without the white space around its text; nil if there is no such line.
  fileprivate func text(ofLine number: Int, _ lines: LineTable) -> SourceRange? {
    guard lines.starts.indices.contains(number - 1) else { return nil }
    let start = Int(lines.starts[number - 1])
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
    let text = line.drop(while: isSpace)
    let last = text.lastIndex { !isSpace($0) } ?? text.startIndex - 1
    return SourceRange(text.startIndex, max(last + 1, text.startIndex))
  }
}
