#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that is there as long as a test.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/ScenarioSystemTests.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let resolved = realpath(template, nil) else { throw Failed() }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  deinit { Self.remove(path) }

  struct Failed: Error {}

  /// Makes a file, and the folders on the way to it.
  func write(_ name: String, _ text: String = "a: b\n") throws {
    try makeFolders(above: name)
    guard let file = fopen("\(path)/\(name)", "w") else { throw Failed() }
    fputs(text, file)
    fclose(file)
  }

  /// The text of a file.
  func read(_ name: String) throws -> String {
    guard let file = fopen("\(path)/\(name)", "r") else { throw Failed() }
    defer { fclose(file) }
    var text: [UInt8] = []
    while case let byte = getc(file), byte != EOF { text.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: text, as: UTF8.self)
  }

  func link(_ name: String, to target: String) throws {
    guard symlink(target, "\(path)/\(name)") == 0 else { throw Failed() }
  }

  func remove(_ name: String) { unlink("\(path)/\(name)") }

  /// Moves a folder from elsewhere into this one.
  func moveHere(_ other: String) throws {
    guard rename(other, "\(path)/moved") == 0 else { throw Failed() }
  }

  func setMode(_ name: String, _ mode: UInt32) { chmod("\(path)/\(name)", mode_t(mode)) }

  func exists(_ name: String) -> Bool { access("\(path)/\(name)", F_OK) == 0 }

  /// All names in the folder itself, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeMutablePointer(to: &entry.pointee.d_name) {
          String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        }
      )
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// Whether this process may read whatever the permissions say.
  static var isRoot: Bool { geteuid() == 0 }

  private func makeFolders(above name: String) throws {
    var folder = path
    for part in name.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += "/\(part)"
      guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw Failed() }
    }
  }

  private static func remove(_ path: String) {
    chmod(path, 0o755)
    if let folder = opendir(path) {
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafeMutablePointer(to: &entry.pointee.d_name) {
          String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        }
        guard name != ".", name != ".." else { continue }
        let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
        if isFolder { remove("\(path)/\(name)") } else { unlink("\(path)/\(name)") }
      }
    }
    rmdir(path)
  }
}
