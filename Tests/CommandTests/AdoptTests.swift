import Foundation
import Testing

/// `adopt` runs the program of another package.
@Suite struct AdoptTests {
  @Test func itPassesArgumentsOutputAndStatusOn() async throws {
    let workspace = try Workspace([
      "bin/scenario-run-adopt": "#!/bin/sh\necho \"$@\"\necho refused >&2\nexit 1\n"
    ])
    let program = workspace.folder.appending(path: "bin/scenario-run-adopt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: program.path(percentEncoded: false)
    )
    let run = try await Command.run(
      "adopt",
      "A.swift",
      "B",
      "--into",
      "out",
      in: workspace.folder,
      environment: [
        "PATH": "\(program.deletingLastPathComponent().path(percentEncoded: false)):/bin"
      ]
    )
    #expect(run.status == 1)
    #expect(run.output == "--into=out -- A.swift B\n")
    #expect(run.errors == "refused\n")
  }

  @Test func withoutTheProgramItSaysHowToInstallIt() async throws {
    let workspace = try Workspace()
    let run = try await Command.run(
      "adopt",
      "A.swift",
      "--into",
      "out",
      in: workspace.folder,
      environment: ["PATH": "/nowhere"]
    )
    #expect(run.status == 5)
    #expect(run.errors.contains("cannot run 'scenario-run-adopt': no such file or directory"))
    #expect(run.errors.contains("make install-adopt"))
  }
}
