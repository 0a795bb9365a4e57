@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioYAML

extension Details.Value {
  /// The value in YAML; a list of one is written as its only item.
  package var yaml: String {
    switch self {
    case .text(let text): ScenarioFormatter.value(text)
    case .list(let texts) where texts.count == 1: ScenarioFormatter.value(texts[0])
    case .list(let texts):
      "[\(texts.map { ScenarioFormatter.value($0) }.joined(separator: ", "))]"
    case .mapping(let pairs):
      "{ \(pairs.sorted { $0.key < $1.key }.map { "\(YAMLText.value($0.key)): \(ScenarioFormatter.value($0.value))" }.joined(separator: ", ")) }"
    }
  }
}
