internal import ScenarioSystem

/// Where the readers of a report find the scenario files: in the repository, where a CI system says where that is,
/// else in the files themselves.
enum SourceLink {
  /// What a CI system says of the repository, the commit, and the folder that holds its files.
  private struct Host {
    /// The variables that together are the repository's address.
    var repository: [String]
    var commit: String
    var folder: String
    /// What stands between the repository and the commit.
    var view: String
    /// What leads to a line.
    var line: String
  }

  private static let hosts = [
    Host(
      repository: ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY"],
      commit: "GITHUB_SHA",
      folder: "GITHUB_WORKSPACE",
      view: "blob",
      line: "#L{line}"
    ),
    Host(
      repository: ["CI_PROJECT_URL"],
      commit: "CI_COMMIT_SHA",
      folder: "CI_PROJECT_DIR",
      view: "-/blob",
      line: "#L{line}"
    ),
    Host(
      repository: ["BITBUCKET_GIT_HTTP_ORIGIN"],
      commit: "BITBUCKET_COMMIT",
      folder: "BITBUCKET_CLONE_DIR",
      view: "src",
      line: "#lines-{line}"
    ),
  ]

  /// A link with `{path}`, a path as seen from the working directory, and `{line}`.
  static func template(
    forReportAt report: String,
    environment: (String) -> String? = Environment.value,
    workingDirectory: String? = (try? WorkingDirectory.path)?.description
  ) -> String {
    for host in hosts {
      if let link = link(to: host, environment, workingDirectory) { return link }
    }
    let folders = report.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    guard report.hasPrefix("/") || folders.contains("..") else {
      let ups = folders.filter { $0 != "." }.map { _ in "../" }
      return ups.joined() + "{path}"
    }
    return workingDirectory.map { "file://\($0)/{path}" } ?? "{path}"
  }

  private static func link(
    to host: Host,
    _ environment: (String) -> String?,
    _ workingDirectory: String?
  ) -> String? {
    let parts = host.repository.compactMap { environment($0) }.filter { !$0.isEmpty }
    guard parts.count == host.repository.count, let commit = environment(host.commit),
      !commit.isEmpty
    else { return nil }
    var folders = ""
    // Started in a folder of the repository, paths begin there.
    if let root = environment(host.folder), let here = workingDirectory, here.hasPrefix("\(root)/")
    {
      folders = "\(here.dropFirst(root.count + 1))/"
    }
    return "\(parts.joined(separator: "/"))/\(host.view)/\(commit)/\(folders){path}\(host.line)"
  }
}
