import Adoption
import Foundation
import LifecycleCore
import ScenarioLanguage
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML

/// What adopting an app and running it in every scenario showed.
struct AdoptedAppRun {
  let app: AdoptedApp
  let adoption: Adoption
  /// The number of names that the stubs of the app declare.
  let stubs: Int
  /// The names of the methods that were called.
  private(set) var called: Set<String> = []
  /// What the cases that did not pass say.
  private(set) var failures: [String] = []

  /// The methods of the app's delegates that the model can call in one of its life cycles.
  var callable: [DelegateMethodUse] { methods.filter { reason(of: $0) == nil } }
  var methods: [DelegateMethodUse] { adoption.delegateMethods }
  /// The methods that can be called, and were not.
  var missed: [DelegateMethodUse] { callable.filter { !called.contains($0.nameInTrace) } }

  /// Why a method cannot be called.
  func reason(of method: DelegateMethodUse) -> String? {
    if let reason = method.reason { return reason }
    let hasScenesOnly = app.lifeCycles == [.scenes]
    return hasScenesOnly && method.isReplacedByScenes ? "scene delegates are called instead" : nil
  }

  @MainActor private static var runs: [String: AdoptedAppRun] = [:]

  /// The run of an app, which is made once.
  @MainActor static func of(_ app: AdoptedApp) throws -> AdoptedAppRun {
    if let run = runs[app.name] { return run }
    let run = try AdoptedAppRun(app)
    runs[app.name] = run
    return run
  }

  @MainActor private init(_ app: AdoptedApp) throws {
    self.app = app
    adoption = try AppFiles.adoption(of: app.name)
    let stubs =
      (try? AppFiles.text(AppFiles.adopted(app.name).appendingPathComponent("Stubs.swift"))) ?? ""
    self.stubs =
      Adoption(of: adoption.files).unknownNames.map(\.name)
      .filter { stubs.contains($0) }.count
    for lifeCycle in app.lifeCycles { try run("\(lifeCycle.rawValue).yaml") }
  }

  @MainActor private mutating func run(_ name: String) throws {
    let scenarios = AppFiles.tests.appendingPathComponent("AdoptedAppsTests/Scenarios/\(name)")
    var configuration = RunConfiguration()
    configuration.keepsTraces = true
    configuration.makeApp = app.app.makeApp
    let runner = Runner(
      loader: YAMLLoader(customWords: app.app.words),
      configuration: configuration
    )
    let files = try ScenarioFiles(arguments: [Path(scenarios.path)], without: .none)
    var results: [CaseResult] = []
    runner.run(files) { file in
      results += file.cases
      if let problem = file.problem { failures.append("\(problem)") }
    }
    let names = Dictionary(
      DelegateMethod.allCases.map { ($0.selector, $0.swiftName) },
      uniquingKeysWith: { first, _ in first }
    )
    for result in results {
      if result.outcome != .passed {
        let texts = result.failures.map(\.message) + result.diagnostics.map(\.message)
        failures.append("\(name): \(result.name): \(result.outcome): \(texts)")
      }
      for entry in result.trace?.entries ?? [] where entry.kind == .calls {
        if let name = names[entry.text] { called.insert(name) }
      }
    }
  }
}

/// The files of the adopted apps.
enum AppFiles {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  static func adopted(_ name: String) -> URL { tests.appendingPathComponent("Adopted/\(name)") }

  static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// Adopts the app as it is for iOS, with the stubs that it has.
  static func adoption(of name: String) throws -> Adoption {
    let folder = tests.appendingPathComponent("Apps/\(name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let stubs = try? text(adopted(name).appendingPathComponent("Stubs.swift"))
    return Adoption(
      of: try names.map {
        SourceText(path: $0, text: try text(folder.appendingPathComponent($0)))
      },
      stubs: stubs ?? ""
    )
  }
}
