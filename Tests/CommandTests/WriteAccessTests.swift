import Foundation
import Testing

/// What `fmt` and `bless` do with files that are not theirs to write.
@Suite(.timeLimit(.minutes(15))) struct WriteAccessTests {
  private static let wrong =
    "scenario:   Wrong\nios: 8.0\nsteps: [{user: tap-icon, state: inactive}]\n"
  private static let isRoot = geteuid() == 0
  private static let setpriv = "/usr/bin/setpriv"

  /// Root may write everything: then somebody else runs the command.
  private static let canBeNobody =
    !isRoot || FileManager.default.isExecutableFile(atPath: setpriv)

  private func runAsNobody(
    _ subcommand: String,
    in workspace: Workspace
  ) async throws -> (
    status: Int32, output: String, errors: String
  ) {
    // Where it was built, others may not look.
    let nobody = Self.isRoot ? "\(Self.setpriv) --reuid 65534 --regid 65534 --clear-groups " : ""
    // Another process copies it: a descriptor of this one could be inherited, and the file be busy.
    let program = Command.program.path(percentEncoded: false)
    let run = try await Command.shell(
      "cp '\(program)' run && CI= exec \(nobody)./run \(subcommand) d",
      in: workspace.folder
    )
    return (run.status, run.output, run.errors)
  }

  private func setRights(_ rights: Int, of path: String, in workspace: Workspace) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: rights],
      ofItemAtPath: workspace.folder.appending(path: path).path(percentEncoded: false)
    )
  }

  @Test(
    .enabled(if: canBeNobody),
    arguments: [("fmt", "1 error\n"), ("bless", "0 blessed in 0 files, 1 error\n")],
    [(folder: 0o777, file: 0o444), (folder: 0o555, file: 0o666)]
  )
  func whatMayNotBeWrittenIsRefusedAndNotCountedAsDone(
    _ command: (name: String, line: String),
    _ rights: (folder: Int, file: Int)
  ) async throws {
    let workspace = try Workspace(["d/a.yaml": Self.wrong])
    try setRights(rights.file, of: "d/a.yaml", in: workspace)
    try setRights(rights.folder, of: "d", in: workspace)
    defer { try? setRights(0o777, of: "d", in: workspace) }
    let run = try await runAsNobody(command.name, in: workspace)
    #expect(run.status == 5)
    #expect(run.errors == "scenario-run: error: cannot write 'd/a.yaml': permission denied\n")
    #expect(run.output == command.line)
    #expect(workspace.text("d/a.yaml") == Self.wrong)
  }

  @Test(.enabled(if: isRoot), arguments: ["fmt", "bless"])
  func theOwnerStays(_ command: String) async throws {
    let workspace = try Workspace(["d/a.yaml": Self.wrong])
    let file = workspace.folder.appending(path: "d/a.yaml").path(percentEncoded: false)
    #expect(chown(file, 12, 34) == 0)
    try setRights(0o640, of: "d/a.yaml", in: workspace)
    let run = try await Command.run(command, "d", in: workspace.folder)
    #expect(run.status == 0)
    #expect(workspace.text("d/a.yaml") != Self.wrong)
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(status.st_uid == 12)
    #expect(status.st_gid == 34)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func whatIsDoneAndWhatIsNotAreCounted() async throws {
    let workspace = try Workspace(["a.yaml": Self.wrong, "c.yaml": "scenario: [\n"])
    let pipe = workspace.folder.appending(path: "b.yaml").path(percentEncoded: false)
    #expect(mkfifo(pipe, 0o666) == 0)
    let run = try await Command.run("fmt", "a.yaml", "b.yaml", "c.yaml", in: workspace.folder)
    #expect(run.status == 5)
    #expect(
      run.output.hasSuffix("\n1 of 3 files reformatted, 1 invalid, 1 error\n"),
      "\(run.output)"
    )
  }
}
