@_spi(Package) import LifecycleCore
import Testing

@Suite("Times and versions") struct ValueTests {
  @Test(
    "A time is printed in the largest unit that keeps it whole",
    arguments: [
      (0, "0s"), (1, "1ms"), (500, "500ms"), (1000, "1s"), (1500, "1500ms"), (5001, "5001ms"),
      (60_000, "1min"), (61_000, "61s"), (600_000, "10min"), (3_600_000, "1h"), (7_200_000, "2h"),
      (90 * 60_000, "90min"),
    ]
  )
  func timeText(milliseconds: Int64, text: String) {
    #expect(VirtualTime(milliseconds: milliseconds).description == text)
  }

  @Test("Times are added, subtracted and compared exactly")
  func timeSums() {
    #expect(VirtualTime.seconds(5) + VirtualTime(milliseconds: 1) == .init(milliseconds: 5001))
    #expect(VirtualTime.seconds(5) - .seconds(2) == .seconds(3))
    #expect(VirtualTime.seconds(5) < VirtualTime(milliseconds: 5001))
    #expect(VirtualTime.longest + VirtualTime.longest > VirtualTime.longest)
  }

  @Test(
    "A version is one number or two",
    arguments: [
      ("4", OSVersion(4)), ("4.0", OSVersion(4)), ("4.2", OSVersion(4, 2)),
      ("4.10", OSVersion(4, 10)), ("26.1", OSVersion(26, 1)), ("0.0", OSVersion(0)),
      ("999.999", OSVersion(999, 999)),
    ]
  )
  func version(text: String, version: OSVersion) { #expect(OSVersion(text) == version) }

  @Test(
    "Nothing else is a version",
    arguments: [
      "", ".", "4.", ".2", "4..2", "4.2.1", "04", "4.02", "-4", "+4", " 4", "4 ", "4,2", "iOS 4",
      "1000", "4.1000", "99999999999999999999", "٤", "4.x",
    ]
  )
  func noVersion(text: String) { #expect(OSVersion(text) == nil) }

  @Test("Versions are compared number by number and printed with both")
  func versionOrder() {
    #expect(OSVersion(4, 2) < OSVersion(4, 10))
    #expect(OSVersion(4, 10) < OSVersion(5))
    #expect(!(OSVersion(5) < OSVersion(5)))
    #expect(OSVersion(8).description == "8.0")
    #expect(OSVersion(4, 10).description == "4.10")
  }

  @Test("The known versions are in order, and each is read back")
  func knownVersions() {
    #expect(OSVersion.released == OSVersion.released.sorted())
    #expect(Set(OSVersion.released).count == OSVersion.released.count)
    for version in OSVersion.released { #expect(OSVersion(version.description) == version) }
  }

  @Test("No word of the vocabulary is a duplicate, and each has a summary")
  func words() {
    for actor in [Actor.user, .system, .app] {
      let words = ActionKind.allCases.filter { $0.actor == actor }.map(\.word)
      #expect(Set(words).count == words.count)
    }
    #expect(ActionKind.allCases.allSatisfy { !$0.summary.isEmpty })
    let selectors = DelegateMethod.allCases.map { $0.selector.split(separator: ":").joined() }
    #expect(Set(selectors).count == selectors.count, "no two differ in colons alone")
    #expect(Set(NotificationName.allCases.map(\.name)).count == NotificationName.allCases.count)
  }
}
