@testable import SourceScanner

/// Returns what the scanner finds in files with these texts.
func scan(
  _ texts: [String: String],
  _ settings: CompilationSettings = CompilationSettings(),
  delegates: [String] = []
) -> SourceFacts {
  SourceScanner.scan(Array(texts.keys), settings, delegates: delegates) { path in
    texts[path].map { Array($0.utf8) }
  }
}

/// Returns what the scanner finds in one file in Swift.
func scan(_ text: String, swiftVersion: Int = 5, active: Set<String> = []) -> SourceFacts {
  scan(
    ["App.swift": text],
    CompilationSettings(activeConditions: active, swiftLanguageVersion: swiftVersion)
  )
}

extension SourceFacts {
  /// The Swift names of the methods that UIKit calls, of all delegates, in their order.
  var methodNames: [String] { delegates.flatMap(\.methods).compactMap { $0.method?.swiftName } }
}

extension DelegateClass {
  /// Returns a function of the class by the name before its parenthesis.
  func function(_ name: String) -> FunctionFacts? {
    functions.first { $0.name.prefix { $0 != "(" && $0 != ":" } == name }
  }
}
