// The Info.plist of an app, as a file.
extension TreeDecoder {
  /// Decodes the Info.plist that an app names by its path, before the keys beside it, which override those of the file.
  mutating func readInfoPlist(of app: Tree.Index, into setup: inout AppSetup) {
    guard
      let path = tree.fields(app).first(where: { key, value in
        let kind = node(value).kind
        // Without a string for the standard key.
        return (kind == .scalar || kind == .quoted)
          && (isText(key, "info") || Grammar.app.name(meantBy: string(key)) == "info")
      })?.value, !isEmpty(path), let root = root(ofFileAt: path, .propertyList)
    else { return }
    isInPropertyList = true
    _ = read(root, Grammar.info, into: &setup)
    isInPropertyList = false
  }
}
