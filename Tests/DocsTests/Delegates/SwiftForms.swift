@_spi(Package) import LifecycleCore

/// What the model knows of the declarations: names in Swift, and which methods answer.
enum SwiftForms {
  static var file: GeneratedFile {
    let names = declarations.map { ($0.method, $0.declaration.swiftName) }
    let taken = Set(names.map(\.1))
    let asyncNames = declarations.compactMap { method, declaration in
      (declaration.asyncForm?.swiftName).flatMap { taken.contains($0) ? nil : (method, $0) }
    }
    let parts = [
      table("The names in Swift", "swiftNames", names),
      table("The names of asynchronous forms that are no other method's", "asyncNames", asyncNames),
      set("The methods that answer yes or no", "answering", of: \.answersYesOrNo),
      set(
        "The methods that receive a completion handler",
        "withCompletionHandler",
        of: { $0.handlerValue != nil }
      ),
    ]
    return GeneratedFile(
      "Sources/Model/LifecycleCore/Vocabulary/DelegateMethod+Swift",
      [],
      "extension DelegateMethod {\n\(parts.joined(separator: "\n"))}\n"
    )
  }

  /// What the scanner of sources knows of them: the types that a function must have to be the method.
  static var typesFile: GeneratedFile {
    let called = declarations.filter { !$0.method.isSwiftUI }
    let parameters = called.map { method, declaration in
      (method, declaration.parameters.map { "\"\($0.type.asPlainType)\"" })
    }
    let results = called.compactMap { method, declaration in
      declaration.result.map { (method, $0.asPlainType) }
    }
    let asyncResults = called.compactMap { method, declaration in
      (declaration.asyncForm?.result).map { (method, $0.asPlainType) }
    }
    let parts = [
      member(
        "The types of the parameters",
        "parameters: [DelegateMethod: [String]]",
        parameters.map { method, types in
          let line = "    .\(method): [\(types.joined(separator: ", "))],\n"
          return line.count <= 101
            ? line : "    .\(method): [\n\(types.map { "      \($0),\n" }.joined())    ],\n"
        }
      ),
      table("The types of the results", "results", results),
      table("The types of the results of asynchronous forms", "asyncResults", asyncResults),
    ]
    return GeneratedFile(
      "Sources/Language/SourceScanner/Delegates/MethodTypes",
      ["@_spi(Package) import LifecycleCore"],
      "extension MethodTypes {\n\(parts.joined(separator: "\n"))}\n"
    )
  }

  private static var declarations: [(method: DelegateMethod, declaration: MethodDeclaration)] {
    DelegateMethod.allCases.map { ($0, MethodDeclaration($0.declaration)) }
  }

  private static func table(
    _ comment: String,
    _ name: String,
    _ rows: [(DelegateMethod, String)]
  ) -> String {
    let lines = rows.map { method, name in
      let line = "    .\(method): \"\(name)\",\n"
      return line.count > 101 ? "    .\(method):\n      \"\(name)\",\n" : line
    }
    return member(comment, "\(name): [DelegateMethod: String]", lines)
  }

  private static func set(
    _ comment: String,
    _ name: String,
    of holds: (MethodDeclaration) -> Bool
  ) -> String {
    let lines = declarations.filter { holds($0.declaration) }.map { "    .\($0.method),\n" }
    return member(comment, "\(name): Set<DelegateMethod>", lines)
  }

  private static func member(_ comment: String, _ declaration: String, _ lines: [String]) -> String
  {
    "  /// \(comment).\n  static let \(declaration) = [\n\(lines.joined())  ]\n"
  }
}

extension String {
  /// The type without attributes.
  fileprivate var asPlainType: String {
    replacing("@escaping ", with: "").replacing("@Sendable ", with: "")
  }
}

extension MethodDeclaration {
  /// Whether it answers yes or no: with a Boolean value, or with an object or nil.
  fileprivate var answersYesOrNo: Bool { result == "Bool" || result?.hasSuffix("?") == true }
}
