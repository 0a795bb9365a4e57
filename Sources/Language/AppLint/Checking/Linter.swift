@_spi(Package) package import LifecycleCore
package import PropertyLists
package import SourceScanner

/// A mistake in an app's Info.plist, and its effect.
package struct LintFinding: Sendable {
  /// The identifier.
  package let id: String
  /// How serious it is in the versions below.
  package let severity: LintSeverity
  /// The versions of iOS, among those that were asked for.
  package let versions: VersionRange
  /// The earliest SDK of apps that it concerns; nil for all.
  package let sdk: OSVersion?
  /// The mistake and its effect.
  package var message: String
  /// How to correct it.
  package var help: String
  /// The keys that lead to it, joined with periods; empty for the whole file.
  package let keyPath: String
  /// The bytes in an XML file.
  package var range: Range<Int>?
  /// The line of another file than the property list, such as one with source code; nil for the property list.
  package var location: SourceLocation?
  /// How certain the effect is.
  package let confidence: Confidence
  /// Where the effect is described.
  package let source: String
}

/// What an app's Info.plist says about its launch, and what is wrong with it.
package struct LintResult: Sendable {
  /// Why the file is not that of an iOS app; nil if it is.
  package var otherProductPhrase: String?
  /// What happens at launch, by version.
  package var forecast: [LaunchForecast] = []
  /// What was found, in the order of the file.
  package var findings: [LintFinding] = []
  /// The functions of the app delegate that UIKit does not call, since the app has scenes.
  package var uncalled: [UncalledFunction] = []
}

/// Applies all rules to a property list.
package enum Linter {
  /// Reads a file and checks it; if it is not a property list, that is the only finding.
  package static func lint(_ bytes: [UInt8], _ options: LintOptions) -> LintResult {
    do throws(PropertyListError) {
      return lint(try PropertyListReader.read(bytes), options)
    } catch {
      let isBinary = PropertyListReader.isBinary(bytes)
      return LintResult(findings: [LintFinding(error, isBinary: isBinary, options)])
    }
  }

  /// Checks a property list.
  ///
  /// - Parameters:
  ///   - list: The contents of the file.
  ///   - options: What is known beside it.
  /// - Returns: The findings, or why the file was not checked.
  package static func lint(_ list: PropertyList, _ options: LintOptions) -> LintResult {
    if let other = PlistNode(list).otherProductPhrase {
      return LintResult(otherProductPhrase: other)
    }
    let app = AppFacts(list, options)
    let findings = LintRule.all.flatMap { rule in
      rule.effect(on: app).map { found in
        rule.matches(in: app).map { match in
          LintFinding(rule.id, match, found.effect, found.versions)
        }
      } ?? []
    }
    let sorted = findings.enumerated().sorted { first, second in
      switch (first.element.location, second.element.location) {
      case (nil, nil):
        let starts = [first, second].map { $0.element.range?.lowerBound ?? 0 }
        return (starts[0], first.offset) < (starts[1], second.offset)
      case (let left?, let right?): return (left, first.offset) < (right, second.offset)
      // The property list comes first.
      case (let left, _): return left == nil
      }
    }
    return LintResult(
      forecast: LaunchForecast.all(for: app),
      findings: sorted.map(\.element),
      uncalled: app.uncalled
    )
  }
}

extension LintRule {
  /// Returns the most serious effect in the versions of an app, and the versions that have it.
  fileprivate func effect(on app: AppFacts) -> (effect: LintEffect, versions: VersionRange)? {
    var worst: (effect: LintEffect, versions: VersionRange)?
    for effect in effects where effect.sdk.map({ $0 <= app.options.sdk }) ?? true {
      guard let versions = effect.versions.intersection(app.versions) else { continue }
      if worst.map({ $0.effect.severity < effect.severity }) ?? true { worst = (effect, versions) }
    }
    return worst
  }
}

extension LintFinding {
  /// The finding that a file is not a property list.
  fileprivate init(_ error: PropertyListError, isBinary: Bool, _ options: LintOptions) {
    self.init(
      id: "invalid-property-list",
      severity: .error,
      versions: options.versions ?? VersionRange(from: 13),
      sdk: nil,
      message: isBinary ? "\(error.message) (at byte \(error.offset))" : error.message,
      help: error.help,
      keyPath: "",
      range: isBinary ? nil : error.offset..<(error.offset + 1),
      location: nil,
      confidence: .stated,
      source: "Apple, \"Property List Programming Guide\""
    )
  }

  fileprivate init(
    _ id: String,
    _ match: LintMatch,
    _ effect: LintEffect,
    _ versions: VersionRange
  ) {
    let isInferred = effect.confidence == .inferred
    self.init(
      id: id,
      severity: effect.severity,
      versions: versions,
      sdk: effect.sdk,
      message: "\(match.message): \(effect.text)\(isInferred ? " (inferred)" : "")",
      help: match.help,
      keyPath: match.position.node.path.joined(separator: "."),
      range: match.position.location == nil ? match.position.node.range : nil,
      location: match.position.location,
      confidence: effect.confidence,
      source: effect.source?.title ?? ""
    )
  }
}
