@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
package import ScenarioReports

/// The answer about a crash report, as text and as JSON.
package struct CrashText {
  private let paint: Paint

  /// Creates a formatter.
  package init(_ paint: Paint) { self.paint = paint }

  /// Returns the answer, after the place of the report.
  package func text(of answer: CrashAnswer, path: String) -> String {
    let location = answer.report.line == 1 ? path : "\(path):\(answer.report.line)"
    return ([title(of: answer, VisibleText.of(location))] + Self.rows(of: answer))
      .map { "\($0)\n" }.joined()
  }

  /// Returns the answer for a message at the line of the report.
  static func message(of answer: CrashAnswer) -> String {
    ([happened(in: answer)] + rows(of: answer)).joined(separator: "\n")
  }

  private func title(of answer: CrashAnswer, _ location: String) -> String {
    "\(location): \(paint("ended:", .error)) \(Self.happened(in: answer))"
  }

  private static func happened(in answer: CrashAnswer) -> String {
    let system = answer.report.os == nil ? nil : "iOS \(answer.os)"
    let facts = [answer.code, answer.watchdog.event, system].compactMap(\.self)
    let list = facts.isEmpty ? "" : " (\(facts.map { VisibleText.of($0) }.joined(separator: ", ")))"
    let happened =
      answer.cause?.happened ?? "the report does not say why, or the reason is not known"
    return happened + list
  }

  /// The rows below the title, each a name and what it is.
  private static func rows(of answer: CrashAnswer) -> [String] {
    var rows: [String] = []
    func add(_ name: String, _ text: String?) {
      if let text { rows.append("  \(name): \(text)") }
    }
    add("reason", answer.report.exceptionReason.map { VisibleText.of($0) })
    add("limit", limit(of: answer))
    add("why they differ", answer.difference)
    add("processes", processes(of: answer.report))
    add("running", running(in: answer))
    for sentence in answer.advice { add("what to do", sentence) }
    if let reason = answer.cause?.termination {
      add(
        "in a scenario",
        answer.isReproducible
          ? "terminated: \(reason.word); --to-scenario FILE writes one that reproduces it"
          : "terminated: \(reason.word)"
      )
    } else if answer.cause != nil {
      add("in a scenario", "not in the model")
    }
    if answer.report.isTruncated { add("note", "the file is truncated") }
    let sources = answer.cause?.sources ?? []
    if !sources.isEmpty { add("reported by", sources.prefix(4).joined(separator: "; ")) }
    return rows
  }

  private static func limit(of answer: CrashAnswer) -> String? {
    guard let limit = answer.limit, let model = answer.modelTime else { return nil }
    var text = "\(limit.filter { $0 != "`" }): \(CrashAnswer.seconds(model)) in the model"
    if let allowance = answer.watchdog.allowance {
      let kind = answer.watchdog.isProcessorTime ? " of processor time" : ""
      text += ", \(CrashAnswer.seconds(allowance))\(kind) in the report"
    }
    return text
  }

  private static func processes(of report: CrashReport) -> String? {
    guard let victim = report.victim else { return nil }
    let size = victim.size.map { " with \($0) MiB" } ?? ""
    let states = victim.states.isEmpty ? "" : ", \(victim.states.joined(separator: " and "))"
    let largest = report.largestProcess.map { "; the largest process was \($0)" } ?? ""
    let others = report.otherVictims.map(\.name).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let ended =
      others.isEmpty
      ? ""
      : "; also ended: \(others.prefix(3).joined(separator: ", "))"
        + (others.count > 3 ? " and \(others.count - 3) more" : "") + " (--app NAME chooses)"
    return VisibleText.of("\(victim.name)\(size)\(states)\(largest)\(ended)")
  }

  private static func running(in answer: CrashAnswer) -> String? {
    let running = answer.running
    let function = running.function.map { VisibleText.of($0) }
    if let name = answer.callName(in: NameSpelling.usual(on: answer.os)), running.call != nil {
      let call = running.isInClosure ? "a closure of \(name)" : name
      return call + (function.map { ", in \($0)" } ?? "")
    }
    if let last = answer.lastCall {
      return
        "\(Term.call(last).name(in: .usual(on: answer.os))) is the last call in the log before it"
    }
    if answer.report.victim != nil { return nil }
    return [running.reason, function.map { "in \($0)" }].compactMap(\.self).joined(separator: ", ")
  }
}

extension CrashAnswer {
  /// The code of the termination, or else what the report has in its place; nil if it has neither.
  package var code: String? {
    let known = cause?.pattern.codes.first(where: report.codes.contains)
    if let known { return "0x" + String(known, radix: 16) }
    if let victim = report.victim { return victim.reason }
    if let name = report.exceptionName { return name }
    if report.namespace == "TCC" { return report.namespace }
    let type = report.exceptionType.prefix { $0 != " " }
    return type.isEmpty ? nil : String(type)
  }

  /// Returns the name of the call that was running; nil if none is known.
  func callName(in spelling: NameSpelling) -> String? {
    switch running.call {
    case .method(let method)?: Term.call(method).name(in: spelling)
    case .other(let name)?: name
    case nil: lastCall.map { Term.call($0).name(in: spelling) }
    }
  }

  /// The answer in JSON.
  package var json: JSONValue {
    [
      "line": .number("\(report.line)"), "happened": cause.map { .text($0.happened) } ?? .null,
      "code": .optional(code), "reason": .optional(report.exceptionReason),
      "event": .optional(watchdog.event),
      "app": .optional(report.app), "ios": .text("\(os)"),
      "simulator": .flag(report.isSimulator),
      "terminated": .optional(cause?.termination?.word),
      "limit": .optional(limit.map { $0.filter { $0 != "`" } }),
      "allowedByReport": .optional(watchdog.allowance.map(Self.seconds)),
      "processorTime": .flag(watchdog.isProcessorTime),
      "allowedByModel": .optional(modelTime.map(Self.seconds)),
      "difference": .optional(difference), "call": .optional(callName(in: .objc)),
      "withoutCall": .optional(callName(in: .objc) == nil ? running.reason : nil),
      "inClosure": .flag(running.isInClosure), "function": .optional(running.function),
      "advice": .texts(advice), "sources": .texts(cause?.sources ?? []),
      "largestProcess": .optional(report.largestProcess),
      "otherProcesses": .texts(report.otherVictims.map(\.name)),
      "scenario": .optional(scenario), "truncated": .flag(report.isTruncated),
    ]
  }
}

extension JSONValue {
  /// A text, or null.
  fileprivate static func optional(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
}

extension CrashCause {
  /// The lines about it in the answer to what a code means.
  package var lines: [String] {
    let events = pattern.events.isEmpty ? "" : "\(pattern.events.joined(separator: ", ")): "
    let word = termination.map { " (terminated: \($0.word))" } ?? ""
    return ["  \(events)\(happened)\(word)"] + advice.map { "    \($0)" }
  }

  /// The cause in JSON.
  package var json: JSONValue {
    [
      "happened": .text(happened), "events": .texts(pattern.events),
      "terminated": .optional(termination?.word), "advice": .texts(advice),
      "sources": .texts(sources),
    ]
  }
}
