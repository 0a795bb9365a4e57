import Adoption
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch try Invocation(arguments) {
  case .help(let text): print(text)
  case .adopt(let sources, let folder): exit(try adopt(sources, into: folder))
  }
} catch let error as UsageError {
  printError("error: \(error.text)\n\(Invocation.usage)")
  exit(2)
} catch {
  printError("error: \(error.localizedDescription)")
  exit(5)
}

/// Adopts the sources, and returns the exit status.
func adopt(_ sources: [String], into folder: String) throws -> Int32 {
  let destination = URL(fileURLWithPath: folder)
  let stubsFile = destination.appendingPathComponent("Stubs.swift")
  // A file that cannot be read must not be overwritten, either.
  let existing =
    FileManager.default.fileExists(atPath: stubsFile.path)
    ? try String(contentsOf: stubsFile, encoding: .utf8) : nil
  let adoption = Adoption(
    of: try SourceFiles(sources, outside: destination).texts,
    stubs: existing ?? ""
  )
  for finding in adoption.findings where finding.kind != .error { print(finding) }
  for name in adoption.unknownNames { print("stub: '\(name.name)' (\(name.places))") }
  guard adoption.errors.isEmpty else {
    for finding in adoption.errors { printError("\(finding)") }
    printError("Nothing was written: \(count(adoption.errors.count, "place")) cannot be rewritten.")
    return 1
  }
  try write(adoption, to: destination, stubs: existing == nil ? stubsFile : nil)
  print("\(count(adoption.files.count, "file")) written to \(folder).", terminator: "")
  let unknown = count(adoption.unknownNames.count, "name")
  if adoption.unknownNames.isEmpty {
    print()
  } else if existing == nil {
    print(" Complete the \(unknown) in \(stubsFile.path).")
  } else {
    print(" Add the \(unknown) to \(stubsFile.path), which was left as it is.")
  }
  return 0
}

/// Writes each file atomically, and none through a link in the folder, which could lead anywhere.
func write(_ adoption: Adoption, to folder: URL, stubs: URL?) throws {
  for path in adoption.files.map(\.path) + [stubs?.lastPathComponent ?? ""] {
    var url = folder
    for part in path.split(separator: "/") {
      url.appendPathComponent(String(part))
      if url.isLink { throw UsageError(text: "'\(url.path)' is a link: remove it") }
    }
  }
  for file in adoption.files {
    let url = folder.appendingPathComponent(file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(file.text.utf8).write(to: url, options: .atomic)
  }
  if let stubs, let text = adoption.stubs {
    try Data("\(text)\n".utf8).write(to: stubs, options: .atomic)
  }
}

func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

func printError(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
