import SwiftSyntax

/// Removes the attributes and modifiers that only Objective-C or Interface Builder understand.
final class AttributeVisitor: RewritingVisitor {
  /// Attributes that do not name a type.
  static let all = forObjectiveC.union(forMain).union(["NSManaged"])

  private static let forObjectiveC: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSCopying", "nonobjc", "objc", "objcMembers",
  ]
  private static let forMain: Set<String> = ["NSApplicationMain", "UIApplicationMain", "main"]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case let name where Self.forObjectiveC.contains(name):
      file.remove(node, "Linux has no Objective-C")
    case let name where Self.forMain.contains(name):
      file.remove(node, "the test creates the delegate")
    case "NSManaged":
      file.report(.error, "Core Data sets '@NSManaged' properties: leave this type out", at: node)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.text {
    case "dynamic": file.remove(node, "Linux has no Objective-C")
    case "optional":
      file.report(
        .error,
        "an optional requirement needs Objective-C: give it a default in an extension instead",
        at: node
      )
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isForObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    if isForObjectiveC, node.inheritanceClause == nil {
      file.insert(": AnyObject", after: node.name, "an '@objc' protocol is for classes only")
    }
    return .visitChildren
  }
}
