/// The opposite of a statement: changes of the model that make exactly this statement false.
///
/// A scenario that covers the statement must fail with them, or it does not show what the statement says.
package struct Opposite: Sendable {
  /// The statement that it makes false.
  package let statement: StatementID
  /// The changes, as they are written behind the statement.
  package let text: String
  /// The changes, in order.
  let changes: [OppositeChange]

  /// Reads the changes, whose rules, effects, conditions and switches must exist.
  init(of statement: StatementID, _ text: String) throws(OppositeError) {
    var parser = OppositeParser(text)
    self.statement = statement
    self.text = text
    changes = try parser.changes()
  }
}

extension Opposite {
  /// The opposites of all statements, and what is wrong with any of them.
  package static let all: (opposites: [Opposite], problems: [String]) = {
    var (opposites, problems): ([Opposite], [String]) = ([], [])
    for row in Behavior.all {
      for (id, statement) in zip(row.statementIDs, row.statements) {
        for text in statement.opposites {
          do throws(OppositeError) {
            opposites.append(try Opposite(of: id, text))
          } catch {
            problems.append("\(id.name): \(error)")
          }
        }
      }
    }
    return (opposites, problems)
  }()
}
