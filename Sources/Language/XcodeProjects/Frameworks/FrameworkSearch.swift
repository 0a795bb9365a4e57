internal import ScenarioSystem

/// Looks for the frameworks that the files of package managers name, in the folder of a project and in those above it.
enum FrameworkSearch {
  /// Returns each framework once, with where it is named.
  static func frameworks(around project: Path, in root: ProjectFolder) -> [Located<AppFramework>] {
    var found: [Located<AppFramework>] = []
    var parts = project.parts
    while true {
      let folder = Path(joining: parts)
      for name in Set(AppFramework.marks.map(\.file)).sorted() {
        guard let file = root.read(folder.appending(Path(name))) else { continue }
        let text = String(decoding: file.bytes, as: UTF8.self)
        for mark in AppFramework.marks where mark.file == name {
          guard !found.contains(where: { $0.value == mark.framework }) else { continue }
          if mark.text.isEmpty {
            found.append(Located(mark.framework, at: file.origin(nil)))
          } else if let range = text.firstRange(of: mark.text) {
            let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            found.append(Located(mark.framework, at: file.origin(offset)))
          }
        }
      }
      guard !parts.isEmpty else { return found }
      parts.removeLast()
    }
  }
}
