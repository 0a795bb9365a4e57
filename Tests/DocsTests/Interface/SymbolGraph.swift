import Foundation
import TestSupport

/// What programs can use of a module, as `swift-symbolgraph-extract` of the toolchain lists it.
///
/// It lists what is public, and nothing that is `@_spi` or `package`.
struct SymbolGraph {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Name: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Comment: Decodable {}
    struct Location: Decodable {}

    var kind: Kind
    var identifier: Name
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var docComment: Comment?
    var location: Location?
    var accessLevel: String

    var isCase: Bool { kind.identifier == "swift.enum.case" }
    var isType: Bool {
      ["actor", "class", "enum", "protocol", "struct"].contains { "swift.\($0)" == kind.identifier }
    }
    var path: String { pathComponents.joined(separator: ".") }
    /// The path of the type that it is a member of; empty if it is a member of none.
    var container: String { pathComponents.dropLast().joined(separator: ".") }
    var declaration: String {
      declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
  }

  private struct File: Decodable {
    struct Relation: Decodable {
      var kind: String
      var source: String
      var target: String
      var targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relation]
  }

  let module: String
  /// What is written in the module, without default implementations; the compiler adds members such as
  /// `init(rawValue:)`.
  private(set) var symbols: [Symbol] = []
  /// The superclass and the protocols of each type, by its identifier, without those that the compiler adds.
  private(set) var parents: [String: Set<String>] = [:]
  /// The default implementations of what its protocols require.
  private(set) var defaults: [Symbol] = []

  /// Extracts the graph of a module, which is built beside the tests.
  init(of module: String) throws {
    self.module = module
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.extract(module, into: folder)
    // Extensions of other modules have files of their own.
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let data = try Data(contentsOf: folder.appending(path: name))
      let file = try JSONDecoder().decode(File.self, from: data)
      let sources = file.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source)
      let written = file.symbols.filter { $0.location != nil }
      symbols += written.filter { !sources.contains($0.identifier.precise) }
      defaults += written.filter { sources.contains($0.identifier.precise) }
      let names = Dictionary(file.symbols.map { ($0.identifier.precise, $0.path) }) { $1 }
      for relation in file.relationships
      where ["conformsTo", "inheritsFrom"].contains(relation.kind) {
        let name = names[relation.target] ?? relation.targetFallback ?? relation.target
        guard !Self.addedProtocols.contains(name) else { continue }
        parents[relation.source, default: []].insert(name)
      }
    }
  }

  /// The protocols to which the compiler makes most types conform.
  private static let addedProtocols: Set = [
    "Swift.BitwiseCopyable", "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype",
  ]

  /// The folder in which the tests are built: that of the test runner.
  private static let products = Bundle.main.executableURL?.deletingLastPathComponent()

  private static func extract(_ module: String, into folder: URL) throws {
    guard let products else { throw Failure(text: "the test runner has no folder") }
    var arguments = [
      "swift-symbolgraph-extract", "-module-name", module, "-output-dir", folder.path,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-target", target,
      "-I", products.appending(path: "Modules").path,
    ]
    for map in try moduleMaps(in: products) { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let errors = Pipe()
    process.standardError = errors
    try process.runWithDefaultSignals()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(text: text) }
  }

  /// The module maps of the modules in C.
  private static func moduleMaps(in products: URL) throws -> [String] {
    let made = try FileManager.default.contentsOfDirectory(atPath: products.path)
      .filter { $0.hasSuffix(".build") }.sorted()
      .map { products.appending(path: "\($0)/module.modulemap") }
    let written = Golden.root.appending(path: "Sources/Language/CLibYAML/module.modulemap")
    return (made + [written]).map(\.path).filter(FileManager.default.fileExists(atPath:))
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  struct Failure: Error {
    var text: String
  }
}
