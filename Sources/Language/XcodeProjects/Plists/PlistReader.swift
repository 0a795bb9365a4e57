internal import PropertyLists
internal import ScenarioSystem

/// Reads the property lists that build settings name.
struct PlistReader {
  let project: any ReadableProject
  let target: ProjectTarget
  let settings: BuildSettings
  let root: ProjectFolder

  /// Returns the Info.plist as a build makes it; nil if the target has none that can be read.
  func infoPlist() -> EffectivePlist? {
    let file = target.infoPlist.map(inline) ?? file("INFOPLIST_FILE")
    let isGenerated = settings["GENERATE_INFOPLIST_FILE"]?.isOn ?? false
    if file == nil, settings["INFOPLIST_FILE"] != nil, target.infoPlist == nil { return nil }
    guard file != nil || isGenerated else {
      root.note("the target '\(target.name)' has no Info.plist", at: target.origin)
      return nil
    }
    var plist = file ?? EffectivePlist(PropertyList(.dictionary([])), in: nil)
    if isGenerated { addGenerated(to: &plist) }
    addTargeting(to: &plist)
    noteUndefined(in: &plist)
    return plist
  }

  /// Returns the entitlements; nil if the target has none that can be read.
  func entitlements() -> EffectivePlist? {
    guard var plist = target.entitlements.map(inline) ?? file("CODE_SIGN_ENTITLEMENTS") else {
      return nil
    }
    noteUndefined(in: &plist)
    return plist
  }

  // MARK: - Files

  private func inline(_ list: InlineList) -> EffectivePlist {
    var plist = EffectivePlist(PropertyList(.dictionary([])), in: nil)
    for entry in list.entries { plist.set(entry.key, entry.value, at: entry.origin) }
    return plist
  }

  /// Reads the file that a setting names; nil if there is no such setting, or what it names cannot be read.
  private func file(_ name: String) -> EffectivePlist? {
    guard let setting = settings[name] else { return nil }
    guard let path = root.path(Path(setting.text), in: project.folder), setting.undefined.isEmpty
    else {
      let reason =
        setting.undefined.isEmpty
        ? "it is outside of the project"
        : "no file defines \(setting.undefined.joined(separator: ", ").shortened)"
      root.note("\(name) '\(setting.text.shortened)' is not read: \(reason)", at: setting.origin)
      return nil
    }
    guard root.exists(path) else {
      root.noteMissing(path, ", which \(name) names", at: setting.origin)
      return nil
    }
    let isPreprocessed = name == "INFOPLIST_FILE" && settings["INFOPLIST_PREPROCESS"]?.isOn == true
    var isKnown = true
    let found = root.propertyList(path, mentionedAt: setting.origin) { bytes in
      guard isPreprocessed else { return bytes }
      let (text, isComplete) = preprocessed(bytes, path)
      isKnown = isComplete
      return text
    }
    guard let (file, list) = found, isKnown else { return nil }
    guard list.entries != nil else {
      root.note("not read: it is not a dictionary", at: Origin(path))
      return nil
    }
    return EffectivePlist(list, in: file)
  }

  /// Returns a file without what the preprocessor leaves out, and whether that is all; notes what is not done here.
  private func preprocessed(_ bytes: [UInt8], _ path: Path) -> (text: [UInt8], isComplete: Bool) {
    var conditions = PlistConditions(
      definitions: settings["INFOPLIST_PREPROCESSOR_DEFINITIONS"]?.text ?? "",
      flags: settings["INFOPLIST_OTHER_PREPROCESSOR_FLAGS"]?.text ?? ""
    )
    let text = conditions.evaluate(bytes)
    for line in conditions.unknownLines {
      root.note("this is not preprocessed as a build does it", at: Origin(path, line: line))
    }
    if let header = settings["INFOPLIST_PREFIX_HEADER"] {
      root.note(
        "what '\(header.text.shortened)' defines for '\(path)' is not known",
        at: header.origin
      )
    }
    return (text, conditions.unknownLines.isEmpty && settings["INFOPLIST_PREFIX_HEADER"] == nil)
  }

  // MARK: - What a build adds

  private func addGenerated(to plist: inout EffectivePlist) {
    let (entries, unknown) = GeneratedInfoPlist.entries(settings)
    for entry in entries { plist.merge(entry) }
    for setting in unknown {
      root.note("Xcode does not know '\(setting.value)', which has no effect", at: setting.origin)
    }
    plist.set("LSRequiresIPhoneOS", PropertyList(.boolean(true)), at: target.origin)
  }

  /// Adds the devices and the earliest version of iOS, which are build settings in each project.
  private func addTargeting(to plist: inout EffectivePlist) {
    if let version = settings["IPHONEOS_DEPLOYMENT_TARGET"] {
      plist.set("MinimumOSVersion", PropertyList(.string(version.text)), at: version.origin)
    }
    if let families = settings["TARGETED_DEVICE_FAMILY"] {
      let numbers = families.text.split { !$0.isNumber }.compactMap { Int64($0) }
      let items = numbers.filter { $0 == 1 || $0 == 2 }.map { PropertyList(.integer($0)) }
      if !items.isEmpty {
        plist.set("UIDeviceFamily", PropertyList(.array(items)), at: families.origin)
      }
    }
  }

  /// Replaces variables, and notes those without a value where they matter.
  private func noteUndefined(in plist: inout EffectivePlist) {
    for (path, variables) in plist.expand(settings) where LifeCycleKeys.contains(path) {
      for variable in variables {
        root.note(
          "no file defines '\(variable.shortened)', which \(path.joined(separator: ".").shortened) contains",
          at: plist.origins[path[0]]
        )
      }
    }
  }
}
