internal import ArgumentParser
internal import ScenarioSystem

/// `scenario-run adopt SOURCES --into FOLDER`.
struct AdoptCommand: ConsolePrinting {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Rewrite an app's Swift code so that it compiles on Linux.",
    discussion: """
      This runs 'scenario-run-adopt', a separate program that 'make install-adopt' builds and installs; the exit \
      status is that of the program. Each change is printed with its line. If something cannot be rewritten, nothing \
      is written.

      EXAMPLE:
        scenario-run adopt Notes/AppDelegate.swift --into Sources/Notes
      """
  )

  @Argument(
    help: .value("sources", "Rewrite these Swift files, and those in these folders."),
    completion: .file()
  )
  var sources: [String]

  @Option(
    help: .value("folder", "Write the rewritten files to FOLDER."),
    completion: .directory
  )
  var into: String

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    try ExternalProgram.status(
      of: ["scenario-run-adopt", "--into=\(into)", "--"] + sources,
      help: "build it with 'make install-adopt', or add Adopt/.build/debug to the PATH"
    )
  }
}
