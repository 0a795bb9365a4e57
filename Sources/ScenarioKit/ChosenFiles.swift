internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// The files of a run, and the spots in them that were named with a line.
struct ChosenFiles {
  let files: ScenarioFiles
  /// By the path as it is displayed.
  let spots: [String: [Selection.Spot]]

  /// Looks everything up that was named; nothing is played before that.
  init(_ arguments: [String]) throws(ScenarioError) {
    var plain: [String] = []
    var spotted: [(path: String, spot: Selection.Spot, argument: String)] = []
    for argument in arguments {
      let spots = Self.exists(argument) ? [] : Self.spots(in: argument)
      if let (path, spot) = spots.first(where: { Self.exists($0.path) }) {
        spotted.append((path, spot, argument))
      } else {
        plain.append(argument)
      }
    }
    let files = try ScenarioFiles(arguments: plain + spotted.map(\.path))
    if let empty = files.firstEmptyArgument() {
      throw ScenarioError(
        .nothingSelected,
        "no scenario file is below '\(empty)'",
        help: "scenario files end in .yaml or .yml, and hidden ones do not count"
      )
    }
    self.files = files
    spots = try Self.check(spotted, beside: plain)
  }

  private static func exists(_ path: String) -> Bool {
    (try? ScenarioFiles(arguments: [path])) != nil
  }

  /// What `PATH:LINE` and `PATH:LINE: NAME`, as `list` writes it, may mean: a path may hold colons, too.
  private static func spots(in argument: String) -> [(path: String, spot: Selection.Spot)] {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    return parts.indices.dropFirst().compactMap { index in
      guard let line = Int(parts[index]), line > 0 else { return nil }
      let path = parts[..<index].joined(separator: ":")
      let rest = parts[(index + 1)...].joined(separator: ":")
      if index == parts.count - 1 { return (path, .init(line: line, name: nil)) }
      guard rest.hasPrefix(" "), rest.count > 1 else { return nil }
      return (path, .init(line: line, name: String(rest.dropFirst())))
    }
  }

  /// Each spot must choose something; a file that is also named as a whole, or through its folder, is whole.
  private static func check(
    _ spotted: [(path: String, spot: Selection.Spot, argument: String)],
    beside plain: [String]
  ) throws(ScenarioError) -> [String: [Selection.Spot]] {
    guard !spotted.isEmpty else { return [:] }
    var spots: [String: [Selection.Spot]] = [:]
    var loader = YAMLLoader()
    for item in spotted {
      var single = try ScenarioFiles(arguments: [item.path])
      guard case .file(let path)? = single.next(), path.display.hasSuffix(lastPart(of: item.path))
      else {
        throw ScenarioError(.usage, "'\(item.path)' is a folder, and a line was given")
      }
      let bytes = try FileReader.read(
        path: path.path,
        as: path.display,
        limit: YAMLLoader.fileLimit
      )
      let file = loader.load(SourceFile(path: path.display, bytes: bytes))
      var selection = Selection()
      selection.spots = [path.display: [item.spot]]
      let isBroken = file.scenarios.isEmpty
      guard isBroken || selection.forFile(path.display, file).isMatched(item.spot) else {
        throw ScenarioError(
          .nothingSelected,
          "'\(item.argument)' chooses no scenario",
          help: "see 'scenario-run list \(item.path)'"
        )
      }
      spots[path.display, default: []].append(item.spot)
    }
    if !plain.isEmpty {
      for case .file(let path) in try ScenarioFiles(arguments: plain) { spots[path.display] = nil }
    }
    return spots
  }

  private static func lastPart(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }
}
