package import AppLint
@_spi(Package) package import ScenarioLanguage
internal import ScenarioRunner

/// What was found in one file, with everything that any format shows of it.
package struct LintFile {
  /// A finding and its place.
  struct Record {
    let finding: LintFinding
    /// The place in an XML file.
    let excerpt: SourceExcerpt?
    /// The end of the place.
    let end: SourceExcerpt?
  }

  /// The path in reports.
  package let path: String
  /// The result; without any forecast if the file is not a property list.
  package let result: LintResult
  let records: [Record]

  /// Reads a file and checks it.
  package init(_ source: SourceFile, _ options: LintOptions) {
    path = source.path
    let result = Linter.lint(source.bytes, options)
    self.result = result
    let lines = source.lineTable()
    records = result.findings.map { finding in
      guard let range = finding.range else {
        return Record(finding: finding, excerpt: nil, end: nil)
      }
      let start = SourceRange(range.lowerBound, range.upperBound)
      let end = SourceRange(range.upperBound, range.upperBound)
      return Record(
        finding: finding,
        excerpt: SourceExcerpt(source, start, lines),
        end: SourceExcerpt(source, end, lines)
      )
    }
  }
}

extension LintFile.Record {
  /// Where the finding is: `Info.plist:5:2`, or `Info.plist: UILaunchScreen` in a binary file.
  func location(in path: String) -> String {
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
