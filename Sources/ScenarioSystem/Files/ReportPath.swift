/// Where a report is to be written: a path that was looked up before anything runs.
public struct ReportPath: Hashable, Sendable {
  /// The path as it was given.
  public let path: String
  /// The same for every spelling of one place: links and dots of its folder do not count.
  public let identity: String

  /// Looks a path up, and makes the folders that are missing on the way.
  ///
  /// - Parameter path: The path of a file, which need not be there.
  /// - Throws: `.unwritable`, if it names no file, or its folder cannot be made.
  public init(_ path: String) throws(ScenarioError) {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let folder = String(path[..<(end ?? path.startIndex)])
    let file = path[(end ?? path.startIndex)...]
    guard !file.isEmpty, file != ".", file != ".." else {
      throw ScenarioError(.unwritable, "cannot write '\(path)': it names no file")
    }
    do throws(Platform.Failure) {
      try Self.makeFolders(folder)
    } catch {
      throw ScenarioError(
        .unwritable,
        "cannot write '\(path)': \(error.words)",
        help: "its folder cannot be made"
      )
    }
    self.path = path
    identity = "\(Platform.resolved(folder.isEmpty ? "." : folder) ?? folder)/\(file)"
  }

  /// Makes a folder and those above it that are missing.
  private static func makeFolders(_ folder: String) throws(Platform.Failure) {
    guard !folder.isEmpty, (try? Platform.kind(of: folder, followingLinks: true)) == nil else {
      return
    }
    var index = folder.startIndex
    while let slash = folder[index...].firstIndex(of: "/") {
      let parent = String(folder[..<slash])
      index = folder.index(after: slash)
      let isThere = (try? Platform.kind(of: parent, followingLinks: true)) == .directory
      if !parent.isEmpty, !isThere { try Platform.makeFolder(parent) }
    }
  }
}
