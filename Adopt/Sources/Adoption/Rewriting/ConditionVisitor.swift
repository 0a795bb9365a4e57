import SwiftSyntax

/// Rewrites conditions of compilation, and names conditions that Linux always or never meets.
final class ConditionVisitor: RewritingVisitor {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition, !condition.trimmedDescription.contains("Linux") {
      OSConditionVisitor(file).walk(condition)
    }
    return super.visit(node)
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let isPositive = node.availabilityKeyword.text == "#available"
    file.report(
      .note,
      "'\(node.trimmedDescription)' is \(isPositive ? "always" : "never") true on Linux",
      at: node
    )
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "NSClassFromString" {
      file.report(.note, "'NSClassFromString' finds no class of Apple's SDK on Linux", at: node)
    }
    return .visitChildren
  }
}

/// Lets code for iOS be compiled on Linux.
private final class OSConditionVisitor: SyntaxVisitor {
  private let file: EditedFile

  init(_ file: EditedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedDescription == "os(iOS)" {
      file.replace(node, with: "(os(iOS) || os(Linux))", "code for iOS is compiled on Linux")
    }
    return .visitChildren
  }
}
