import Foundation
import LifecycleCore
import SwiftParser
import SwiftSyntax
import Testing

@testable import Adoption

/// What adopt knows of the modules on Linux is what they declare.
@Suite struct NamesTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the names of UIKit are those that its modules declare`() throws {
    let modules = ["BackgroundTasks", "CloudKit", "OSLog", "UIKit", "UserNotifications"]
    let public_ = try modules.map { try PublicNames(ofModule: $0, in: Self.package) }
    let names = public_.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let requirements = public_.reduce(into: Set<String>()) { $0.formUnion($1.requirements) }
    let text = """
      // Written by the tests with RECORD=1, from what the modules declare.

      /// The capitalized names that UIKit, UserNotifications, BackgroundTasks, CloudKit and OSLog declare.
      let uikitNames: Set<String> = words(
        \"""
      \(lines(of: names))
        \"""
      )

      /// The methods of the delegate protocols; of those that are asynchronous, the form with a completion handler.
      let delegateRequirements: Set<String> = words(
        \"""
      \(lines(of: requirements))
        \"""
      )

      """
    let file = Self.package.appendingPathComponent("Sources/Adoption/Names/UIKitNames.swift")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `a method that has no reason to be missed is one that the model calls`() {
    let called = DelegateMethod.allCases.map(\.swiftName)
    for name in delegateRequirements {
      let use = DelegateMethodUse(path: "", line: 1, name: name, isLeftOut: false)
      let isCalled = called.contains(use.nameInTrace)
      #expect(isCalled != methodsWithoutCalls.keys.contains(name), "\(name)")
      #expect((use.reason == nil) == isCalled, "\(name)")
    }
  }

  /// The words in lines of at most 110 characters.
  private func lines(of words: Set<String>) -> String {
    var lines: [String] = []
    for word in words.sorted() {
      if let last = lines.last, last.count + word.count < 110 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append("  \(word)")
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// What a module declares for others.
private final class PublicNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var requirements: Set<String> = []

  init(ofModule module: String, in package: URL) throws {
    super.init(viewMode: .sourceAccurate)
    let folder = package.appendingPathComponent("../Sources/Apps/\(module)").standardizedFileURL
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      let file = folder.appendingPathComponent(name)
      walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8)))
    }
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.parent?.is(SourceFileSyntax.self) == true else { return .skipChildren }
    if node.item.asProtocol((any WithModifiersSyntax).self)?.isPublic == true {
      let declared: [String] =
        switch node.item {
        case .decl(let decl):
          if let named = decl.asProtocol((any NamedDeclSyntax).self) {
            [named.name.text]
          } else {
            decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
          }
        default: []
        }
      names.formUnion(declared.filter { $0.first?.isUppercase == true })
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard
      [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        "UNUserNotificationCenterDelegate",
      ].contains(node.name.text)
    else { return .skipChildren }
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self),
        method.signature.effectSpecifiers?.asyncSpecifier == nil
      else { continue }
      let labels = method.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      requirements.insert("\(method.name.text)(\(labels.joined()))")
    }
    return .skipChildren
  }
}

extension WithModifiersSyntax {
  fileprivate var isPublic: Bool {
    modifiers.contains { ["open", "public"].contains($0.name.text) }
  }
}
