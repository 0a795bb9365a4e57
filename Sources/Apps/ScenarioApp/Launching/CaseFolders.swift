internal import Foundation

/// The home folder and the temporary folder of a case, which survive the end of the app's process as on a device.
///
/// They are made when the app asks for one of them, and removed at the end of the case.
final class CaseFolders {
  /// The folders by the variables of the environment from which Foundation reads them.
  private static let folders = [
    "HOME": "", "CFFIXED_USER_HOME": "", "TMPDIR": "tmp", "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config", "XDG_DATA_HOME": ".local/share",
  ]

  /// What the folders are in if they cannot be made: the app must not find those of the user instead.
  private static let missing = URL(fileURLWithPath: "/dev/null/scenario-run-case")

  private let parent: URL
  private var home: URL?
  /// Why the folders cannot be made; nil if they can.
  private(set) var problem: String?
  private var paths: [String: UnsafeMutablePointer<CChar>] = [:]

  /// All variables of the environment, as C lists them.
  private var variables: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>?

  init(in parent: URL = FileManager.default.temporaryDirectory) { self.parent = parent }

  deinit { remove() }

  /// Removes the folders.
  func remove() {
    for path in paths.values { free(path) }
    paths.removeAll()
    freeVariables()
    if let home { try? FileManager.default.removeItem(at: home) }
    home = nil
  }

  /// Returns the folder of a variable, as a C string that lives as long as this object; nil for any other variable.
  func path(for variable: String) -> UnsafePointer<CChar>? {
    guard let folder = Self.folders[variable] else { return nil }
    if let path = paths[variable] { return UnsafePointer(path) }
    let home = home ?? makeHome()
    self.home = home
    let path = strdup(folder.isEmpty ? home.path : home.appendingPathComponent(folder).path)
    paths[variable] = path
    return path.map { UnsafePointer($0) }
  }

  /// Returns all variables of the environment, with the folders of the case; valid until the next call.
  func environment() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    var values = ProcessInfo.processInfo.environment
    for variable in Self.folders.keys {
      if let path = path(for: variable) { values[variable] = String(cString: path) }
    }
    freeVariables()
    let list = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: values.count + 1
    )
    let texts = values.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    _ = list.initialize(from: texts + [nil])
    variables = list
    return list.baseAddress
  }

  private func freeVariables() {
    variables?.forEach { free($0) }
    variables?.deallocate()
    variables = nil
  }

  private func makeHome() -> URL {
    let name = "scenario-run-case-\(UUID().uuidString)"
    let home = parent.appendingPathComponent(name)
    do {
      for folder in ["Documents", "Library", "tmp", ".cache", ".config", ".local/share"] {
        let url = home.appendingPathComponent(folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
      return home
    } catch {
      try? FileManager.default.removeItem(at: home)
      problem = "its folders cannot be made in \(parent.path): \(error)"
      return Self.missing
    }
  }
}
