/// Replaces the contents of a file, unless another program saves it at the same time: then its version stays.
///
/// The old file and the new one are exchanged, and what was displaced is compared with what was expected there. If another
/// program was faster, its version is put back, and so on until nothing unexpected was displaced. So the version that was
/// saved last is at the path, and none is lost but those that their own programs have replaced.
struct FileReplacement: ~Copyable {
  /// A version of the file.
  private struct Version: Equatable {
    /// nil for a link, or if there is no file.
    var identity: FileIdentity?
    /// nil if another program is still writing it.
    var contents: [UInt8]?
  }

  /// The path of the file, without links.
  private let target: Path
  /// The path in messages.
  private let name: Path
  /// The file, open until the end, so that no other file gets its number.
  private let file: Int32
  private let status: Platform.Status

  /// The maximum number of exchanges; another program would have to save the file as often in a moment.
  private static let maximumExchanges = 1_000
  /// Far larger than any file that is replaced.
  private static let sizeLimit = 1 << 30

  /// Opens the file at a path, or at the end of a link.
  ///
  /// - Throws: `.unwritable`, if it cannot be written, or if a new file would lack something that the old one has.
  init(_ path: Path, as name: Path) throws(ScenarioError) {
    let target = Platform.resolved(path) ?? path
    let (file, status) = try Self.open(target, as: name)
    (self.target, self.name, self.file, self.status) = (target, name, file, status)
  }

  private static func open(
    _ path: Path,
    as name: Path
  ) throws(ScenarioError) -> (Int32, Platform.Status) {
    let (file, status): (Int32, Platform.Status)
    do throws(Platform.Failure) {
      // Only to find out whether the file may be written: to have it open for that would look like another program.
      try Platform.closeFile(try Platform.openFile(path, .writing))
      file = try Platform.openFile(path, .reading)
      status = try Platform.Status(of: file)
    } catch {
      throw Self.error(name, error)
    }
    guard status.linkCount <= 1 else {
      try? Platform.closeFile(file)
      throw ScenarioError.unwritable(
        "cannot write '\(name)': the file has \(status.linkCount) hard links, and only this one would get the new contents",
        help: "replace the others by symbolic links, or copy the file"
      )
    }
    return (file, status)
  }

  deinit { try? Platform.closeFile(file) }

  /// Replaces the contents.
  ///
  /// - Parameters:
  ///   - old: The contents that were read.
  ///   - new: The new contents.
  /// - Throws: `.unwritable`, or `.io` if another program has changed the file; then its version stays.
  func replace(_ old: [UInt8], with new: [UInt8]) throws(ScenarioError) {
    let original = Version(identity: FileIdentity(of: file), contents: try contents(of: file))
    guard original.contents == old else { throw modifiedError }
    let aside = asidePath
    let own = try write(new, to: aside)
    guard try place(own, from: aside, expecting: original) == own else { throw modifiedError }
  }

  /// Writes the new file, with the metadata of the old one, to a path beside it.
  private func write(_ new: [UInt8], to path: Path) throws(ScenarioError) -> Version {
    do throws(Platform.Failure) {
      let temporary = try TemporaryFile(nextTo: target)
      do throws(Platform.Failure) {
        try Platform.copyMetadata(status, of: file, to: temporary.descriptor)
        try Platform.writeAll(new[...], to: temporary.descriptor)
        try Platform.synchronize(temporary.descriptor)
      } catch {
        temporary.remove()
        throw error
      }
      let identity = FileIdentity(of: temporary.descriptor)
      // Under another name, since the next run removes abandoned temporary files, and this one may soon have what a
      // program has saved.
      try temporary.move(to: path)
      return Version(identity: identity, contents: new)
    } catch  where error.isNotPermitted {
      throw ScenarioError.unwritable(
        "cannot write '\(name)': a new file cannot have its owner, group or attributes",
        help: "run the command as the owner of the file"
      )
    } catch {
      throw Self.error(name, error)
    }
  }

  /// Places the version at a path, and returns the one that is there in the end.
  private func place(
    _ version: Version,
    from path: Path,
    expecting original: Version
  ) throws(ScenarioError) -> Version {
    var (placed, expected) = (version, original)
    for _ in 0..<Self.maximumExchanges {
      do throws(Platform.Failure) {
        guard try Platform.exchange(path, with: target) else { return placed }
      } catch {
        if placed == version { try? Platform.removeFile(path) }
        throw Self.error(name, error, kept: placed == version ? nil : path)
      }
      let displaced = self.version(at: path)
      if displaced == expected {
        try? Platform.removeFile(path)
        return placed
      }
      (placed, expected) = (displaced, placed)
    }
    throw ScenarioError.unwritable(
      "cannot write '\(name)': another program saves it again and again",
      help: "one of the versions that it saved is in '\(path)'"
    )
  }

  private func version(at path: Path) -> Version {
    guard let descriptor = try? Platform.openFile(path, .readingNoLink) else { return Version() }
    defer { try? Platform.closeFile(descriptor) }
    let isComplete = Platform.waitForWriters(of: descriptor)
    return Version(
      identity: FileIdentity(of: descriptor),
      contents: isComplete ? try? contents(of: descriptor) : nil
    )
  }

  private func contents(of descriptor: Int32) throws(ScenarioError) -> [UInt8] {
    do throws(Platform.Failure) {
      return try FileReader.contents(of: descriptor, limit: Self.sizeLimit)
    } catch {
      throw ScenarioError(.unreadable, "cannot read '\(name)': \(error.reason)")
    }
  }

  /// The hidden path beside the file for the version that is not at its path.
  private var asidePath: Path {
    let prefix: Path = "\(target.folderPrefix).\(target.name).scenario-run-\(Platform.ownProcessID)"
    var path: Path = "\(prefix).old"
    var number = 2
    while Platform.kind(of: path, followingLinks: false) != nil {
      path = "\(prefix)-\(number).old"
      number += 1
    }
    return path
  }

  private var modifiedError: ScenarioError {
    ScenarioError(
      .io,
      "'\(name)' was not rewritten: another program modified it in the meantime",
      help: "run the command again"
    )
  }

  private static func error(
    _ name: Path,
    _ failure: Platform.Failure,
    kept path: Path? = nil
  ) -> ScenarioError {
    ScenarioError.unwritable(
      "cannot write '\(name)': \(failure.reason)",
      help: path.map { "what another program has saved is in '\($0)'" } ?? ""
    )
  }
}
