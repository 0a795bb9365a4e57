internal import ScenarioSystem

/// Reads the files below the root of a project, and collects what could not be read.
///
/// All paths are relative to the root. Neither a path nor a link leads out of it, and the number and size of files are
/// limited.
final class ProjectFolder {
  /// The absolute path of the root, without links.
  let root: Path
  /// Nobody reads more.
  private static let maximumNotes = 1_000
  /// No system opens longer paths.
  private static let maximumPath = 4_096

  let limits: ReadingLimits
  private var readCount = 0
  private var readBytes = 0
  /// How many names of files and folders are visited in a search.
  private var maximumNames: Int
  /// How many more of them are.
  private var remainingNames: Int
  /// The folders that were listed.
  private var listings: [Path: [FolderListing.Entry]] = [:]
  /// What was not read or not understood, once each.
  private(set) var notes: [ProjectNote] = []
  private var noted: Set<ProjectNote> = []
  /// Whether the source files of the app are being found, so that what cannot be read hides some of them.
  private var findsSources = false
  /// The files that are mentioned and do not exist.
  private var missing: Set<Path> = []
  private var isMuted = false
  /// Whether files or folders were left out since there are more than are read.
  private(set) var isTruncated = false

  /// Whether files that should exist were mentioned, and do not.
  var lacksFiles: Bool { !missing.isEmpty }

  init(root: Path, _ limits: ReadingLimits) {
    self.root = root
    self.limits = limits
    maximumNames = limits.files
    remainingNames = limits.files
  }

  /// Adds a note, unless the same is there.
  ///
  /// - Parameters:
  ///   - message: What was not read or not understood.
  ///   - origin: Where it is written.
  ///   - hidesSources: Whether source files are unknown because of it; nil if that depends on what is being read.
  ///   - hidesSettings: Whether build settings are unknown because of it.
  func note(
    _ message: String,
    at origin: Origin? = nil,
    hidesSources: Bool? = nil,
    hidesSettings: Bool = false
  ) {
    if isMuted { return }
    let hidesSources = hidesSources ?? findsSources
    let note = ProjectNote(
      message: message,
      origin: origin,
      hidesSources: hidesSources,
      hidesSettings: hidesSettings
    )
    guard notes.count <= Self.maximumNotes, noted.insert(note).inserted else { return }
    if hidesSources {
      // The same may have been noted before it was known that it matters.
      notes.removeAll { $0 == ProjectNote(message: message, origin: origin) }
    }
    notes.append(
      notes.count < Self.maximumNotes
        ? note : ProjectNote(message: "more than \(Self.maximumNotes) notes", origin: nil)
    )
  }

  /// Adds a note about a file that does not exist, at its first mention.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - consequence: What follows, as the end of a sentence; empty if that is clear.
  ///   - origin: Where it is mentioned.
  ///   - hidesSettings: Whether build settings are unknown because of it.
  func noteMissing(
    _ path: Path,
    _ consequence: String = "",
    at origin: Origin?,
    hidesSettings: Bool = false
  ) {
    if isMuted || !missing.insert(path).inserted { return }
    note(
      "there is no file '\(path.description.shortened)'\(consequence)",
      at: origin,
      hidesSettings: hidesSettings
    )
  }

  /// Reads what may turn out not to matter: nothing is noted meanwhile.
  func withoutNotes<Result>(_ read: () throws -> Result) rethrows -> Result {
    let wasMuted = isMuted
    isMuted = true
    defer { isMuted = wasMuted }
    return try read()
  }

  /// Finds source files: what is noted meanwhile hides some of them.
  func findingSources<Result>(_ find: () throws -> Result) rethrows -> Result {
    findsSources = true
    defer { findsSources = false }
    return try find()
  }

  /// Reads something else while source files are found: what is noted meanwhile hides none of them.
  func besidesSources<Result>(_ read: () throws -> Result) rethrows -> Result {
    let found = findsSources
    findsSources = false
    defer { findsSources = found }
    return try read()
  }

  // MARK: - Paths

  /// Resolves a path.
  ///
  /// - Parameters:
  ///   - path: An absolute path, or one relative to the folder.
  ///   - folder: The folder, relative to the root.
  /// - Returns: The path relative to the root; nil if it leads out.
  func path(_ path: Path, in folder: Path) -> Path? {
    var parts: [Path] = []
    if path.isAbsolute {
      guard path.isInside(root) else { return nil }
      parts = Array(path.parts.dropFirst(root.parts.count))
      guard !parts.contains("..") else { return nil }
      return Path(joining: parts.filter { $0 != "." })
    }
    guard folder.bytes.count + path.bytes.count < Self.maximumPath else { return nil }
    for part in folder.parts + path.parts where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return Path(joining: parts)
  }

  private func absolute(_ path: Path) -> Path { path.isEmpty ? root : root.appending(path) }

  /// Returns the absolute path of what exists in the root; nil for anything else.
  private func location(_ path: Path, mentionedAt origin: Origin?) -> Path? {
    guard let location = absolute(path).canonicalized() ?? respelled(path).map(absolute) else {
      return nil
    }
    // What has another spelling may be a link, too.
    guard let location = location.canonicalized() else { return nil }
    if location.isInside(root) { return location }
    note("'\(path)' is a link that leads out of the project; it is not read", at: origin)
    return nil
  }

