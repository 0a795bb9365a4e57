@_spi(Package) import ScenarioLanguage

/// How a run shows what one finding of `lint` says.
///
/// Most rows have an app with the mistake, and steps that show its effect: without the mistake they fail.
struct FindingRow: Sendable {
  /// What the row has for its rule.
  enum Evidence: Sendable {
    /// The steps pass for the app with the mistake, and not for the other one.
    case shown(Comparison)
    /// A scenario with the mistake is invalid, by a diagnostic that says so; the other one passes.
    case refused(Comparison, diagnostic: DiagnosticID)
    /// A run cannot show it.
    case notInRuns(reason: String)
    /// The effect is one at run time, which the model does not have.
    case notModeled(missing: String)
  }

  /// Steps, with and without the mistake.
  struct Comparison: Sendable {
    var ios: String
    var device: String
    var app: String
    var otherwise: Contrast
    var steps: String
    /// The switches of the model with which it was observed; nil for the defaults.
    var model: String?
  }

  /// What makes the difference.
  enum Contrast: Sendable {
    /// An app without the mistake, or without what makes it one.
    case app(String)
    /// A version of iOS in which it is none.
    case ios(String)
  }

  /// The identifier of the finding.
  let id: String
  let evidence: Evidence

  static func shown(
    _ id: String,
    ios: String = "27.0",
    device: String = "iphone",
    app: String,
    otherwise: Contrast,
    model: String? = nil,
    _ steps: String
  ) -> FindingRow {
    let comparison = Comparison(
      ios: ios,
      device: device,
      app: app,
      otherwise: otherwise,
      steps: steps,
      model: model
    )
    return FindingRow(id: id, evidence: .shown(comparison))
  }

  static func refused(
    _ id: String,
    by diagnostic: DiagnosticID,
    app: String,
    otherwise: Contrast,
    _ steps: String
  ) -> FindingRow {
    let comparison = Comparison(
      ios: "27.0",
      device: "iphone",
      app: app,
      otherwise: otherwise,
      steps: steps
    )
    return FindingRow(id: id, evidence: .refused(comparison, diagnostic: diagnostic))
  }

  static func notInRuns(_ id: String, _ reason: String) -> FindingRow {
    FindingRow(id: id, evidence: .notInRuns(reason: reason))
  }

  static func notModeled(_ id: String, _ missing: String) -> FindingRow {
    FindingRow(id: id, evidence: .notModeled(missing: missing))
  }

  /// All rows, one for each rule.
  static let all = ofPropertyLists + ofTheBackground + ofTasks + ofDelegates
}

extension FindingRow.Comparison {
  /// The app in place of the one with the mistake.
  var otherApp: String {
    if case .app(let app) = otherwise { app } else { app }
  }

  /// The scenario with the mistake.
  var mistaken: String { scenario(ios: ios, app: app, steps: steps) }

  /// The same steps without it.
  var other: String {
    if case .ios(let version) = otherwise {
      scenario(ios: version, app: app, steps: steps)
    } else {
      scenario(ios: ios, app: otherApp, steps: steps)
    }
  }

  /// A launch of the other app, which is therefore a valid one.
  var launch: String {
    scenario(ios: "27.0", app: otherApp, steps: "- user: tap-icon\n  state: active")
  }

  private func scenario(ios: String, app: String, steps: String) -> String {
    """
    scenario: A finding
    ios: \(ios)
    device: \(device)
    \(model.map { "model: \($0)\n" } ?? "")app:
      \(app.replacing("\n", with: "\n  "))
    steps:
      \(steps.replacing("\n", with: "\n  "))

    """
  }
}
