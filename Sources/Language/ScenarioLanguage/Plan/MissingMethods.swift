@_spi(Package) internal import LifecycleCore

/// The methods that a scenario expects or describes and that its app does not implement, in one error.
enum MissingMethods {
  /// Merges the errors of a scenario about methods that are not implemented, and adds the completed value of `implements`.
  static func merge(
    into diagnostics: inout Diagnostic.List,
    of decoded: DecodedScenario,
    on os: OSVersion
  ) {
    guard let app = decoded.cases.first?.setup.app, let range = app.implementsRange else { return }
    diagnostics.merge(.notImplemented) { found in
      let methods = DelegateMethod.allCases.filter { method in
        found.contains { $0 == .notImplemented(method, at: $0.range) }
      }
      let ranges = found.map(\.range).sorted { $0.start < $1.start }
      guard let first = ranges.first, !methods.isEmpty else { return nil }
      let values = app.implements.completed(
        with: MethodSet(methods),
        template: .template(app.lifeCycle(on: os), on: os)
      )
      let message = message(methods, in: app)
      // A list in another file cannot be completed here, and that of a project is its code.
      if range == app.describedMethodsRange {
        return Diagnostic(
          .notImplemented,
          at: first,
          message,
          help:
            "implement \(methods.count == 1 ? "it" : "them") in the app that 'from' names, or expect something else"
        )
      }
      let help = Diagnostic.Help(
        "write \(values.map { "implements: \($0)" }.joined(separator: ", or "))"
      )
      return Diagnostic(
        .notImplemented,
        at: first,
        message,
        help: values.reduce(help) { $0.adding(Diagnostic.Fix(range: range, text: $1)) }
      )
    }
  }
}

extension MissingMethods {
  /// Returns that methods are not implemented, with the classes in which they belong, as far as these are known.
  private static func message(_ methods: [DelegateMethod], in app: AppSetup) -> String {
    func names(_ methods: [DelegateMethod]) -> String {
      methods.map { "'\($0.selector)'" }.joined(separator: ", ")
    }
    let owners = methods.map { method in
      app.delegates.first { $0.name == method.owner }?.value
    }
    let consequence = methods.count == 1 ? "so it is never called" : "so they are never called"
    if owners == [nil] { return "\(names(methods)) is not implemented by the app, \(consequence)" }
    var seen: [String?] = []
    let parts = owners.filter { owner in
      defer { seen.append(owner) }
      return !seen.contains(owner)
    }.map { owner in
      let own = zip(methods, owners).filter { $0.1 == owner }.map(\.0)
      return "\(owner ?? "the app") does not implement \(names(own))"
    }
    return "\(parts.joined(separator: ", and ")), \(consequence)"
  }
}

extension AppSetup.ImplementedMethods {
  /// Returns the values of `implements` that add methods, the exact one first.
  fileprivate func completed(with methods: MethodSet, template: MethodSet) -> [String] {
    switch self {
    case .only(let listed):
      let all = listed.union(methods)
      let others = all.subtracting(template)
      let short = others.isEmpty ? "template" : "{ template-and: \(others.written) }"
      // Only if what is missing is in the template: otherwise it is no shorter.
      return [all.written] + (methods.isSubset(of: template) ? [short] : [])
    case .allBut(let excluded):
      let rest = excluded.subtracting(methods)
      return [rest.isEmpty ? "all" : "{ all-but: \(rest.written) }"]
    case .template: return ["{ template-and: \(methods.written) }"]
    case .templateAnd(let named): return ["{ template-and: \(named.union(methods).written) }"]
    case .all, .templateAndNamed: return ["all"]
    }
  }
}

extension MethodSet {
  /// The methods as a list, in the order of the reference.
  fileprivate var written: String {
    let names = DelegateMethod.allCases.filter(has).map(\.selector.trimmingLastColon)
    return "[\(names.joined(separator: ", "))]"
  }
}
