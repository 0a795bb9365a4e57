internal import ScenarioSystem

/// A file of a project that is open in an editor.
struct ProjectFile {
  var text: TextDocument
  /// The folder of its project; nil if it has none.
  let folder: Path?
}
