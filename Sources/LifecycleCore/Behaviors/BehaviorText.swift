/// Reads the statements of an area as they are written in its file.
///
///     F66 core
///     1. When the user presses Home, `applicationWillResignActive:` is called.
///        [2010 Moving to the Background; book Termination]
///     2! Save what the user would miss.
///        [2011 What to Do When Moving to the Background]
///
/// A behavior begins with its number and scope. A statement begins with its number, and with `!` instead of `.` if it
/// is advice; further lines belong to it. Its sources are in brackets: a document and a section each, with `;` between.
struct BehaviorText {
  private(set) var rows: [Behavior] = []
  private var head: (number: Int, scope: Behavior.Scope)?
  private var statements: [Statement] = []
  private var text = ""
  private var isAdvice = false

  /// What has another form than it must have.
  struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ reason: String, in line: some StringProtocol) { description = "\(reason): \(line)" }
  }

  /// Reads every behavior of a text; what has another form is an error in this package, which its tests would show.
  init(_ text: String) {
    do throws(Fault) {
      try self.init(reading: text)
    } catch {
      preconditionFailure("Internal inconsistency: \(error)")
    }
  }

  /// Reads every behavior of a text.
  init(reading text: String) throws(Fault) {
    for line in text.split(separator: "\n") { try read(line) }
    try endStatement()
    try endBehavior()
  }

  private mutating func read(_ line: Substring) throws(Fault) {
    if line.first == " " {
      text += line.drop { $0 == " " }.isEmpty ? "" : " \(line.drop { $0 == " " })"
    } else if line.first == "F" {
      try endStatement()
      try endBehavior()
      let words = line.dropFirst().split(separator: " ")
      guard words.count == 2, let number = Int(words[0]),
        let scope = Behavior.Scope(rawValue: String(words[1]))
      else { throw Fault("no number and scope of a behavior", in: line) }
      head = (number, scope)
    } else {
      try endStatement()
      let number = line.prefix { $0.isNumber }
      guard head != nil else { throw Fault("a statement of no behavior", in: line) }
      guard Int(number) == statements.count + 1 else {
        throw Fault("not the number of the next statement", in: line)
      }
      isAdvice = line.dropFirst(number.count).first == "!"
      text = String(line.dropFirst(number.count + 2))
    }
  }

  private mutating func endStatement() throws(Fault) {
    guard !text.isEmpty else { return }
    let parts = text.split(separator: "[")
    guard parts.count == 2, text.last == "]" else {
      throw Fault("no sources in brackets behind it", in: text)
    }
    var sources: [Source] = []
    for source in parts[1].dropLast().split(separator: ";", omittingEmptySubsequences: false) {
      let words = source.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let document = Document(rawValue: String(words[0])) else {
        throw Fault("no document and section in '\(source)'", in: text)
      }
      sources.append(Source(document, String(words[1])))
    }
    statements.append(Statement(String(parts[0].dropLast()), isAdvice: isAdvice, sources))
    text = ""
  }

  private mutating func endBehavior() throws(Fault) {
    guard let head else { return }
    guard !statements.isEmpty else { throw Fault("no statement", in: "F\(head.number)") }
    rows.append(Behavior(head.number, head.scope, statements))
    self.head = nil
    statements = []
  }
}
