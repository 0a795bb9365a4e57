/// A hidden file, written before it is moved to its final path: `.NAME.scenario-run-PROCESS.tmp`.
///
/// It is locked while its process writes it, so that the next run can remove abandoned files.
struct TemporaryFile {
  private let file: ProcessFile

  /// The path of the temporary file.
  var path: Path { file.path }
  /// A locked descriptor for writing.
  var descriptor: Int32 { file.descriptor }

  private static let infix = ".scenario-run-"
  private static let fileExtension = ".tmp"

  /// Removes abandoned files in the folder of a path, and creates a new one.
  init(nextTo target: Path) throws(Platform.Failure) {
    let folder = target.folderPrefix
    let others = (try? ProcessFile.all(in: folder, numbers: Self.numbers)) ?? []
    for (path, process) in others { _ = ProcessFile.removeAbandoned(path, of: process) }
    file = try ProcessFile {
      "\(folder).\(target.name)\(Path("\(Self.infix)\($0)\(Self.fileExtension)"))"
    }
  }

  /// Moves the file to its final path, which keeps the lock until it is there.
  func move(to target: Path) throws(Platform.Failure) {
    let lock = try? Platform.duplicate(descriptor)
    defer { if let lock { try? Platform.closeFile(lock) } }
    do throws(Platform.Failure) {
      // Close first, since a network disk may report only now that it is full.
      try Platform.closeFile(descriptor)
      try Platform.moveFile(path, to: target)
    } catch {
      try? Platform.removeFile(path)
      throw error
    }
  }

  /// Removes the file.
  func remove() { file.remove() }

  /// Returns the numbers in the name of a temporary file; nil for any other file.
  private static func numbers(in path: Path) -> Substring? {
    guard path.hasPrefix("."), path.hasSuffix(fileExtension) else { return nil }
    let name = String(decoding: path.bytes.dropLast(fileExtension.utf8.count), as: UTF8.self)
    return name.ranges(of: infix).last.map { name[$0.upperBound...] }
  }
}
