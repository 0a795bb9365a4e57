/// What the command line asks for.
enum Invocation {
  case adopt(sources: [String], folder: String)
  case help(String)

  static let usage = "usage: scenario-run-adopt SOURCES... --into FOLDER"

  private static let help = """
    \(usage)

    Rewrites the Swift code of an iOS app so that it compiles on Linux against the
    module UIKit of scenario-run, and writes it to FOLDER. SOURCES are files and
    folders; they are not changed.

    Each change is printed. If something cannot be rewritten, nothing is written.
    Names that no module of Linux has are listed, with declarations to complete in
    FOLDER/Stubs.swift, which is never overwritten.

    exit status: 0 written, 1 something cannot be rewritten, 2 the command line is
    wrong, 5 a file cannot be read or written
    """

  init(_ arguments: [String]) throws {
    var sources: [String] = []
    var folder: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help":
        self = .help(Self.help)
        return
      case "--into":
        guard folder == nil, let value = rest.popFirst() else {
          throw UsageError(text: "'--into' needs one folder")
        }
        folder = value
      case _ where argument.hasPrefix("--into="): folder = String(argument.dropFirst(7))
      case "--":
        sources += rest
        rest = []
      case _ where argument.hasPrefix("-"): throw UsageError(text: "unknown option '\(argument)'")
      default: sources.append(argument)
      }
    }
    guard !sources.isEmpty else { throw UsageError(text: "no source files were named") }
    guard let folder, !folder.isEmpty else { throw UsageError(text: "'--into FOLDER' is missing") }
    self = .adopt(sources: sources, folder: folder)
  }
}

/// A command line that cannot be understood.
struct UsageError: Error {
  let text: String
}
