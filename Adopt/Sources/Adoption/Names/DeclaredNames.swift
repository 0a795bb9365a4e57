import SwiftParser
import SwiftSyntax

/// The names with a capital letter that some code declares, types inside of others included.
public final class DeclaredNames: SyntaxVisitor {
  /// The names.
  public private(set) var names: Set<String> = []

  /// Reads the names of a file.
  public convenience init(of text: String) { self.init(Parser.parse(source: text)) }

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func add(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text.first?.isUppercase == true { names.insert(token.text) }
    return .visitChildren
  }

  public override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  public override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  public override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  public override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isOfSwiftUI ? .skipChildren : add(node.name)
  }
  public override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  public override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  public override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  public override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  public override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  public override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
  }
  public override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }
}
