@_spi(Package) import LifecycleCore

extension ActionKind {
  /// The action in a scenario, with one argument and a sample for each other one that is required.
  func text(
    _ name: String,
    _ value: String,
    sampleName: (Parameter) -> String? = { _ in nil }
  )
    -> String
  {
    let others = parameters.filter { $0.isRequired && $0.name != name }.map { parameter in
      let sample =
        switch parameter.type {
        case .word(let words): words.first ?? ""
        case .duration: "1s"
        case .integer(let range): "\(range.lowerBound)"
        case .flag: "true"
        case .actions: "none"
        case .words(let words): "[\(words[0])]"
        case .payload: "{ aps: { alert: Hi } }"
        case .text: sampleText
        case .name: sampleName(parameter) ?? "a"
        }
      return "\(parameter.name): \(sample)"
    }
    return "{\(word): {\((others + ["\(name): \(value)"]).joined(separator: ", "))}}"
  }
}
