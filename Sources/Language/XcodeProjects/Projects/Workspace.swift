internal import PropertyLists
internal import ScenarioSystem

/// A workspace, `Name.xcworkspace`: the projects and packages that are open together.
enum Workspace {
  /// Returns the paths that a workspace lists, relative to the root.
  static func items(of path: Path, in root: ProjectFolder) -> [Located<Path>] {
    guard let file = root.read(path.appending("contents.xcworkspacedata")) else { return [] }
    guard let text = file.text else {
      root.note("not read: the file is not UTF-8", at: Origin(file.path))
      return []
    }
    let container = Path(joining: path.parts.dropLast())
    var groups: [Path?] = [container]
    var items: [Located<Path>] = []
    var offset = 0
    // Only tags and one attribute matter, so that this is no reader of XML.
    for part in text.split(separator: "<", omittingEmptySubsequences: false) {
      let origin = file.origin(offset)
      offset += part.utf8.count + 1
      guard groups.count < 100 else { break }
      if part.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
      } else if part.hasPrefix("Group") {
        groups.append(location(in: part, group: groups.last ?? nil, container, root))
      } else if part.hasPrefix("FileRef"),
        let item = location(in: part, group: groups.last ?? nil, container, root)
      {
        items.append(Located(item, at: origin))
      }
    }
    return items
  }

  /// Returns the path in an attribute such as `location = "group:App.xcodeproj"`; nil if it is not in the root.
  private static func location(
    in tag: Substring,
    group: Path?,
    _ container: Path,
    _ root: ProjectFolder
  ) -> Path? {
    guard let start = tag.firstRange(of: "location")?.upperBound else { return nil }
    let quoted = tag[start...].split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count > 2 else { return nil }
    let parts = quoted[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let path = Path(unescaped(parts[1]))
    switch parts[0] {
    case "container": return root.path(path, in: container)
    case "absolute": return path.isAbsolute ? root.path(path, in: "") : nil
    // The project that contains the workspace.
    case "self": return path.isEmpty ? container : nil
    default: return group.flatMap { root.path(path, in: $0) }
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    let entities = ["&quot;": "\"", "&apos;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&"]
    return ["&quot;", "&apos;", "&lt;", "&gt;", "&amp;"].reduce(String(text)) {
      $0.replacing($1, with: entities[$1] ?? "")
    }
  }
}
