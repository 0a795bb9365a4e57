import Foundation
@_spi(Package) import LifecycleCore
import TestSupport
import Testing

// The modules with Apple's names, and what imports them, are built on Linux only.
#if os(Linux)
  /// What programs can use of this package, besides the modules with Apple's names.
  ///
  /// What only other modules of the package use is `package`, or `@_spi(Package)` in the model and the language.
  @Suite struct PublicInterfaceTests {
    private static let appleModules: Set = [
      "BackgroundTasks", "CloudKit", "OSLog", "UIKit", "UserNotifications", "_Testing_UIKit",
    ]
    /// The methods of delegates have Apple's names, too.
    private static let appleNames = Set(DelegateMethod.allCases.map(\.swiftName))

    /// The graphs of all modules in Swift that a program can import.
    private static let graphs = Result {
      let folder = Golden.root.appending(path: "Sources").path
      let files = FileManager.default.subpaths(atPath: folder) ?? []
      let modules = Set(
        files.filter { $0.hasSuffix(".swift") }.map { String($0.split(separator: "/")[1]) }
      )
      return try modules.subtracting(appleModules).filter { !$0.contains("-") }.sorted()
        .map(SymbolGraph.init)
    }

    @Test func `the public interface is the recorded one`() throws {
      let texts = try Self.graphs.get().map(Self.text).filter { !$0.isEmpty }
      let head = "What programs can use of this package, by module. 'make record' writes it.\n"
      Golden.compare(([head] + texts).joined(separator: "\n"), to: Self.recorded)
    }

    private static let recorded = "Tests/Fixtures/public-interface.txt"

    @Test func `at most 300 declarations are public, besides Apple's names and enumeration cases`()
      throws
    {
      let declarations = try Self.graphs.get().flatMap(\.symbols).filter {
        !$0.isCase && !Self.appleNames.contains($0.pathComponents.last ?? "")
      }
      #expect(declarations.count <= 300)
    }

    @Test func `every public declaration is documented`() throws {
      // A comment on the cases of an enumeration is often about several.
      let symbols = try Self.graphs.get().flatMap(\.symbols).filter { !$0.isCase }
      #expect(symbols.filter { $0.docComment == nil }.map(\.path) == [])
    }

    /// The declarations of a module, with the members of each type below it; empty if there are none.
    private static func text(_ graph: SymbolGraph) -> String {
      let members = Dictionary(grouping: graph.symbols.filter { !$0.isType }, by: \.container)
      var types = Dictionary(
        graph.symbols.filter(\.isType).map { ($0.path, declaration(of: $0, in: graph)) },
        uniquingKeysWith: { first, _ in first }
      )
      for container in members.keys where !container.isEmpty && types[container] == nil {
        types[container] = "extension \(container)"
      }
      guard !graph.symbols.isEmpty else { return "" }
      func lines(of container: String, after indentation: String) -> [String] {
        members[container, default: []].map { symbol in
          let hasDefault = graph.defaults.contains {
            $0.container == container && $0.declaration == symbol.declaration
          }
          return indentation + symbol.declaration + (hasDefault ? "  // has a default" : "")
        }.sorted()
      }
      var text = [graph.module] + lines(of: "", after: "  ")
      for (path, type) in types.sorted(by: { $0.key < $1.key }) {
        text += ["  \(type)"] + lines(of: path, after: "    ")
      }
      return text.map { "\($0)\n" }.joined()
    }

    /// The declaration of a type, with the types that it is in.
    ///
    /// With its superclass and protocols: without one of them, programs no longer compile.
    private static func declaration(
      of type: SymbolGraph.Symbol,
      in graph: SymbolGraph
    ) -> String {
      let name = type.pathComponents.last ?? ""
      let parents = graph.parents[type.identifier.precise, default: []].sorted()
      return (type.accessLevel == "open" ? "open " : "")
        + type.declaration.replacingOccurrences(of: " \(name)", with: " \(type.path)")
        + (parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))")
    }
  }
#endif
