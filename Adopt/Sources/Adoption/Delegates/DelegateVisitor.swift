import SwiftSyntax

/// Collects the delegate methods of a file, and names those that are never called.
final class DelegateVisitor: RewritingVisitor {
  private(set) var methods: [DelegateMethodUse] = []
  private var leftOutDepth = 0

  private static let senders: Set<String> = [
    "UIApplication", "UIMenuBuilder", "UIScene", "UIWindowScene", "UNUserNotificationCenter",
  ]
  private static let asynchronousForms = [
    "application(_:didReceiveRemoteNotification:)": "fetchCompletionHandler",
    "application(_:handleEventsForBackgroundURLSession:)": "completionHandler",
    "application(_:performActionFor:)": "completionHandler",
    "userNotificationCenter(_:didReceive:)": "withCompletionHandler",
    "userNotificationCenter(_:willPresent:)": "withCompletionHandler",
    "windowScene(_:performActionFor:)": "completionHandler",
  ]

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if super.visit(node) == .skipChildren { leftOutDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) {
    if super.visit(node) == .skipChildren { leftOutDepth -= 1 }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let type = parameters.first?.type.trimmedDescription.replacing("any ", with: "")
    guard let sender = type, Self.senders.contains(sender),
      ["_", "for", "with"].contains(parameters.first?.firstName.text),
      !node.modifiers.contains(where: {
        ["private", "fileprivate", "static"].contains($0.name.text)
      })
    else { return .skipChildren }
    var name = node.fullName
    if node.signature.effectSpecifiers?.asyncSpecifier != nil,
      let handler = Self.asynchronousForms[name]
    {
      name = "\(name.dropLast())\(handler):)"
    }
    let method = DelegateMethodUse(
      path: file.path,
      line: file.line(of: node),
      name: name,
      isLeftOut: leftOutDepth > 0
    )
    // Other methods may take the application as well.
    guard
      delegateRequirements.contains(name) || methodsWithoutCalls[name] != nil
        || parameters.count > 1 || method.reason == nil
    else { return .skipChildren }
    methods.append(method)
    if methodsWithoutTypes.contains(name), !method.isLeftOut {
      file.commentOut(node, methodsWithoutCalls[name] ?? "")
    } else if let reason = method.reason {
      file.report(.note, "'\(name)' is never called: \(reason)", at: node)
    }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// The name with labels, `application(_:open:options:)`.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(name.text)(\(labels.joined()))"
  }
}
