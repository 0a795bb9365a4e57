import SwiftSyntax

/// A visitor that rewrites one kind of thing; it leaves out code that is not compiled on Linux.
class RewritingVisitor: SyntaxVisitor {
  let file: EditedFile

  init(_ file: EditedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.condition?.trimmedDescription.isNeverTrue == true ? .skipChildren : .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isOfSwiftUI ? .skipChildren : .visitChildren
  }
}

extension String {
  /// Whether it is the condition of code for another system, or beside a module that Linux does not have.
  fileprivate var isNeverTrue: Bool {
    for name in ["macOS", "watchOS", "tvOS", "visionOS"] where self == "os(\(name))" { return true }
    guard hasPrefix("canImport("), hasSuffix(")") else { return false }
    return !knownModules.contains(String(dropFirst("canImport(".count).dropLast()))
  }
}

extension StructDeclSyntax {
  /// Whether it is an app, a scene or a view of SwiftUI.
  var isOfSwiftUI: Bool {
    let inherited = inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return inherited.contains { ["App", "Scene", "View", "SwiftUI.App"].contains($0) }
  }
}
