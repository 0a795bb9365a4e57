internal import AppLint
internal import AppProjects
@_spi(Package) internal import LifecycleCore
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import SourceScanner
internal import XcodeProjects

/// What `init` says about an app, for people.
struct ProjectAnswer {
  private let app: InspectedApp
  private let notes: [ProjectNote]
  private let leftOut: LeftOut
  private let paths: PathConverter
  private let paint: Paint

  /// The number of notes that are shown.
  private static let shownNotes = 10

  init(
    _ app: InspectedApp,
    _ notes: [ProjectNote],
    _ leftOut: LeftOut,
    _ paths: PathConverter,
    _ paint: Paint
  ) {
    self.app = app
    self.notes = notes
    self.leftOut = leftOut
    self.paths = paths
    self.paint = paint
  }

  /// The lines of the answer.
  var text: String {
    let lint = app.lint(LintOptions())
    let lines =
      [target] + otherTargets + forecast + delegates + ways + frameworks + missing
      + uncalled(lint.uncalled) + findings(lint.result) + migration(lint.migration)
      + notUnderstood + leftOutLines + [shown(completeness)]
    return lines.map { "\($0)\n" }.joined()
  }

  private func path(_ path: Path) -> Path { paths.relativeToWorkingDirectory(path) }

  private func place(_ origin: Origin) -> String {
    Origin(path(origin.file), line: origin.line).description
  }

  private func shown(_ text: String) -> String { paint.shown(VisibleText.of(text)) }

  // MARK: - Target

  private var target: String {
    let project = app.project
    let text =
      "\(project.target), from \(path(project.project)) (\(project.configuration)): \(project.reason)"
    return paint(shown(text), .strong)
  }

  private var otherTargets: [String] {
    let others = app.project.otherApps.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return others.isEmpty ? [] : [shown("  --target chooses another one: \(others)")]
  }

  private var forecast: [String] {
    [shown("  built with SDK 27:")]
      + app.forecast().map { forecast in
        let text = shown("    \(forecast.versions): \(forecast.text)")
        return forecast.launches == false ? paint(text, .error) : text
      }
  }

  // MARK: - Code

  private var delegates: [String] {
    let app = app.swiftUIApp.map { app in
      let events = self.app.methods.filter { $0.role == nil && $0.className == nil }
      return "  \(app.name) (\(place(Origin(app.location)))) is the App of SwiftUI; "
        + Set(events.map(\.name)).count.counted("event") + " of views handled"
    }
    return ([app].compactMap(\.self) + self.app.delegates.map(line)).map(shown)
  }

  private func line(_ delegate: ResolvedDelegate) -> String {
    let declaration = delegate.declaration?.declarations.first.map { Origin($0) }
    let role =
      switch delegate.role {
      case .app: "the app delegate"
      case .notificationCenter: "the delegate of the notification center"
      default: "a scene delegate"
      }
    let methods = app.methods.filter {
      $0.role == delegate.role && $0.className == delegate.name
    }
    let framework = delegate.framework.map {
      $0.name == delegate.name ? "" : ", with those of \($0.name)"
    }
    return "  \(delegate.name)\(declaration.map { " (\(place($0)))" } ?? "") is \(role), since "
      + "\(delegate.reason); \(methods.count.counted("method"))\(framework ?? "")"
  }

  private var frameworks: [String] {
    let names = app.frameworks.map { "\($0.value.rawValue) (\(place($0.origin)))" }
    return names.isEmpty ? [] : [shown("  written with \(names.joined(separator: ", "))")]
  }

  // MARK: - What the project declares

  private var ways: [String] {
    let mapping = AppMapping(app)
    let parts = mapping.entries.compactMap { entry -> String? in
      guard case .texts(let texts) = entry.value, !texts.isEmpty else { return nil }
      return "\(entry.key): \(texts.joined(separator: ", "))"
    }
    return parts.map { shown("  \($0)") }
  }

  // MARK: - What is not known

  private var missing: [String] {
    app.missingClasses.map { name in
      paint(shown("  \(place(name.origin)): no source file declares '\(name.value)'"), .warning)
    }
  }

  /// The methods that UIKit never calls.
  private func uncalled(_ methods: [UncalledMethod]) -> [String] {
    let lines = methods.map { method in
      let versions = VersionRange(from: method.since)
      let text =
        "\(place(Origin(method.location))): \(app.named("'\(method.name)'")), on \(versions): \(method.text)"
      let line = shown("    \(text)")
      return method.isLost ? paint(line, .warning) : line
    }
    return lines.isEmpty ? [] : [shown("  UIKit never calls:")] + lines
  }

  /// The findings that make `lint` fail, which explains them, but for those about methods that are never called.
  private func findings(_ result: LintResult) -> [String] {
    let serious = result.findings.filter {
      $0.severity > .note && !UncalledMethod.findings.contains($0.id)
    }
    let lines = serious.map { finding in
      let origin = finding.location.map { Origin($0) } ?? Origin(app.project.project)
      let text = "    \(place(origin)): \(finding.message) [\(finding.id)]"
      return paint(shown(text), finding.severity == .error ? .error : .warning)
    }
    return lines.isEmpty ? [] : [shown("  'scenario-run lint' explains:")] + lines
  }

  /// What must move when the app adopts scenes.
  private func migration(_ steps: [MigrationStep]) -> [String] {
    let lines = steps.map { step in
      shown("    \(place(Origin(step.location))): \(step.line)")
    }
    return lines.isEmpty ? [] : [shown("  to adopt scenes:")] + lines
  }

  private var notUnderstood: [String] {
    guard !notes.isEmpty else { return [] }
    let lines = notes.prefix(Self.shownNotes).map { note in
      shown("    \(note.origin.map { "\(place($0)): " } ?? "")\(note.message)")
    }
    let rest = notes.count - lines.count
    let heading =
      leftOut.isComplete
      ? "not understood, which changes nothing that UIKit calls" : "not understood"
    return [shown("  \(heading):")] + lines
      + (rest > 0 ? [shown("    and \(rest) more, which '--format json' lists")] : [])
  }

  /// What is left out, a line for each reason.
  private var leftOutLines: [String] {
    var names: [(reason: String, names: [String])] = []
    for part in leftOut.parts {
      if let index = names.firstIndex(where: { $0.reason == part.reason }) {
        names[index].names.append(part.what)
      } else {
        names.append((part.reason, [part.what]))
      }
    }
    let lines = names.map { shown("    \($0.names.joined(separator: ", ")): \($0.reason)") }
    return lines.isEmpty ? [] : [shown("  left out:")] + lines
  }

  private var completeness: String {
    leftOut.isComplete
      ? "  complete: all that decides what UIKit calls is known"
      : "  not complete: what is not known could change what UIKit calls"
  }
}
