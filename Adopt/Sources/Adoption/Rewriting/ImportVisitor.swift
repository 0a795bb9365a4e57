import SwiftSyntax

/// The modules that an adopted file can import.
let knownModules: Set<String> = [
  "BackgroundTasks", "CloudKit", "Dispatch", "Foundation", "FoundationNetworking", "OSLog",
  "Observation", "Swift", "Synchronization", "UIKit", "UserNotifications",
]

/// Rewrites imports: of modules that Linux does not have, and of those with another name there.
final class ImportVisitor: RewritingVisitor {
  /// What UIKit has in place of Foundation's, so that it belongs to a launch and to the time of the scenario.
  private static let inPlaceOfFoundation: Set<String> = ["NotificationCenter", "Selector", "Timer"]

  private let importsUIKit: Bool
  private let needsUIKit: Bool

  override init(_ file: EditedFile) {
    let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    importsUIKit = imports.contains { $0.module == "UIKit" }
    needsUIKit = file.tree.tokens(viewMode: .sourceAccurate).contains {
      Self.inPlaceOfFoundation.contains($0.text) || $0.text == "selector"
    }
    super.init(file)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.module {
    case "os":
      file.replace(node, with: "import OSLog", "no module can be named os on Linux")
    case "Foundation" where needsUIKit && importsUIKit:
      file.commentOut(node, "UIKit exports it, and has a Timer and observers of its own")
    case "Foundation" where needsUIKit:
      file.replace(node, with: "import UIKit", "it has a Timer and observers for scenarios")
    case let module where !knownModules.contains(module):
      file.commentOut(node, "Linux has no module \(module)")
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isOfSwiftUI else { return .visitChildren }
    file.commentOut(node, "Linux has no SwiftUI")
    return .skipChildren
  }
}

extension ImportDeclSyntax {
  fileprivate var module: String { path.first?.name.text ?? "" }
}