  /// Returns the path of what exists, as the file system spells it; nil for anything else.
  func existing(_ path: Path) -> Path? {
    guard exists(path) else { return nil }
    return absolute(path).canonicalized() != nil ? path : respelled(path)
  }

  /// Returns the path that differs only in upper and lower case, which do not matter on a Mac.
  private func respelled(_ path: Path) -> Path? {
    var folder: Path = ""
    for part in path.parts {
      let names = list(folder).map(\.name)
      let lower = part.description.lowercased()
      guard
        let name = names.first(where: { $0 == part })
          ?? names.first(where: { $0.description.lowercased() == lower })
      else { return nil }
      folder = folder.appending(name)
    }
    return folder
  }

  /// Returns what is the same for all paths of a file in the root; nil if it does not exist.
  func identity(_ path: Path) -> Path? { location(path, mentionedAt: nil) }

  func exists(_ path: Path) -> Bool { location(path, mentionedAt: nil) != nil }

  func isFolder(_ path: Path) -> Bool {
    location(path, mentionedAt: nil).map(FileReader.isFolder) ?? false
  }

  // MARK: - Files

  /// Reads a file; what cannot be read is noted, except that it does not exist.
  ///
  /// - Parameters:
  ///   - path: The path relative to the root.
  ///   - origin: Where the file is mentioned.
  /// - Returns: The file; nil if it cannot be read.
  func read(_ path: Path, mentionedAt origin: Origin? = nil) -> TextFile? {
    bytes(path, mentionedAt: origin, isProject: false).map { TextFile(path, $0) }
  }

  /// Reads the bytes of a file as `read` does; a file that lists those of a project may be larger than others.
  func bytes(_ path: Path, mentionedAt origin: Origin?, isProject: Bool) -> [UInt8]? {
    guard let location = location(path, mentionedAt: origin) else { return nil }
    let limit = isProject ? limits.projectBytes : limits.fileBytes
    guard readCount < limits.files, readBytes < limits.bytes else {
      isTruncated = true
      note("the project has more files than are read: '\(path)' and all after it are left out")
      return nil
    }
    do throws(ScenarioError) {
      let bytes = try FileReader.readWhole(path: location, limit: limit)
      readCount += 1
      readBytes += bytes.count
      return bytes
    } catch {
      let reason = error.message.replacing(location.description, with: path.description)
      note("not read: \(reason)", at: origin ?? Origin(path))
      return nil
    }
  }

  // MARK: - Folders

  /// Begins a search, in which folders and files may be visited up to a number.
  func beginListing(_ maximum: Int? = nil) {
    maximumNames = maximum ?? limits.files
    remainingNames = maximumNames
  }

  /// Lists a folder; empty if there is none.
  private func list(_ path: Path) -> [FolderListing.Entry] {
    if let listing = listings[path] { return listing }
    guard let location = absolute(path).canonicalized(), location.isInside(root),
      FileReader.isFolder(location)
    else { return [] }
    do throws(ScenarioError) {
      let listing = try FolderListing(location, limit: limits.names)
      if listing.isIncomplete { noteTruncation(limits.names) }
      listings[path] = listing.entries
      return listing.entries
    } catch {
      let reason = error.message.replacing(location.description, with: path.description)
      note("not read: \(reason)", at: Origin(path))
      return []
    }
  }

  /// Returns the names in a folder.
  func names(_ folder: Path) -> [Path] { list(folder).map(\.name) }

  /// Notes that some files were not looked at; it matters only where the source files of an app are found.
  private func noteTruncation(_ maximum: Int) {
    if findsSources { isTruncated = true }
    note("more than \(maximum) files and folders: some were not looked at")
  }

  /// Visits folders, those near the top first, until all were seen or the limits are reached.
  ///
  /// Links to folders in the root that are not below the top are followed at the end, each folder once.
  ///
  /// - Parameters:
  ///   - top: The folder to begin with, relative to the root.
  ///   - skips: Whether a folder with this name is left out.
  ///   - visit: Called with each folder and its entries.
  func walk(
    from top: Path,
    skipping skips: (Path) -> Bool,
    _ visit: (_ folder: Path, _ entries: [FolderListing.Entry]) -> Void
  ) {
    var seen: Set<Path> = []
    var links: [Path] = []
    var nextLink = 0
    var waiting: Path? = top
    while let top = waiting {
      var level = [top]
      for _ in 0..<limits.depth where !level.isEmpty {
        var next: [Path] = []
        for folder in level {
          if let location = absolute(folder).canonicalized() { seen.insert(location) }
          var entries = list(folder)
          if entries.count > remainingNames {
            noteTruncation(maximumNames)
            entries = Array(entries.prefix(remainingNames))
          }
          remainingNames -= entries.count
          visit(folder, entries)
          let folders = entries.filter { !skips($0.name) }
          next += folders.filter { $0.kind == .folder }.map { folder.appending($0.name) }
          links += folders.filter { $0.kind == .linkedFolder }.map { folder.appending($0.name) }
        }
        level = next
      }
      if let folder = level.first {
        note("more than \(limits.depth) folders in one another: not looked at", at: Origin(folder))
      }
      waiting = nil
      while waiting == nil, nextLink < links.count {
        let link = links[nextLink]
        nextLink += 1
        let target =
          findsSources
          ? location(link, mentionedAt: Origin(link))
          : withoutNotes { location(link, mentionedAt: nil) }
        if let target, !seen.contains(target) { waiting = link }
      }
    }
  }
}
