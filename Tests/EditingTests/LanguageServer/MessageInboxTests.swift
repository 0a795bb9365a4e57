@_spi(Package) import ScenarioJSON
@_spi(Package) import ScenarioLanguage
@_spi(Package) import ScenarioRunner
import Testing

@testable import ScenarioServers

/// Messages that wait for their answers.
@Suite(.timeLimit(.minutes(5))) struct MessageInboxTests {
  private func inbox(_ ids: [JSONValue]) -> MessageInbox {
    var inbox = MessageInbox { _ in }
    for id in ids { inbox.append(["id": id, "method": "m"]) }
    return inbox
  }

  private func answered(_ inbox: inout MessageInbox) -> [Bool] {
    var cancelled: [Bool] = []
    while let next = inbox.removeFirst() { cancelled.append(next.isCancelled) }
    return cancelled
  }

  @Test func cancellationsTakeEffectOnWaitingRequests() {
    var inbox = inbox(["1", .number("2"), "2", .number("2"), "3"])
    inbox.cancel(.number("2"))
    inbox.cancel("4")
    #expect(answered(&inbox) == [false, true, false, true, false])
    #expect(inbox.isEmpty)
  }

  @Test func cancellationsOfAnsweredRequestsDoNothing() {
    var inbox = inbox(["1", "2"])
    _ = inbox.removeFirst()
    inbox.cancel("1")
    inbox.append(["id": "1", "method": "m"])
    #expect(inbox.pending.count == 2)
    #expect(answered(&inbox) == [false, false])
    inbox.append(["id": "1", "method": "m"])
    inbox.cancel("1")
    #expect(answered(&inbox) == [true])
  }

  @Test func notificationsCannotBeCancelled() {
    var inbox = MessageInbox { _ in }
    inbox.append(["method": "m"])
    inbox.cancel(.null)
    #expect(answered(&inbox) == [false])
  }

  /// With a search for each cancellation, this would take hours.
  @Test func manyCancellationsTakeLinearTime() {
    let count = 100_000
    var inbox = inbox((0..<count).map { .number("\($0)") })
    for number in 0..<count { inbox.cancel(.number("\(number)")) }
    #expect(answered(&inbox).allSatisfy { $0 })
    var same = self.inbox(Array(repeating: "1", count: count))
    for _ in 0..<count { same.cancel("1") }
    #expect(answered(&same).allSatisfy { $0 })
  }
}
