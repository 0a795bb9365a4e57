import SwiftSyntax

/// Collects the names with a capital letter that nothing declares.
final class NameVisitor: RewritingVisitor {
  private(set) var unknown: [String: UnknownName] = [:]
  private let known: Set<String>

  init(_ file: EditedFile, known: Set<String>) {
    self.known = known
    super.init(file)
  }

  private func use(
    _ token: TokenSyntax,
    _ describe: (inout UnknownName) -> Void = { _ in }
  ) {
    let name = token.text
    guard name.first?.isUppercase == true, !known.contains(name) else { return }
    var entry = unknown[name] ?? UnknownName(name)
    entry.uses.append(UnknownName.Use(path: file.path, line: file.line(of: token)))
    describe(&entry)
    unknown[name] = entry
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Leaves out conditions, and the code for those that only the build of the app would set.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let condition = node.condition?.as(DeclReferenceExprSyntax.self)?.baseName.text
    let isUnset = condition != nil && condition != "DEBUG"
    if !isUnset, super.visit(node) == .visitChildren, let elements = node.elements {
      walk(elements)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    methodsWithoutTypes.contains(node.fullName) ? .skipChildren : .visitChildren
  }

  // MARK: - Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name) { entry in
      switch node.parent {
      case let inherited? where inherited.is(InheritedTypeSyntax.self):
        let type = inherited.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        let isFirst = type?.inheritanceClause?.inheritedTypes.first?.id == inherited.id
        let overridden = type?.overridden ?? []
        if isFirst, !overridden.isEmpty || !entry.name.isLikeProtocol {
          entry.isSuperclass = true
          entry.overridden += overridden.filter { !entry.overridden.contains($0) }
        } else {
          entry.isProtocol = true
        }
      case let attribute? where attribute.is(AttributeSyntax.self): entry.isWrapper = true
      default: entry.isType = true
      }
    }
    return .visitChildren
  }

  // MARK: - Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name of a member belongs to its type.
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .visitChildren
    }
    use(node.baseName) { entry in
      if let call = node.parent?.as(FunctionCallExprSyntax.self) {
        if call.parent?.is(CodeBlockItemSyntax.self) == true {
          entry.isStatement = true
        } else {
          entry.isInitialized = true
        }
      } else if let access = node.parent?.as(MemberAccessExprSyntax.self) {
        entry.add(access)
      }
    }
    return .visitChildren
  }
}

extension UnknownName {
  /// Adds a member that is accessed, and the member of that one.
  fileprivate mutating func add(_ access: MemberAccessExprSyntax) {
    let member = access.usedName
    members.insert(member)
    guard access.declName.baseName.text != "self",
      let next = access.valueUsed.parent?.as(MemberAccessExprSyntax.self)
    else { return }
    instanceMembers[member, default: []].insert(next.usedName)
  }
}

extension MemberAccessExprSyntax {
  /// The call of this member, or the member itself.
  fileprivate var valueUsed: Syntax {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else {
      return Syntax(self)
    }
    return Syntax(call)
  }

  /// The member's name, with labels if it is called.
  fileprivate var usedName: String {
    let name = declName.baseName.text
    guard let call = valueUsed.as(FunctionCallExprSyntax.self) else { return name }
    var labels = call.arguments.map { "\($0.label?.text ?? "_"):" }
    if call.trailingClosure != nil { labels.append("_:") }
    return "\(name)(\(labels.joined()))"
  }
}

extension String {
  /// Whether a type of this name is usually a protocol.
  fileprivate var isLikeProtocol: Bool {
    ["Delegate", "Protocol", "able", "Observer", "DataSource", "Providing"].contains {
      hasSuffix($0)
    }
  }
}

extension ClassDeclSyntax {
  /// The methods that override those of the superclass.
  fileprivate var overridden: [OverriddenMethod] {
    memberBlock.members.compactMap { member in
      guard let method = member.decl.as(FunctionDeclSyntax.self),
        method.modifiers.contains(where: { $0.name.text == "override" }),
        !methodsWithoutTypes.contains(method.fullName)
      else { return nil }
      let words = method.signature.trimmedDescription.split(whereSeparator: \.isWhitespace)
      let signature = words.joined(separator: " ").replacing("( ", with: "(").replacing(
        " )",
        with: ")"
      )
      return OverriddenMethod(
        head: "func \(method.name.text)\(signature)",
        result: method.signature.returnClause?.type.trimmedDescription
      )
    }
  }
}
