internal import AppLint
internal import AppProjects
internal import ScenarioServers
internal import ScenarioSystem
internal import SourceScanner

extension ProjectFindings {
  /// Returns what `lint` finds in the app of a folder's project; nil if there is none.
  static func lint(_ folder: Path) -> ProjectFindings? {
    guard let project = try? ProjectOptions.defaultReader.read(folder), let app = project.app else {
      return nil
    }
    let findings = app.lint(LintOptions()).result.findings.compactMap { finding in
      finding.location.map { location -> Finding in
        let file = project.root.appending(Path(location.path))
        return Finding(
          at: file.canonicalized() ?? file,
          line: location.line,
          Severity(finding.severity),
          finding.id,
          "\(finding.message)\n\(finding.help)"
        )
      }
    }
    return ProjectFindings(findings)
  }
}

extension ProjectFindings.Severity {
  fileprivate init(_ severity: LintSeverity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .information
      }
  }
}
