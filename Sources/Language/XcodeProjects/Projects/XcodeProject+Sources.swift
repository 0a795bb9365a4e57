internal import PropertyLists
internal import ScenarioSystem

extension XcodeProject {
  func sources(of target: ProjectTarget) -> [Path] {
    guard let object = objects[target.id] else { return [] }
    var paths = listedSources(of: object)
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      paths += sources(of: object, in: group)
    }
    // Headers belong to no target, but may say what the class beside them adopts.
    let headers = paths.compactMap { path -> Path? in
      guard let name = path.description.split(separator: ".").last, name == "m" || name == "mm"
      else { return nil }
      let header: Path = "\(Path(bytes: path.bytes.dropLast(name.utf8.count)))h"
      return root.exists(header) ? header : nil
    }
    var seen: Set<Path> = []
    return (paths + headers).filter { seen.insert($0).inserted }
  }

  /// The files that the build phases list one by one.
  private func listedSources(of target: ProjectObject) -> [Path] {
    Self.buildFiles(of: target, "PBXSourcesBuildPhase", objects).flatMap { file -> [Path] in
      guard let reference = objects[file.text("fileRef")] else { return [] }
      // A variant group, which has a file for each language, is no source file, but may contain some.
      let files = [reference] + objects.objects(reference, "children")
      return files.compactMap { file in
        guard let path = groups[file.id] else {
          if SourceFiles.isSource(Path(file.text("path") ?? "")), !groups.isProduct(file.id) {
            root.note("the source file is outside of the project", at: objects.origin(file))
          }
          return nil
        }
        return SourceFiles.isSource(path) ? path : nil
      }
    }
  }

  // MARK: - Folders whose files need not be listed

  /// The files of a folder that belong to a target: all if the folder does, except those that are listed, and only those
  /// if it does not.
  private func sources(of target: ProjectObject, in group: ProjectObject) -> [Path] {
    let isWhole = target.texts("fileSystemSynchronizedGroups").contains(group.id)
    guard let path = groups[group.id] else {
      if isWhole {
        root.note(
          "a folder of the target is outside of the project and is not read",
          at: objects.origin(group)
        )
      }
      return []
    }
    if isWhole, !root.exists(path) {
      // Git stores no empty folders.
      root.note(
        "there is no folder '\(path.description.shortened)', whose files belong to the target",
        at: objects.origin(group),
        hidesSources: false
      )
    }
    let exceptions = objects.objects(group, "exceptions").filter {
      $0.type == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.text("target") == target.id
    }
    let excepted = exceptions.flatMap { $0.texts("membershipExceptions") }.compactMap {
      root.path(Path($0), in: path)
    }
    guard isWhole else {
      return excepted.flatMap { path in
        SourceFiles.isSource(path)
          ? [path] : root.isFolder(path) ? SourceFiles.below(path, in: root) : []
      }
    }
    // Folders that are copied as they are.
    let copied = group.texts("explicitFolders").compactMap { root.path(Path($0), in: path) }
    let left = Set(excepted + copied + exceptions.flatMap { filesForOtherPlatforms($0, in: path) })
    return SourceFiles.below(path, in: root).filter { file in
      !left.contains(file) && !left.contains { file.isInside($0) }
    }
  }

  /// The files of a folder that are built for other systems than iOS only.
  private func filesForOtherPlatforms(_ exceptions: ProjectObject, in folder: Path) -> [Path] {
    let filters = exceptions.list.entry("platformFiltersByRelativePath")?.value.entries ?? []
    return filters.filter { !($0.value.items ?? []).contains { $0.string == "ios" } }.compactMap {
      root.path(Path($0.key), in: folder)
    }
  }
}

extension XcodeProject {
  var localPackages: [Located<Path>] {
    let references = objects.all("XCLocalSwiftPackageReference").compactMap {
      object -> Located<Path>? in
      guard let name = object.text("relativePath") else { return nil }
      let origin = objects.origin(object, "relativePath")
      guard let path = root.path(Path(name), in: folder) else {
        root.note(
          "the package '\(name.shortened)' is outside of the project and is not read",
          at: origin,
          hidesSources: false
        )
        return nil
      }
      return Located(path, at: origin)
    }
    // Before Xcode 15, a package was a folder among the groups.
    let folders = objects.all("PBXFileReference").filter {
      ["folder", "text", "wrapper"].contains($0.text("lastKnownFileType"))
    }.compactMap { object in
      groups[object.id].map { Located($0, at: objects.origin(object)) }
    }
    return (references + folders).filter { root.exists($0.value.appending("Package.swift")) }
  }
}
