@_spi(Package) package import LifecycleCore
package import ScenarioReports

/// Formats what is known of a part of iOS that the model lacks.
package struct UnmodeledText {
  private let paint: Paint

  /// Creates a formatter with colors.
  package init(_ paint: Paint) { self.paint = paint }

  /// Returns what it does on a device, and what a scenario can use in its place.
  package func lines(_ feature: UnmodeledFeature) -> [String] {
    let instead = feature.instead.map { ["  in a scenario: \($0.replacing("`", with: "'"))"] } ?? []
    return ["\(paint(feature.name, .strong))  not modeled", "  on a device: \(feature.effect)"]
      + instead + ["  docs/not-modeled.md lists all that the model lacks"]
  }
}
