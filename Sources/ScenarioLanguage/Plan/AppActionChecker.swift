internal import LifecycleCore

/// Finds actions that a case cannot do: what its version does not know, and what its app's objects do not allow.
struct AppActionChecker {
  private let book: RuleBook
  private let os: OSVersion
  private let objects: ObjectChecker
  private let families: (models: [Device.Model], range: SourceRange)?
  private let model: Device.Model
  private let interface: InterfaceChecker
  private let schemes: [String]?
  /// Where the app's files are said to be protected, on a device that cannot protect them.
  private let unprotected: SourceRange?

  init(
    _ world: WorldDescription,
    _ app: AppSetup,
    _ names: ObjectNames,
    _ interface: InterfaceChecker
  ) {
    let inside = app.inside
    schemes = app.urlSchemes?.schemes
    unprotected = world.device.passcode ? nil : app.dataProtection
    book = Profile.book(of: world)
    os = world.os
    objects = ObjectChecker(inside, names, world)
    families = inside.families
    model = world.device.model
    self.interface = interface
  }

  /// What is wrong with the app, whatever it does.
  func objections() -> [Diagnostic] {
    var found = objects.objections()
    if let families, families.models == [.ipad], model == .iphone {
      found.append(
        Diagnostic(
          .notOnThisDevice,
          at: families.range,
          "an app for the iPad alone cannot run on an iPhone",
          help: "write device: ipad, or UIDeviceFamily: [1, 2] for a universal app"
        )
      )
    }
    if let unprotected {
      found.append(
        Diagnostic(
          .notOnThisDevice,
          at: unprotected,
          "a device without a passcode protects no files",
          help: "write device: {passcode: true}"
        )
      )
    }
    return found
  }

  /// Why the app cannot open a URL: its scheme is not one of those that are listed.
  private func schemeObjection(to action: Action, at range: SourceRange) -> Diagnostic? {
    guard action.kind == .openURL, let schemes, case .text(let url)? = action.arguments.first,
      let scheme = url.split(separator: ":").first.map(String.init), !schemes.contains(scheme)
    else { return nil }
    return Diagnostic(
      .unknownWord,
      at: range,
      "the app does not open '\(scheme)' URLs",
      help: "write url-schemes: [\((schemes + [scheme]).joined(separator: ", "))]"
    )
  }

  /// Adds what is wrong with an action, or with what it leaves to do for later.
  func check(_ action: Action, at range: SourceRange, into diagnostics: inout Diagnostic.List) {
    if !book.knows(action.kind) {
      diagnostics.addOnce(
        Diagnostic(
          .notOnThisVersion,
          at: range,
          "'\(action.kind.word)' is not possible on iOS \(os)",
          help: Self.firstVersion(of: action.kind)
        )
      )
    }
    if let objection = schemeObjection(to: action, at: range) { diagnostics.addOnce(objection) }
    interface.check(action, at: range, into: &diagnostics)
    guard action.kind.actor == .app else { return }
    for objection in objects.objections(to: action, at: range) { diagnostics.addOnce(objection) }
    if action.kind == .addOperation, os < OSVersion(4),
      case .actions? = action.arguments.dropFirst(3).first
    {
      diagnostics.addOnce(
        Diagnostic(
          .notOnThisVersion,
          at: range,
          "a completion is a block, and this is iOS \(os)",
          help: "blocks are from iOS 4.0"
        )
      )
    }
    for case .actions(let later) in action.arguments {
      for action in later { check(action, at: range, into: &diagnostics) }
    }
  }

  /// Since when an action is possible.
  private static func firstVersion(of kind: ActionKind) -> String {
    let first = Profile.all.first { $0.book.knows(kind) }
    return first.map { "it is from iOS \($0.begins)\($0.isForScenes ? " with scenes" : "")" } ?? ""
  }
}
