// Files that are named by their paths.
extension TreeDecoder {
  /// Returns the root of a file's tree; nil if it could not be read, which is reported, or was not read yet.
  mutating func root(ofFileAt index: Tree.Index, _ format: NamedFileFormat) -> Tree.Index? {
    let file = NamedFile(path: string(index), format: format, location: range(index).start)
    switch namedFiles[file] {
    case nil: unreadFiles.append(file)
    case .refused(let message, let help):
      report(.unreadableInclude, at: index, message) { Diagnostic.Help(help) }
    case .read(let root): return root
    }
    return nil
  }
}
