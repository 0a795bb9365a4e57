@_spi(Package) package import LifecycleCore

/// Formats actions, grouped by who performs them.
package enum PossibleActionsText {
  private static let width = 100

  /// Returns a paragraph for each actor, and the one action that is always possible.
  package static func lines(_ kinds: [ActionKind]) -> [String] {
    Actor.allCases.flatMap { actor in
      paragraph("\(actor.rawValue):", kinds.filter { $0.actor == actor }.map(\.word))
    } + ["wait:    any duration, such as 5s"]
  }

  private static func paragraph(_ label: String, _ words: [String]) -> [String] {
    guard !words.isEmpty else { return [] }
    let indent = 9
    var lines = [label + String(repeating: " ", count: indent - label.count)]
    for (index, word) in words.enumerated() {
      let text = index + 1 < words.count ? "\(word)," : word
      let last = lines[lines.count - 1]
      if last.count == indent {
        lines[lines.count - 1] += text
      } else if last.count + text.count < width {
        lines[lines.count - 1] += " \(text)"
      } else {
        lines.append(String(repeating: " ", count: indent) + text)
      }
    }
    return lines
  }
}
