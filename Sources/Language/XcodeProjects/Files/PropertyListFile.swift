internal import PropertyLists
internal import ScenarioSystem

extension ProjectFolder {
  /// Reads a property list in any format; what cannot be read is noted.
  func propertyList(
    _ path: Path,
    mentionedAt origin: Origin? = nil,
    isProject: Bool = false,
    preprocessing preprocess: ([UInt8]) -> [UInt8] = { $0 }
  ) -> (file: TextFile, list: PropertyList)? {
    guard let contents = bytes(path, mentionedAt: origin, isProject: isProject) else { return nil }
    // The ranges are those of the UTF-8 form.
    let utf8 = preprocess(PropertyListReader.utf8(contents))
    do throws(PropertyListError) {
      let list =
        Self.isXML(utf8) || PropertyListReader.isBinary(utf8)
        ? try PropertyListReader.read(utf8) : try PropertyListReader.readOldStyle(utf8)
      return (TextFile(path, utf8), list)
    } catch {
      // Only the lines before the error matter, of a file that may be huge.
      let start = TextFile(path, Array(utf8.prefix(error.offset + 1)))
      note("not read: \(error.message); \(error.help)", at: start.origin(error.offset))
      return nil
    }
  }

  /// Whether the first character, after a byte order mark and white space, is that of a tag; data of the old style, which
  /// begins with it, too, is no project.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].first { $0 != 0x20 && !(9...13).contains($0) } == UInt8(ascii: "<")
  }
}
