import Adoption
import Foundation

/// The Swift files that are named, and those in the folders that are named.
struct SourceFiles {
  private(set) var texts: [SourceText] = []

  init(_ paths: [String], outside destination: URL) throws {
    let destination = destination.standardizedFileURL.path
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw UsageError(text: "there is no '\(path)'")
      }
      if url.path == destination || "\(destination)/".hasPrefix("\(url.path)/")
        || url.path.hasPrefix("\(destination)/")
      {
        throw UsageError(text: "'\(path)' and the folder of '--into' contain one another")
      }
      if isFolder.boolValue {
        for name in try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
        where name.hasSuffix(".swift") {
          let file = url.appendingPathComponent(name)
          guard file.isInside(url) else {
            throw UsageError(
              text: "'\(name)' is a link that leads out of '\(path)': name the file itself"
            )
          }
          try add(name, at: file)
        }
      } else {
        try add(url.lastPathComponent, at: url)
      }
    }
    guard !texts.isEmpty else { throw UsageError(text: "there is no Swift file in the sources") }
  }

  private mutating func add(_ name: String, at url: URL) throws {
    guard !texts.contains(where: { $0.path == name }) else {
      throw UsageError(text: "two files would be written to '\(name)'")
    }
    guard name != "Stubs.swift" else {
      throw UsageError(text: "'\(name)' has the name of the file with stubs: rename it")
    }
    texts.append(SourceText(path: name, text: try String(contentsOf: url, encoding: .utf8)))
  }
}

extension URL {
  /// Whether the file is in a folder once links are resolved.
  func isInside(_ folder: URL) -> Bool {
    resolvingSymlinksInPath().path.hasPrefix("\(folder.resolvingSymlinksInPath().path)/")
  }

  /// Whether it is a link, which need not lead to a file.
  var isLink: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
