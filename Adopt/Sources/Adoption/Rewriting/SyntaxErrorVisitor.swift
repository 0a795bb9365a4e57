import SwiftSyntax

/// Finds the first place at which code is not Swift.
final class SyntaxErrorVisitor: SyntaxVisitor {
  /// The place, and what is wrong there; nil if nothing was found.
  private(set) var first: (position: AbsolutePosition, text: String)?

  init() { super.init(viewMode: .all) }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(node.positionAfterSkippingLeadingTrivia, "unexpected '\(node.shortDescription)'")
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing {
      // The parser writes `<#expression#>` for what can be anything of a kind.
      let name =
        token.text.hasPrefix("<#") ? "\(token.text.dropFirst(2).dropLast(2))" : "'\(token.text)'"
      note(token.position, token.text.isEmpty ? "something is missing" : "\(name) is missing")
    }
    return .visitChildren
  }

  private func note(_ position: AbsolutePosition, _ text: String) {
    if let first, first.position <= position { return }
    first = (position, text)
  }
}
