internal import AppLint
internal import ScenarioSystem
internal import XcodeProjects

extension InspectedApp {
  /// Whether most of the methods that UIKit calls are written in Objective-C, so that texts name them by their selectors.
  package var isInObjectiveC: Bool {
    let files = methods.compactMap(\.origin?.file)
    return files.count { $0.hasSuffix(".m") || $0.hasSuffix(".mm") } * 2 > files.count
  }

  /// Returns a text that names methods in quotes, with their names in the language of the app.
  package func named(_ text: String) -> String { isInObjectiveC ? text.withSelectors : text }

  /// Returns what was found, with the names of methods in the language of the app.
  func named(_ lint: ProjectLint) -> ProjectLint {
    guard isInObjectiveC else { return lint }
    var lint = lint
    for index in lint.result.findings.indices {
      lint.result.findings[index].message = lint.result.findings[index].message.withSelectors
      lint.result.findings[index].help = lint.result.findings[index].help.withSelectors
    }
    for index in lint.migration.indices { lint.migration[index].namesSelectors = true }
    for index in lint.uncalled.indices {
      lint.uncalled[index].text = lint.uncalled[index].text.withSelectors
    }
    return lint
  }
}
