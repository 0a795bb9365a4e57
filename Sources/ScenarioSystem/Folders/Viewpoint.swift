/// The working directory as the place from which paths are seen.
struct Viewpoint: Sendable {
  /// The absolute path, without links.
  let path: String
  private let components: [String]

  init(workingDirectory: String) {
    let path = Platform.resolved(workingDirectory) ?? workingDirectory
    self.path = path
    components = Self.split(path)
  }

  /// The parts of the absolute path that an argument means, without '.' and '..'.
  func components(of argument: String) -> [String] {
    let isAbsolute = argument.utf8.first == UInt8(ascii: "/")
    var parts = isAbsolute ? [] : components
    for part in Self.split(argument) where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      // Behind a link, '..' is where the link leads, not where it stands.
      let path = Self.joined(parts)
      if (try? Platform.kind(of: path, followingLinks: false)) == .link,
        let resolved = Platform.resolved(path)
      {
        parts = Self.split(resolved)
      }
      if !parts.isEmpty { parts.removeLast() }
    }
    // An absolute path may lead here by links, such as /tmp on macOS: without them it is seen as ours.
    if isAbsolute, let name = parts.last,
      let folder = Platform.resolved(Self.joined(parts.dropLast()))
    {
      return Self.split(folder) + [name]
    }
    return parts
  }

  /// A path as seen from here: empty for this very folder, absolute where only the root is shared.
  func display(_ parts: [String]) -> String {
    let shared = zip(parts, components).prefix { Self.areSame($0, $1) }.count
    if shared == 0, !components.isEmpty { return Self.joined(parts) }
    let up = Array(repeating: "..", count: components.count - shared)
    return (up + parts[shared...]).joined(separator: "/")
  }

  /// The absolute path of what is displayed so.
  func path(of display: String) -> String {
    if display.utf8.first == UInt8(ascii: "/") { return display }
    return path == "/" ? "/\(display)" : display.isEmpty ? path : "\(path)/\(display)"
  }

  /// Of a folder that lies around this one, the folders from there to here; nil for any other.
  func pathDown(from parts: [String]) -> ArraySlice<String>? {
    guard parts.count <= components.count, zip(parts, components).allSatisfy(Self.areSame) else {
      return nil
    }
    return components[parts.count...]
  }

  /// The absolute path made of its parts.
  static func joined(_ parts: some Collection<String>) -> String {
    "/" + parts.joined(separator: "/")
  }

  /// Whether two names are the same bytes: to the file system, two ways to write 'é' are two names.
  private static func areSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  private static func split(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
