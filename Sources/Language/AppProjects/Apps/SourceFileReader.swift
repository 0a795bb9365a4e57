internal import ScenarioSystem
internal import XcodeProjects

/// Reads source files below a root, up to a limit for all of them together.
final class SourceFileReader {
  private let root: Path
  private let limits: ReadingLimits
  /// The absolute paths of the files that were read before, by the paths relative to the root.
  private var known: [String: Path] = [:]
  private var size = 0
  /// Whether files were left out since all of them together are too large.
  private(set) var isTruncated = false
  /// Why files could not be read, by their paths.
  private(set) var refused: [String: String] = [:]

  init(root: Path, _ limits: ReadingLimits) {
    self.root = root
    self.limits = limits
  }

  /// Reads a file; nil if that is not possible.
  func read(_ path: String) -> [UInt8]? {
    if refused[path] != nil { return nil }
    guard let location = known[path] ?? root.appending(Path(path)).canonicalized(),
      location.isInside(root)
    else {
      refused[path] = "not read: it is not in the project"
      return nil
    }
    guard known[path] != nil || size < limits.bytes else {
      isTruncated = true
      refused[path] = "not read: the source files are larger than \(limits.bytes >> 20) MiB"
      return nil
    }
    do throws(ScenarioError) {
      let bytes = try FileReader.readWhole(path: location, limit: limits.fileBytes)
      guard Self.isText(bytes, path) else {
        refused[path] = "not read: the file is not UTF-8; save it as UTF-8"
        return nil
      }
      if known.updateValue(location, forKey: path) == nil { size += bytes.count }
      return bytes
    } catch {
      let reason = error.message.replacing(location.description, with: path)
      refused[path] = "not read: \(reason)"
      return nil
    }
  }

  /// Whether a file is source code in UTF-8.
  ///
  /// The compiler refuses a Swift file with another byte, and takes any in the comments and strings of Objective-C.
  private static func isText(_ bytes: [UInt8], _ path: String) -> Bool {
    if bytes.contains(0) || bytes.first == 0xFE || bytes.first == 0xFF { return false }
    return !path.hasSuffix(".swift") || String(validating: bytes, as: UTF8.self) != nil
  }

  /// The notes about what could not be read; of many, the first ones.
  var notes: [ProjectNote] {
    let notes = refused.sorted { $0.key < $1.key }.map { path, reason in
      ProjectNote(message: reason, origin: Origin(Path(path)), hidesSources: true)
    }
    guard notes.count > 20 else { return notes }
    let rest = "not read: \(notes.count - 20) more source files"
    return notes.prefix(20) + [ProjectNote(message: rest, origin: nil, hidesSources: true)]
  }
}
