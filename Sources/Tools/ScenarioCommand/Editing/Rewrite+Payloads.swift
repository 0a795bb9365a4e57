@_spi(Package) internal import FirstScenarios
@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioYAML

extension Rewrite {
  /// Adds a constraint to each call that carries something, such as a URL; an app that does not receive it fails.
  ///
  /// - Parameter app: Creates the app under test; nil for the one that the file describes.
  /// - Returns: The contents of the file with the constraints.
  func bytesWithPayloads(of app: AppMaker?) -> [UInt8] {
    let constraints = PayloadConstraints(of: file.scenarios.flatMap(\.plans), app: app)
    var bytes = bytes
    let edits = constraints.arguments.sorted { $0.key.start > $1.key.start }
    for (range, arguments) in edits {
      let text = arguments.map { "\($0.detail.word): \($0.value.yaml)" }.joined(separator: ", ")
      // A name in a list may end with the colon of its selector, and a constraint follows a colon.
      let end = Int(range.end)
      let endsWithColon = end < bytes.count && bytes[end] == UInt8(ascii: ":")
      let constraint = endsWithColon ? " { \(text) }" : ": { \(text) }"
      bytes.insert(contentsOf: Array(constraint.utf8), at: endsWithColon ? end + 1 : end)
    }
    return bytes
  }
}
