internal import ScenarioSystem

/// The links from a report to the scenario files: to the repository if variables of a CI system describe it, otherwise
/// to local files.
enum SourceLink {
  /// For each CI system, the variables whose values form the repository's URL, the variables for the commit and the
  /// checkout folder, and the URL components of a file and a line.
  private static let hosts = [
    (
      repository: ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY"], commit: "GITHUB_SHA",
      folder: "GITHUB_WORKSPACE", view: "blob", line: "#L{line}"
    ),
    (
      repository: ["CI_PROJECT_URL"], commit: "CI_COMMIT_SHA",
      folder: "CI_PROJECT_DIR", view: "-/blob", line: "#L{line}"
    ),
    (
      repository: ["BITBUCKET_GIT_HTTP_ORIGIN"], commit: "BITBUCKET_COMMIT",
      folder: "BITBUCKET_CLONE_DIR", view: "src", line: "#lines-{line}"
    ),
  ]

  /// Returns a link template with the placeholders `{path}`, relative to the working directory, and `{line}`.
  static func template(
    forReportAt report: String,
    environment: (String) -> String? = ProcessEnvironment.value,
    workingDirectory: String? = (try? WorkingDirectory.path)?.description
  ) -> String {
    for host in hosts {
      let urlParts = host.repository.compactMap { environment($0) }.filter { !$0.isEmpty }
      guard urlParts.count == host.repository.count, let commit = environment(host.commit),
        !commit.isEmpty
      else { continue }
      // If the command was started in a subfolder, paths are relative to that subfolder.
      var folders = ""
      if let root = environment(host.folder), let workingDirectory,
        workingDirectory.hasPrefix("\(root)/")
      {
        folders = "\(workingDirectory.dropFirst(root.count + 1))/"
      }
      let repository = urlParts.joined(separator: "/")
      return "\(repository)/\(host.view)/\(commit)/\(folders){path}\(host.line)"
    }
    let folders = report.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    guard report.hasPrefix("/") || folders.contains("..") else {
      let parents = folders.filter { $0 != "." }.map { _ in "../" }
      return parents.joined() + "{path}"
    }
    return workingDirectory.map { "file://\($0)/{path}" } ?? "{path}"
  }
}
