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
struct BehaviourText {
  private(set) var rows: [Behaviour] = []
  private var head: (number: Int, scope: Behaviour.Scope)?
  private var statements: [Statement] = []
  private var text = ""
  private var isAdvice = false

  /// Reads every behavior of a text; what has another form is an error in this package, which its tests would show.
  init(_ text: String) {
    for line in text.split(separator: "\n") { read(line) }
    endStatement()
    endBehaviour()
  }

  private mutating func read(_ line: Substring) {
    if line.first == " " {
      text += line.drop { $0 == " " }.isEmpty ? "" : " \(line.drop { $0 == " " })"
    } else if line.first == "F" {
      endStatement()
      endBehaviour()
      let words = line.dropFirst().split(separator: " ")
      if words.count == 2, let number = Int(words[0]),
        let scope = Behaviour.Scope(rawValue: String(words[1]))
      {
        head = (number, scope)
      }
    } else {
      endStatement()
      let number = line.prefix { $0.isNumber }
      precondition(Int(number) == statements.count + 1, "Internal inconsistency: \(line)")
      isAdvice = line.dropFirst(number.count).first == "!"
      text = String(line.dropFirst(number.count + 2))
    }
  }

  private mutating func endStatement() {
    guard !text.isEmpty else { return }
    let parts = text.split(separator: "[")
    precondition(parts.count == 2 && text.last == "]", "Internal inconsistency: \(text)")
    let sources = parts[1].dropLast().split(separator: ";").map { source in
      let words = source.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
      guard let document = Document(rawValue: String(words[0])), words.count == 2 else {
        preconditionFailure("Internal inconsistency: no document in \(source)")
      }
      return Source(document, String(words[1]))
    }
    statements.append(Statement(String(parts[0].dropLast()), isAdvice: isAdvice, sources))
    text = ""
  }

  private mutating func endBehaviour() {
    guard let head else { return }
    rows.append(Behaviour(head.number, head.scope, statements))
    statements = []
  }
}
