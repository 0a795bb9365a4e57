@_spi(Package) internal import LifecycleCore

// The phases of a SwiftUI app's scene: `scenePhase: [inactive, background]`, and `onChange(of: scenePhase)`.
extension TreeDecoder {
  /// Decodes the phases through which the scene passes, which are calls in this order; returns false for any other key.
  mutating func readPhases(
    _ key: Tree.Index,
    _ value: Tree.Index,
    into partial: inout PartialStep
  ) -> Bool {
    guard isText(key, "scenePhase"), node(value).kind == .list else { return false }
    partial.needsAction = key
    guard partial.add(Self.calls) else {
      report(.duplicateKey, at: key, "'scenePhase' lists calls, and the step has 'calls' already") {
        "write the phases in 'calls', such as scenePhase.inactive"
      }
      return true
    }
    let elements = list(value, "a list of phases") { decoder, item -> ListForm.Element? in
      guard let method = decoder.word(item, Self.phases, "phase") else { return nil }
      decoder.rewriteLog?.record(method.selector, at: decoder.range(item), note: nil)
      return .item(ListForm.Item(term: .call(method), range: decoder.range(item)))
    }
    guard let elements else { return true }
    for element in elements {
      if case .item(let item) = element, case .call(let method) = item.term {
        namedMethods.formUnion(MethodSet(method))
      }
    }
    let form = ListForm(mode: .inOrder, elements: elements, range: range(value))
    partial.step.expectations.append(ListExpectation.calls(form, at: range(key)))
    recordCalls("calls", .inOrder, key, value)
    return true
  }

  private static let calls = ExpectationKind.bit(TermKind.calls.key)

  private static let phases = WordTable<DelegateMethod>(
    [
      ("active", .scenePhaseActive), (".active", .scenePhaseActive),
      ("inactive", .scenePhaseInactive), (".inactive", .scenePhaseInactive),
      ("background", .scenePhaseBackground), (".background", .scenePhaseBackground),
    ]
  )

  /// Returns the code of an app for each change of the phase, by the modifier of SwiftUI; nil for anything else.
  ///
  /// In a flow list, YAML reads `onChange(of: scenePhase)` as a key and its value.
  func phaseChanges(_ index: Tree.Index) -> MethodSet? {
    let start = tree.firstField(index)?.key ?? index
    let bytes = tree.text[Int(node(start).text.start)..<Int(node(start).text.end)]
    guard bytes.starts(with: "onChange".utf8) || bytes.starts(with: ".onChange".utf8) else {
      return nil
    }
    let text =
      if let (key, value) = tree.onlyField(index) { "\(string(key)): \(string(value))" } else {
        string(index)
      }
    return Self.isPhaseChange(text) ? Self.allPhases : nil
  }

  /// Returns whether a text is `onChange(of: scenePhase)`.
  static func isPhaseChange(_ text: String) -> Bool {
    let name = text.filter { $0 != " " }
    return name == "onChange(of:scenePhase)" || name == ".onChange(of:scenePhase)"
  }

  private static let allPhases = MethodSet([
    .scenePhaseActive, .scenePhaseInactive, .scenePhaseBackground,
  ])

  /// Returns the help for `onChange(of: scenePhase)` as a key, with the code of each phase below it.
  func phaseHelp(_ key: Tree.Index, in what: String) -> Diagnostic.Help? {
    guard Self.isPhaseChange(string(key)), let mapping = tree.mapping(of: key),
      let value = tree.value(after: key)
    else { return nil }
    let phases = tree.fields(value).compactMap { phase, code in
      Self.phases[string(phase)].map { "\($0.selector): \(tree.flow(code))" }
    }
    let text = phases.isEmpty ? "scenePhase.background: [..]" : phases.joined(separator: ", ")
    let isDuring = what == "'during'" || tree.value(of: "during", in: mapping) == nil
    let written = what == "'app'" ? "during: { \(text) }" : text
    let rest = isDuring ? "" : ", with the rest of 'during'"
    let help = Diagnostic.Help("write '\(written)'\(rest)")
    let range = SourceRange(Int(range(key).start), Int(self.range(value).end))
    return phases.isEmpty || !isDuring
      ? help : help.adding(Diagnostic.Fix(range: range, text: written))
  }
}
