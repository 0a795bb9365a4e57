internal import ScenarioSystem

/// Where the readers of a report find the scenario files: in the repository, where a CI system says where that is,
/// else in the files themselves.
enum SourceLink {
  /// The variables of a CI system: those that together are the repository's address, the commit, and the folder that holds
  /// its files; and the page of a file at a line.
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

  /// A link with `{path}`, a path as seen from the working directory, and `{line}`.
  static func template(
    forReportAt report: String,
    environment: (String) -> String? = Environment.value,
    workingDirectory: String? = (try? WorkingDirectory.path)?.description
  ) -> String {
    for host in hosts {
      let address = host.repository.compactMap { environment($0) }.filter { !$0.isEmpty }
      guard address.count == host.repository.count, let commit = environment(host.commit),
        !commit.isEmpty
      else { continue }
      // Started in a folder of the repository, paths begin there.
      var folders = ""
      if let root = environment(host.folder), let workingDirectory,
        workingDirectory.hasPrefix("\(root)/")
      {
        folders = "\(workingDirectory.dropFirst(root.count + 1))/"
      }
      let repository = address.joined(separator: "/")
      return "\(repository)/\(host.view)/\(commit)/\(folders){path}\(host.line)"
    }
    let folders = report.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    guard report.hasPrefix("/") || folders.contains("..") else {
      let ups = folders.filter { $0 != "." }.map { _ in "../" }
      return ups.joined() + "{path}"
    }
    return workingDirectory.map { "file://\($0)/{path}" } ?? "{path}"
  }
}
