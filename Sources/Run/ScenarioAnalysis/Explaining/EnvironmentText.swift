@_spi(Package) internal import LifecycleCore
internal import ScenarioReports
@_spi(Package) internal import ScenarioRunner

extension SimulationEnvironment {
  /// The environment in words, such as `iOS 27.0, iphone, with scenes`, with the switches that are set.
  var title: String {
    let delegates = app.swiftUI.map { ", swiftui: \($0.rawValue)" } ?? ""
    let switches = ModelSwitch.allCases.compactMap { item in
      choices[item].map { ", \(item.name): \(item.text(of: $0))" }
    }
    let modes = app.backgroundModes.map(\.rawValue).sorted()
    let declared =
      modes.isEmpty ? "" : ", with \(modes.joined(separator: ", ")) in the background modes"
    let sdk = app.sdk.map { $0 == os ? "" : ", SDK \($0)" } ?? ""
    return "iOS \(os), \(device.model.rawValue), \(app.lifeCycle.phrase)\(delegates)\(sdk)"
      + declared + switches.joined()
  }
}

extension StepRecord {
  /// The step with the arguments of its action, such as `system: push (name new-mail)`.
  var title: String {
    let action = trace.entries.first { $0.kind == .userActions || $0.kind == .systemActions }
    guard let given = action?.given, !given.isEmpty else { return VisibleText.of(text) }
    return "\(VisibleText.of(text)) (\(VisibleText.of(given.joined(separator: ", "))))"
  }
}

extension RuleRecord {
  /// Returns the rule's identifier, confidence and first source on one line; an inferred rule is marked.
  func citation(_ paint: Paint) -> String {
    let more = sources.count > 1 ? "; \(sources.count - 1) more" : ""
    let sources = sources.first.map { ": \($0)\(more)" } ?? ""
    let isInferred = confidence == Confidence.inferred.rawValue
    let mark = isInferred ? FailureText.inferred(paint) : confidence
    return "\(id) (\(mark)\(sources))"
  }
}
