@_spi(Package) package import LifecycleCore
package import SourceScanner
package import XcodeProjects

/// A method of a delegate that an app implements, or code of a SwiftUI app that takes the place of one.
package struct ImplementedMethod: Sendable {
  /// What implements it.
  package enum Code: Sendable {
    /// A function of the delegate's class, or of a superclass in the project.
    case function(FunctionFacts)
    /// A class of a framework that the delegate's class inherits from.
    case framework(FrameworkSuperclass)
    /// A view or a scene of SwiftUI.
    case view(ViewEvent)
    /// The `App` itself.
    case app(SwiftUIApp)
  }

  /// The name in Swift; for code of SwiftUI the word of scenarios, `scenePhase.active`.
  package let name: String
  /// The method of the model; nil if the model does not have it.
  package let modelMethod: DelegateMethod?
  /// The method as UIKit calls it; nil for code of SwiftUI.
  package let known: KnownMethod?
  /// The class of the delegate, which may inherit it, or the `App`; nil for views.
  package let className: String?
  /// Which delegate that is; nil for code of SwiftUI.
  package let role: DelegateRole?
  /// What implements it.
  package let code: Code

  /// Where it is; nil for a method of a framework.
  package var origin: Origin? {
    switch code {
    case .function(let facts): Origin(facts.location)
    case .framework: nil
    case .view(let event): Origin(event.context.location)
    case .app(let app): Origin(app.location)
    }
  }

  /// The condition of `#if` under which it is compiled, if that is not known.
  package var condition: String? {
    switch code {
    case .function(let facts): facts.condition
    case .framework: nil
    case .view(let event): event.context.condition
    case .app(let app): app.condition
    }
  }
}

extension ImplementedMethod {
  /// Returns the methods that UIKit finds in the class of a delegate, those of the code first.
  static func all(of delegate: ResolvedDelegate) -> [Self] {
    let functions = (delegate.declaration?.methods ?? []).compactMap { facts in
      facts.method.map { ($0, Code.function(facts)) }
    }
    let written = Set(functions.map(\.0))
    let inherited = (delegate.framework?.methods ?? []).compactMap { name in
      delegate.framework.flatMap { framework in
        KnownMethod.bySwiftName[name].map { ($0, Code.framework(framework)) }
      }
    }
    return (functions + inherited.filter { !written.contains($0.0) }).compactMap { method, code in
      guard method.role == delegate.role else { return nil }
      return Self(
        name: method.swiftName,
        modelMethod: method.modelMethod,
        known: method,
        className: delegate.name,
        role: delegate.role,
        code: code
      )
    }
  }

  /// Returns the code of a SwiftUI app that the system calls as it calls delegates.
  static func all(of app: SwiftUIApp, _ events: [ViewEvent]) -> [Self] {
    let start = Self(.swiftUIInit, className: app.name, code: .app(app))
    return [start]
      + events.flatMap { event in
        methods(for: event.kind).map { Self($0, className: nil, code: .view(event)) }
      }
  }

  private init(_ method: DelegateMethod, className: String?, code: Code) {
    self.init(
      name: method.selector,
      modelMethod: method,
      known: nil,
      className: className,
      role: nil,
      code: code
    )
  }

  private static func methods(for kind: ViewEventKind) -> [DelegateMethod] {
    switch kind {
    case .onOpenURL: [.swiftUIOpenURL]
    case .onContinueUserActivity: [.swiftUIContinueActivity]
    case .onChangeOfScenePhase:
      [.scenePhaseActive, .scenePhaseInactive, .scenePhaseBackground]
    case .appRefreshTask: [.swiftUIRefreshTask]
    case .urlSessionTask: [.swiftUISessionTask]
    // A view that only reads the phase is drawn again.
    case .scenePhase: []
    }
  }
}
