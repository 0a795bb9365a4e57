internal import ScenarioSystem

extension XcodeProject {
  func madeSources(of target: ProjectTarget) -> [Located<String>] {
    guard let object = objects[target.id] else { return [] }
    return listedProducts(of: object) + outputs(of: object)
  }

  /// The files among the sources of a target that are in a folder of the build.
  private func listedProducts(of target: ProjectObject) -> [Located<String>] {
    Self.buildFiles(of: target, "PBXSourcesBuildPhase", objects).compactMap { file in
      guard let reference = objects[file.text("fileRef")], groups.isProduct(reference.id),
        let path = reference.text("path")
      else { return nil }
      return Located(path, at: objects.origin(reference))
    }
  }

  /// The files that scripts and build rules say they write.
  private func outputs(of target: ProjectObject) -> [Located<String>] {
    let scripts = objects.objects(target, "buildPhases").filter {
      $0.type == "PBXShellScriptBuildPhase"
    }
    let written = [
      (scripts, "outputPaths"), (objects.objects(target, "buildRules"), "outputFiles"),
    ]
    let named = written.flatMap { makers, key in
      makers.flatMap { maker in
        maker.texts(key).map { Located($0, at: objects.origin(maker, key)) }
      }
    }
    return named + scripts.flatMap(listedOutputs)
  }

  /// The files in the lists of outputs of a script (`.xcfilelist`).
  private func listedOutputs(of script: ProjectObject) -> [Located<String>] {
    let key = "outputFileListPaths"
    let origin = objects.origin(script, key)
    return script.texts(key).flatMap { text -> [Located<String>] in
      // A list that is elsewhere, such as one of CocoaPods, names files that are copied.
      guard let path = root.path(Path(withoutFolderOfProject(text)), in: folder),
        let file = root.read(path, mentionedAt: origin), let lines = file.text
      else { return [] }
      return lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        .compactMap { index, line in
          let name = line.trimmingSpaces
          return name.isEmpty || name.hasPrefix("#")
            ? nil : Located(name, at: Origin(path, line: index + 1))
        }
    }
  }

  private func withoutFolderOfProject(_ text: String) -> String {
    let folders = ["SRCROOT", "PROJECT_DIR"].flatMap { ["$(\($0))/", "${\($0)}/", "$\($0)/"] }
    let prefix = folders.first(where: text.hasPrefix)
    return String(text.dropFirst(prefix?.count ?? 0))
  }
}
