import SwiftSyntax

/// The methods of the sources, by type and base name.
final class MethodIndex: SyntaxVisitor {
  private struct Method {
    let labels: [String]
    let isStatic: Bool
  }

  private var methods: [String: [Method]] = [:]
  private var types: [String] = []

  init(_ files: [EditedFile]) {
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  /// Refuses a method that a selector cannot call.
  func check(_ reference: DeclReferenceExprSyntax, of type: String) throws(Refusal) {
    let labels = reference.argumentNames?.arguments.map(\.name.text)
    let found = (methods["\(type).\(reference.baseName.text)"] ?? []).filter {
      labels == nil || labels == $0.labels
    }
    if found.count > 1 {
      throw Refusal("several methods have this name: add the labels, as in 'save(_:)'")
    }
    if found.first?.isStatic == true {
      throw Refusal("a class method cannot be passed: call it in a closure")
    }
    if (found.first?.labels ?? labels ?? []).count > 1 {
      throw Refusal("the method has more than one parameter: call it in a closure")
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types.last else { return .skipChildren }
    methods["\(type).\(node.name.text)", default: []].append(
      Method(
        labels: node.signature.parameterClause.parameters.map(\.firstName.text),
        isStatic: node.modifiers.contains { ["class", "static"].contains($0.name.text) }
      )
    )
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
