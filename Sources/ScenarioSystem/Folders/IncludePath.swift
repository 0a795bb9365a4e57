/// The file that a scenario file includes.
public struct IncludePath: Sendable {
  /// The path by which to open it.
  public let location: String
  /// The path as it is displayed.
  public let display: String
  /// The path without links, the same for each way to write it.
  public let identity: String

  /// Finds the file.
  ///
  /// - Parameters:
  ///   - path: A path relative to the folder of the file that includes.
  ///   - includer: Where that file lies.
  ///   - name: How that file is displayed.
  /// - Throws: `.noSuchPath`, or `.usage` for a path that leads out of the root.
  public init(
    _ path: String,
    in includer: String,
    displayedAs name: String
  )
    throws(ScenarioError)
  {
    guard path.utf8.first != UInt8(ascii: "/") else {
      throw ScenarioError(
        .usage,
        "'\(path)' is an absolute path",
        help: "write it relative to the folder of this file"
      )
    }
    let folder = Self.folder(of: includer)
    location = Self.joined(folder, path)
    display = Self.short(Self.joined(Self.folder(of: name), path))
    guard let identity = Platform.resolved(location) else {
      let near = Self.near(path, in: folder).map { "; did you mean '\($0)'?" } ?? ""
      throw ScenarioError(
        .noSuchPath,
        "there is no file '\(display)'",
        help: "paths are relative to the folder of this file\(near)"
      )
    }
    // Nothing outside of the root is included.
    let root = ProjectRoot.path(above: Platform.resolved(folder.isEmpty ? "." : folder) ?? "/")
    guard root == "/" || identity.hasPrefix(root + "/") else {
      throw ScenarioError(
        .usage,
        "'\(path)' leads out of the root of the scenarios",
        help: "the root is the nearest folder with \(ProjectRoot.marks.joined(separator: " or ")), "
          + "else that of the file"
      )
    }
    self.identity = identity
  }

  /// The path without links, nil where there is no file.
  public static func identity(of path: String) -> String? { Platform.resolved(path) }

  /// The same path from another folder, or from one above: what is meant by a path that leads nowhere.
  private static func near(_ path: String, in folder: String) -> String? {
    var inner = path[...]
    while inner.hasPrefix("../") || inner.hasPrefix("./") {
      inner = inner[inner.index(after: inner.firstIndex(of: "/") ?? inner.startIndex)...]
    }
    let name = inner.split(separator: "/").last ?? inner
    for tail in inner == name ? [inner] : [inner, name] {
      for ups in 0...5 {
        let candidate = String(repeating: "../", count: ups) + tail
        if Platform.resolved(joined(folder, candidate)) != nil { return candidate }
      }
    }
    return nil
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : folder == "/" ? "/\(path)" : "\(folder)/\(path)"
  }

  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.count == 1 && parts[0].isEmpty ? "/" : parts.joined(separator: "/")
  }

  /// The path without what goes up again.
  private static func short(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
