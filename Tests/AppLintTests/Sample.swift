import AppLint
import Foundation
@_spi(Package) import LifecycleCore
import PropertyLists
import TestSupport
import Testing

/// A property list under `Samples`, what is known beside it, and what must be found.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  var options = LintOptions()
  /// What happens at launch, by version.
  let forecast: [String]
  /// The findings with their severity, sorted: `error no-scenes`.
  let findings: [String]
  /// Why the file is not checked.
  var otherProductPhrase: String?

  init(
    _ name: String,
    sdk: OSVersion = 27,
    ios: String? = nil,
    implements methods: [DelegateMethod]? = nil,
    swiftUI: Bool = false,
    forecast: [String] = [],
    _ findings: String...,
    otherProductPhrase: String? = nil
  ) {
    self.name = name
    self.forecast = forecast
    self.findings = findings.sorted()
    self.otherProductPhrase = otherProductPhrase
    options.sdk = sdk
    options.versions = ios.flatMap { VersionRange($0) }
    options.implemented = methods.map { Set($0) }
    options.isSwiftUI = swiftUI
  }

  var testDescription: String { "\(name) \(forecast)" }

  var result: LintResult {
    get throws {
      let file = Golden.root.appending(path: "Tests/AppLintTests/Samples/\(name).plist")
      return Linter.lint(try PropertyListReader.read(Array(try Data(contentsOf: file))), options)
    }
  }
}
