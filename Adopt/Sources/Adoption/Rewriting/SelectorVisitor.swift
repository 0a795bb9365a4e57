import SwiftSyntax

/// Rewrites `#selector` and `#keyPath`, and refuses what finds methods and properties by their names at run time.
final class SelectorVisitor: RewritingVisitor {
  private let methods: MethodIndex
  private var types: [String] = []

  init(_ file: EditedFile, _ methods: MethodIndex) {
    self.methods = methods
    super.init(file)
  }

  // MARK: - The type around

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

  // MARK: - Names of methods and properties

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    do throws(Refusal) {
      let method = try method(of: node)
      file.replace(
        node,
        with: "Selector(\"\(method.name)\", \(method.type).\(method.name))",
        "Linux has no selectors, so this one carries the method"
      )
    } catch {
      file.report(.error, "'\(node.shortDescription)': \(error.reason)", at: node)
    }
  }

  private func method(
    of node: MacroExpansionExprSyntax
  ) throws(Refusal) -> (type: String, name: String) {
    guard let argument = node.arguments.first, node.arguments.count == 1, argument.label == nil
    else { throw Refusal("the selector of a property needs Objective-C: call it in a closure") }
    let reference: DeclReferenceExprSyntax
    var type = types.last
    if let name = argument.expression.as(DeclReferenceExprSyntax.self) {
      reference = name
    } else if let access = argument.expression.as(MemberAccessExprSyntax.self),
      let base = access.base
    {
      reference = access.declName
      let text = base.trimmedDescription
      if !["self", "Self"].contains(text) {
        guard text.first?.isUppercase == true else {
          throw Refusal("name the class of '\(text)', as in #selector(Class.method)")
        }
        type = text
      }
    } else {
      throw Refusal("write #selector(Class.method)")
    }
    guard let type else { throw Refusal("name the class, as in #selector(Class.method)") }
    try methods.check(reference, of: type)
    return (type, reference.trimmedDescription)
  }

  private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    var parts = node.arguments.trimmedDescription.split(separator: ".").map(String.init)
    if parts.first?.first?.isUppercase == true { parts.removeFirst() }
    file.replace(node, with: "\"\(parts.joined(separator: "."))\"", "it is the name of a property")
  }

  // MARK: - What cannot be rewritten

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if ["Selector", "NSSelectorFromString"].contains(name) {
      refuse(node, "Linux cannot find a method by its name: use #selector")
    } else if name.hasSuffix("bserver"), labels.contains("forKeyPath") {
      refuse(node, "key-value observing needs Objective-C: use didSet or a closure")
    } else if name.hasSuffix(".observe"),
      node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
    {
      refuse(node, "key-value observing needs Objective-C: use didSet or a closure")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "observeValue" {
      refuse(node, "key-value observing needs Objective-C: use didSet or a closure")
    }
    return .visitChildren
  }

  private func refuse(_ node: some SyntaxProtocol, _ reason: String) {
    file.report(.error, "'\(node.shortDescription)': \(reason)", at: node)
  }
}

/// Why something cannot be rewritten.
struct Refusal: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
