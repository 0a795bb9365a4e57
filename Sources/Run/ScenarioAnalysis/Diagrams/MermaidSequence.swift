internal import ScenarioReports

extension SequenceDiagram {
  /// The diagram in the Mermaid language.
  package var mermaid: String {
    var lines = ["sequenceDiagram"]
    lines.append("  title \(Self.escaped(title))")
    lines.append("  accTitle: \(Self.escaped(title))")
    lines.append("  accDescr: \(Self.escaped("\(subtitle). \(summary)"))")
    for lifeline in lifelines {
      let keyword = lifeline == .user ? "actor" : "participant"
      lines.append("  \(keyword) \(lifeline.identifier) as \(Self.escaped(lifeline.name))")
    }
    let outermost = (lifelines.first ?? .application, lifelines.last ?? .application)
    let begins = Dictionary(grouping: spans, by: \.rows.lowerBound)
    let closes = Dictionary(grouping: spans, by: \.rows.upperBound)
    for (index, row) in rows.enumerated() {
      lines.append("  \(Self.line(row, between: outermost))")
      // An activation needs at least two rows.
      lines += (closes[index] ?? []).filter { $0.rows.count > 1 }
        .map { "  deactivate \($0.lifeline.identifier)" }
      lines += (begins[index] ?? []).filter { $0.rows.count > 1 }
        .map { "  activate \($0.lifeline.identifier)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ row: Row, between outermost: (Lifeline, Lifeline)) -> String {
    switch row {
    case .message(let message):
      let text = escaped(message.text)
      return "\(message.from.identifier)\(message.arrow)\(message.to.identifier): \(text)"
    case .state(let lifeline, let name, _):
      return "Note over \(lifeline.identifier): \(escaped(name))"
    case .pause(let length, let time):
      let names = [outermost.0, outermost.1].map(\.identifier)
      let over = outermost.0 == outermost.1 ? names[0] : names.joined(separator: ",")
      return "Note over \(over): \(escaped(pauseText(length, until: time)))"
    case .end(let reason):
      return "Note over \(Lifeline.application.identifier): \(escaped("✕ terminated, \(reason)"))"
    }
  }

  /// Text in which the special characters of Mermaid, HTML and mathematics are escaped.
  private static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      let isPlain =
        !scalar.isASCII || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil
        || " :.,-_()/'!?+=*@[]|".unicodeScalars.contains(scalar)
      return isPlain ? nil : "#\(scalar.value);"
    }
  }
}

extension SequenceDiagram.Message {
  /// A filled arrow for a synchronous call, an open one for asynchronous messages, a dashed one for a notification.
  fileprivate var arrow: String {
    switch kind {
    case .call: "->>"
    case .action, .event, .effect: "-)"
    case .notification: "--)"
    }
  }
}
