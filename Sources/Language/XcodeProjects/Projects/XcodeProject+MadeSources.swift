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
    return written.flatMap { makers, key in
      makers.flatMap { maker in
        maker.texts(key).map { Located($0, at: objects.origin(maker, key)) }
      }
    }
  }
}
