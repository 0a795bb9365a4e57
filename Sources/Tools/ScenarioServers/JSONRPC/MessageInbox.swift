@_spi(Package) internal import ScenarioJSON

/// The messages of a client that wait for their answers, in the order in which they arrived.
///
/// Each operation takes the same time however many messages wait: a client may send thousands at once, and cancel them.
package struct MessageInbox {
  /// A message that was read, but not yet answered.
  struct Pending {
    var message: JSONValue
    var isCancelled = false
  }

  /// Sends a message to the client.
  let send: (JSONValue) -> Void

  private var messages: [Pending] = []
  /// The number of messages that were answered and are still in the list.
  private var answeredCount = 0
  /// The number of messages that were removed from the list.
  private var removedCount = 0
  /// The numbers of the requests that wait and were not cancelled, by their identifiers.
  private var numbers: [[UInt8]: [Int]] = [:]

  /// Creates an empty inbox.
  init(send: @escaping (JSONValue) -> Void) { self.send = send }

  /// Whether no message waits.
  var isEmpty: Bool { answeredCount == messages.count }

  /// The messages that wait.
  var pending: ArraySlice<Pending> { messages[answeredCount...] }

  /// Adds a message to those that wait.
  mutating func append(_ message: JSONValue) {
    if let id = message["id"] {
      numbers[id.json, default: []].append(removedCount + messages.count)
    }
    messages.append(Pending(message: message))
  }

  /// Marks the requests with an identifier as cancelled, unless they were answered.
  mutating func cancel(_ id: JSONValue) {
    for number in numbers.removeValue(forKey: id.json) ?? [] {
      let index = number - removedCount
      if index >= answeredCount { messages[index].isCancelled = true }
    }
  }

  /// Removes the first message that waits; returns nil if none does.
  mutating func removeFirst() -> Pending? {
    guard !isEmpty else { return nil }
    let first = messages[answeredCount]
    answeredCount += 1
    if let id = first.message["id"], !first.isCancelled { forget(id) }
    // Half of the list at a time, so that each message is moved once on average.
    if answeredCount * 2 >= messages.count {
      messages.removeFirst(answeredCount)
      (removedCount, answeredCount) = (removedCount + answeredCount, 0)
    }
    return first
  }

  /// Removes the numbers of an identifier unless another request with it waits, which only a wrong client sends.
  private mutating func forget(_ id: JSONValue) {
    let last = numbers[id.json]?.last ?? 0
    if last < removedCount + answeredCount { numbers[id.json] = nil }
  }
}
