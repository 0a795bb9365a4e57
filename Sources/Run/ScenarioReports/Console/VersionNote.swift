@_spi(Package) internal import LifecycleCore
package import ScenarioRunner

/// A note about versions of iOS whose rules are those of an earlier major version.
///
/// Such a case passes or fails like one of the earlier version, and shows nothing about the later one.
package struct VersionNote {
  private var versions: [String] = []

  /// Creates a note about no version.
  package init() {}

  /// Adds the versions of a file's cases.
  package mutating func add(_ file: FileResult) {
    // Accessed by index: iterating would copy each result.
    for index in file.cases.indices where !versions.contains(file.cases[index].ios) {
      versions.append(file.cases[index].ios)
    }
  }

  /// The note, such as `versions without rules of their own: iOS 17.0 uses those of 15.4`; nil if there is none.
  package var text: String? {
    let inherited = versions.compactMap { OSVersion($0) }.sorted().compactMap { version in
      Profile.lastChange(upTo: version).map { (version: version, source: $0) }
    }.filter { $0.version.major != $0.source.major && $0.source.major > 3 }
    let groups = Dictionary(grouping: inherited, by: \.source).sorted { $0.key < $1.key }
    guard !groups.isEmpty else { return nil }
    let parts = groups.map { source, versions in
      "iOS \(versions.map { "\($0.version)" }.joined(separator: ", ")) \(versions.count == 1 ? "uses" : "use") those of \(source)"
    }
    return "versions without rules of their own: \(parts.joined(separator: "; "))"
  }
}
