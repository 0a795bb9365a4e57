// What files say of an app.
extension TreeDecoder {
  /// Decodes the Info.plist that an app names by its path, before the keys beside it, which override those of the file.
  mutating func readInfoPlist(of app: Tree.Index, into setup: inout AppSetup) {
    guard let path = path("info", in: app), let root = root(ofFileAt: path, .propertyList) else {
      return
    }
    isInPropertyList = true
    _ = read(root, Grammar.info, into: &setup)
    isInPropertyList = false
  }

  /// Decodes what a project or a file says of the app, before the keys beside its path, which override it.
  mutating func readDescription(of app: Tree.Index, into setup: inout AppSetup) {
    let path = path("from", in: app)
    namesDescription = path != nil
    guard let path else { return }
    let reference = reference(of: app)
    guard let root = root(ofFileAt: path, .app(reference)),
      let description = tree.value(of: "app", in: root)
    else { return }
    isInDescription = true
    readInfoPlist(of: description, into: &setup)
    _ = read(description, Grammar.app, into: &setup)
    setup.describedMethodsRange = setup.implementsRange
    setup.describedKeys = Set(
      DescribedKey.allCases.filter { !reference.keys.contains($0.key) }
    )
    setup.isLifeCycleDescribed = reference.keys.isDisjoint(with: ["life-cycle", "swiftui", "info"])
    isInDescription = false
  }

  /// Returns what is beside `from`.
  private mutating func reference(of app: Tree.Index) -> AppReference {
    var keys: Set<String> = []
    for (key, value) in tree.fields(app) {
      let word = string(key)
      if let name = Grammar.app.name(meantBy: word) {
        keys.insert(name)
      } else if let form = Grammar.app.shortForms.first(where: { $0.name == word }),
        form.words.contains(string(value))
      {
        var setup = AppSetup()
        keys.insert(form.read(&self, value, &setup).key)
      }
    }
    return AppReference(
      target: path("target", in: app).map(string),
      configuration: path("configuration", in: app).map(string),
      keys: keys
    )
  }

  /// Returns the scalar under a key of `app`; nil for another value, and for an empty one.
  private func path(_ key: StaticString, in app: Tree.Index) -> Tree.Index? {
    tree.fields(app).first { name, value in
      let kind = node(value).kind
      // Without a string for the standard key.
      return (kind == .scalar || kind == .quoted) && !isEmpty(value)
        && (isText(name, key) || Grammar.app.name(meantBy: string(name)) == "\(key)")
    }?.value
  }
}
