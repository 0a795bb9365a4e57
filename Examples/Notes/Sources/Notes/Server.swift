import Foundation

/// Stands in for the server of the notes.
@MainActor final class Server {
  /// What the server says to the next requests.
  enum Answer: String {
    /// There is a note.
    case new
    /// There is nothing new.
    case unchanged
    /// It does not answer.
    case offline
  }

  /// What the server says.
  var answer = Answer.new
  /// How long each request takes, in seconds.
  var delay = 2
  private var count = 0

  /// Creates a server with a note in store.
  init() {}

  /// Stores a draft.
  func store(_ draft: String) async throws {
    try await Task.sleep(for: .seconds(delay))
  }

  /// Returns a new note; nil if there is none.
  func newNote() async throws -> String? {
    try await Task.sleep(for: .seconds(delay))
    switch answer {
    case .new:
      count += 1
      return "note \(count)"
    case .unchanged: return nil
    case .offline: throw URLError(.notConnectedToInternet)
    }
  }
}
