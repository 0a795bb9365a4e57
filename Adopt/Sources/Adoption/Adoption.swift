import SwiftSyntax

/// The sources of an iOS app, rewritten so that they compile on Linux against this project's UIKit.
public struct Adoption: Sendable {
  /// The files, rewritten; each line keeps its number.
  public let files: [SourceText]
  /// What was changed, what behaves differently, and what cannot be rewritten.
  public let findings: [Finding]
  /// The names that neither the sources, nor the stubs, nor a module declares.
  public let unknownNames: [UnknownName]
  /// The methods of app delegates, scene delegates and notification-center delegates.
  public let delegateMethods: [DelegateMethodUse]

  /// Rewrites the sources.
  ///
  /// - Parameters:
  ///   - sources: The files of the app.
  ///   - stubs: The text of the stubs that exist already.
  public init(of sources: [SourceText], stubs: String = "") {
    let edited = sources.map(EditedFile.init)
    let methods = MethodIndex(edited)
    for file in edited where !file.startsApp {
      if file.tree.hasError {
        file.reportSyntaxError()
      }
      ImportVisitor(file).walk(file.tree)
      AttributeVisitor(file).walk(file.tree)
      ConditionVisitor(file).walk(file.tree)
      SelectorVisitor(file, methods).walk(file.tree)
    }
    for file in edited where file.startsApp {
      file.commentOut(file.tree, "the test starts the app, so there is no main.swift")
    }
    let compiled = edited.filter { !$0.startsApp }
    let declared = compiled.map { DeclaredNames($0.tree).names } + [DeclaredNames(of: stubs).names]
    let known = declared.reduce(swiftNames.union(uikitNames).union(AttributeVisitor.all)) {
      $0.union($1)
    }
    var unknown: [String: UnknownName] = [:]
    for file in compiled {
      let visitor = NameVisitor(file, known: known)
      visitor.walk(file.tree)
      unknown.merge(visitor.unknown) { $0.merged(with: $1) }
    }
    let delegates = edited.map { file in
      let visitor = DelegateVisitor(file)
      visitor.walk(file.tree)
      return visitor.methods
    }
    delegateMethods = delegates.flatMap { $0 }
    for (file, methods) in zip(edited, delegates) where delegateMethods.contains(where: \.isOfScene)
    {
      for method in methods where method.isReplacedByScenes {
        file.report(
          .note,
          "'\(method.name)' is not called where the app has scenes",
          at: method.line
        )
      }
    }
    unknownNames = unknown.values.sorted { $0.name < $1.name }
    files = edited.map { SourceText(path: $0.path, text: $0.result) }
    findings = edited.flatMap { file in
      file.findings.sorted { ($0.line, $0.text) < ($1.line, $1.text) }
    }
  }

  /// What cannot be rewritten; nothing may be written if there is any.
  public var errors: [Finding] { findings.filter { $0.kind == .error } }

  /// Declarations for the unknown names; nil if there are none.
  public var stubs: String? { StubWriter(names: unknownNames).text }
}

extension UnknownName {
  fileprivate func merged(with other: UnknownName) -> UnknownName {
    var result = self
    result.uses += other.uses
    result.overridden += other.overridden.filter { !overridden.contains($0) }
    result.isSuperclass = isSuperclass || other.isSuperclass
    result.isProtocol = isProtocol || other.isProtocol
    result.isWrapper = isWrapper || other.isWrapper
    result.isStatement = isStatement || other.isStatement
    result.isInitialized = isInitialized || other.isInitialized
    result.isType = isType || other.isType
    result.members.formUnion(other.members)
    result.instanceMembers.merge(other.instanceMembers) { $0.union($1) }
    return result
  }
}
