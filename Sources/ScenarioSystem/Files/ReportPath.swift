/// Where a report is to be written: a path that was looked up before anything runs.
public struct ReportPath: Hashable, Sendable {
  /// The path as it was given.
  public let path: String
  /// The path of the file itself: where `path` is a link, the place to which that leads.
  public let place: String
  /// The same for every spelling of one place: links, and dots of its folder, do not count.
  public let identity: String
  private let folder: String

  /// Looks a path up; nothing is changed.
  ///
  /// - Parameter path: The path of a file, which need not be there.
  /// - Throws: `.unwritable`, if it names no file.
  public init(_ path: String) throws(ScenarioError) {
    let place = if case .file(let place) = WritePlace(path) { place } else { path }
    let end = place.utf8.lastIndex(of: UInt8(ascii: "/")).map { place.utf8.index(after: $0) }
    let folder = String(place[..<(end ?? place.startIndex)])
    let file = place[(end ?? place.startIndex)...]
    guard !file.isEmpty, file != ".", file != ".." else {
      throw ScenarioError(.unwritable, "cannot write '\(path)': it names no file")
    }
    self.path = path
    self.place = place
    self.folder = folder
    identity = "\(Self.identity(ofFolder: folder))/\(file)"
  }

  /// Makes the folders that are missing on the way.
  ///
  /// - Throws: `.unwritable`, with the operating system's reason.
  public func makeFolder() throws(ScenarioError) {
    guard !folder.isEmpty else { return }
    do throws(Platform.Failure) {
      try FolderMaker.makeAll(folder)
    } catch {
      throw ScenarioError(
        .unwritable,
        "cannot write '\(path)': \(error.words)",
        help: "its folder cannot be made"
      )
    }
  }

  /// Takes away what an earlier run has left there; what is no file stays.
  public func removeOld() {
    guard case .file(let place) = WritePlace(path),
      (try? Platform.kind(of: place, followingLinks: false)) == .file
    else { return }
    try? Platform.removeFile(place)
  }

  /// The path of a folder without links and dots, also where its last parts are not there yet.
  private static func identity(ofFolder folder: String) -> String {
    var rest: [Substring] = []
    var parts = folder.split(separator: "/")[...]
    let start = folder.utf8.first == UInt8(ascii: "/") ? "/" : "./"
    while true {
      let known = start + parts.joined(separator: "/")
      if let resolved = Platform.resolved(known) {
        var all = resolved.split(separator: "/")
        for part in rest.reversed() where part != "." {
          if part == ".." { _ = all.popLast() } else { all.append(part) }
        }
        return "/" + all.joined(separator: "/")
      }
      guard let last = parts.popLast() else { return folder }
      rest.append(last)
    }
  }
}
