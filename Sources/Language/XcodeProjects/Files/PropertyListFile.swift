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
    guard let file = read(path, mentionedAt: origin, isProject: isProject) else { return nil }
    do throws(PropertyListError) {
      // The ranges are those of the UTF-8 form.
      let utf8 = TextFile(path, preprocess(PropertyListReader.utf8(file.bytes)))
      let list =
        Self.isXML(utf8.bytes) || PropertyListReader.isBinary(utf8.bytes)
        ? try PropertyListReader.read(utf8.bytes) : try PropertyListReader.readOldStyle(utf8.bytes)
      return (utf8, list)
    } catch {
      note("not read: \(error.message); \(error.help)", at: file.origin(error.offset))
      return nil
    }
  }

  /// Whether the first character, after a byte order mark and white space, is that of a tag; data of the old style, which
  /// begins with it, too, is no project.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }.first == UInt8(ascii: "<")
  }
}
