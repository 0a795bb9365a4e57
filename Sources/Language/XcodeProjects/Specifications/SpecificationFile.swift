package import PropertyLists
internal import ScenarioSystem

/// Reads YAML as a property list whose ranges are those of the file.
package typealias YAMLReading = ([UInt8]) throws(PropertyListError) -> PropertyList

/// Reads the files of a project specification of XcodeGen: `project.yml`, with those that it includes.
struct SpecificationFile {
  private static let maximumDepth = 16
  /// The number of files that one may include, directly or not: those that two others include count twice.
  private static let maximumCount = 200

  private let root: ProjectFolder
  private let readYAML: YAMLReading
  /// The files that are being read, to find circles.
  private var path: [Path] = []
  private var count = 0

  /// Returns the contents of a file with what it includes; nil if it cannot be read, which is noted.
  static func read(
    _ path: Path,
    in root: ProjectFolder,
    _ readYAML: @escaping YAMLReading
  ) -> SpecificationNode? {
    var file = Self(root: root, readYAML: readYAML)
    return file.read(path, mentionedAt: nil)
  }

  private init(root: ProjectFolder, readYAML: @escaping YAMLReading) {
    self.root = root
    self.readYAML = readYAML
  }

  private mutating func read(_ path: Path, mentionedAt origin: Origin?) -> SpecificationNode? {
    guard !self.path.contains(path) else {
      root.note("'\(path)' includes itself", at: origin)
      return nil
    }
    guard self.path.count < Self.maximumDepth, count < Self.maximumCount else {
      root.note("too many files include one another: '\(path)' is not read", at: origin)
      return nil
    }
    guard root.exists(path) else {
      root.noteMissing(path, at: origin)
      return nil
    }
    guard let file = root.read(path, mentionedAt: origin) else { return nil }
    count += 1
    do throws(PropertyListError) {
      let node = SpecificationNode(try readYAML(file.bytes), in: file)
      self.path.append(path)
      defer { self.path.removeLast() }
      return including(node)
    } catch {
      root.note("not read: \(error.message); \(error.help)", at: file.origin(error.offset))
      return nil
    }
  }

  /// Returns a file merged over those that it includes.
  private mutating func including(_ node: SpecificationNode) -> SpecificationNode {
    guard let includes = node["include"] else { return node }
    var result: SpecificationNode?
    let items = includes.isMapping ? [includes] : includes.items
    for item in items {
      guard let name = item.text ?? item["path"]?.text else {
        root.note("this has no 'path', and is not read", at: item.origin)
        continue
      }
      if item["enable"]?.text == "NO" { continue }
      for text in [name, item["enable"]?.text ?? ""] where text.contains("${") {
        root.note(
          "'\(text.shortened)' has a variable of the environment, which is not known",
          at: item.origin
        )
      }
      guard let path = root.path(Path(name), in: node.folder) else {
        root.note("'\(name.shortened)' is outside of the project and is not read", at: item.origin)
        continue
      }
      let folder = Path(joining: path.parts.dropLast())
      if item["relativePaths"]?.text == "NO", folder != node.folder {
        root.note(
          "paths in '\(name.shortened)' are taken as relative to its folder",
          at: item.origin
        )
      }
      guard let included = read(path, mentionedAt: item.origin) else { continue }
      result = result?.merged(with: included) ?? included
    }
    return result?.merged(with: node) ?? node
  }
}
