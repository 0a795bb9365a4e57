internal import SourceScanner
internal import XcodeProjects

/// Finds out where an app begins: which class is its delegate, or which `App` of SwiftUI it is.
struct EntryResolver {
  /// What was found.
  struct Entry {
    var app: SwiftUIApp?
    var delegate: ResolvedDelegate?
  }

  private let facts: SourceFacts
  /// The source files of the app's target itself, without those of what it links.
  private let ownFiles: Set<String>
  private(set) var notes: [ProjectNote] = []

  init(_ facts: SourceFacts, ownFiles: Set<String>) {
    self.facts = facts
    self.ownFiles = ownFiles
  }

  mutating func entry() -> Entry {
    let points = entryPoints()
    guard points.count < 2 else {
      let places = points.map { "'\($0.location)'" }.joined(separator: ", ")
      note("the app begins at several places, so its delegate is not known: \(places)", points[0])
      return Entry()
    }
    guard let point = points.first else { return onlyCandidate() }
    switch point.kind {
    case .swiftUIApp:
      guard let app = facts.apps.first(where: { point.types.contains($0.name) }) else { break }
      return Entry(app: app, delegate: delegate(of: app))
    case .attribute(let attribute):
      guard let name = point.types.first, let declaration = facts.delegate(named: name),
        canBeDelegate(declaration)
      else { break }
      return Entry(delegate: resolved(declaration, "@\(attribute) marks it", point.location))
    case .call:
      guard point.types.count < 2 else {
        let names = point.types.map { "'\($0)'" }.joined(separator: ", ")
        note("several classes could be the delegate of the app: \(names)", point)
        return Entry()
      }
      guard let name = point.types.first, let declaration = facts.delegate(named: name) else {
        break
      }
      return Entry(
        delegate: resolved(declaration, "UIApplicationMain is given it", point.location)
      )
    }
    return onlyCandidate()
  }

  /// The entry points of the target, those with a condition that may not hold only if there is no other.
  private func entryPoints() -> [EntryPoint] {
    let own = facts.entryPoints.filter { ownFiles.contains($0.location.path) }
    let points = own.isEmpty ? facts.entryPoints : own
    let certain = points.filter { $0.condition == nil }
    let considered = certain.isEmpty ? points : certain
    // What `@main` marks may only call the real entry point.
    let real = considered.filter { point in
      guard case .attribute = point.kind else { return true }
      return point.types.contains { facts.delegate(named: $0).map(canBeDelegate) == true }
    }
    // A call in a branch for tests may name no class, and several may name the same one.
    let named = real.filter { $0.kind != .call || !$0.types.isEmpty }
    var seen: Set<[String]> = []
    let distinct = (named.isEmpty ? real : named).filter { seen.insert($0.types).inserted }
    return distinct.isEmpty ? Array(considered.prefix(1)) : distinct
  }

  /// Whether an attribute makes a class the delegate: one that adopts nothing and inherits nothing only has a `main()`.
  private func canBeDelegate(_ declaration: DelegateClass) -> Bool {
    declaration.roles.contains(.app) || !declaration.superclasses.isEmpty
  }

  /// What the app begins with if its entry point does not tell: the only `App`, or the only delegate.
  private mutating func onlyCandidate() -> Entry {
    let apps = facts.apps.filter { isOwn($0.location) && !$0.name.contains("Test") }
    let delegates = facts.delegates.filter { declaration in
      declaration.roles.contains(.app) && !declaration.name.contains("Test")
        && declaration.declarations.contains(where: isOwn)
    }
    if let app = apps.first, apps.count == 1 { return Entry(app: app, delegate: delegate(of: app)) }
    guard let declaration = delegates.first, delegates.count == 1, apps.isEmpty else {
      let names = apps.map(\.name) + delegates.map(\.name)
      let message =
        names.isEmpty
        ? "no class that adopts UIApplicationDelegate, and no App of SwiftUI, was found"
        : "which of these the app begins with is not known: "
          + names.map { "'\($0)'" }.joined(separator: ", ")
      notes.append(ProjectNote(message: message, origin: nil))
      return Entry()
    }
    let reason = "the only class that adopts UIApplicationDelegate"
    return Entry(delegate: resolved(declaration, reason, declaration.declarations.first))
  }

  private func isOwn(_ location: SourceLocation) -> Bool { ownFiles.contains(location.path) }

  private mutating func delegate(of app: SwiftUIApp) -> ResolvedDelegate? {
    guard let name = app.delegates.first else { return nil }
    let declaration = facts.delegate(named: name)
    let framework = FrameworkSuperclass.of(name, declaration)
    if declaration == nil, framework == nil {
      let message = "no source file declares '\(name)', the app delegate of '\(app.name)'"
      notes.append(ProjectNote(message: message, origin: Origin(app.location)))
      return nil
    }
    return ResolvedDelegate(
      name: name,
      role: .app,
      declaration: declaration,
      framework: framework,
      reason: "UIApplicationDelegateAdaptor of '\(app.name)' names it",
      origin: Origin(app.location)
    )
  }

  private func resolved(
    _ declaration: DelegateClass,
    _ reason: String,
    _ location: SourceLocation?
  ) -> ResolvedDelegate {
    ResolvedDelegate(
      name: declaration.name,
      role: .app,
      declaration: declaration,
      framework: .of(declaration.name, declaration),
      reason: reason,
      origin: location.map { Origin($0) }
    )
  }

  private mutating func note(_ message: String, _ point: EntryPoint) {
    notes.append(ProjectNote(message: message, origin: Origin(point.location)))
  }
}

extension FrameworkSuperclass {
  /// Returns the class of a framework that a class is, or inherits from.
  static func of(_ name: String, _ declaration: DelegateClass?) -> Self? {
    guard let declaration else { return named(name) }
    return declaration.superclasses.last.flatMap { named($0) }
  }
}
