@_spi(Package) import LifecycleCore
import Testing

@_spi(Package) @testable import ScenarioLanguage

@Suite struct DurationTests {
  private static func milliseconds(_ text: String) -> Int64? {
    VirtualTime(text)?.milliseconds
  }

  @Test(arguments: [
    ("0s", 0), ("0ms", 0), ("500ms", 500), ("6s", 6000), ("006s", 6000), ("10min", 600_000),
    ("2h", 7_200_000), ("87600h", 315_360_000_000),
  ])
  func isAWholeNumberAndItsUnit(_ text: String, _ time: Int64) {
    #expect(Self.milliseconds(text) == time)
  }

  @Test(arguments: [
    "", "6", "s", "ms", "-6s", "+6s", "1.5s", "6 s", " 6s", "6s ", "6S", "6sec", "6m", "6d", "½s",
    "٣s", "0x6s", "1e3s", "99999999999999999999s", "9223372036854775807h", "9999999999h",
  ])
  func isNothingElse(_ text: String) {
    #expect(Self.milliseconds(text) == nil)
  }

  @Test func aTimeIsNeverNegativeAndNoSumOverflows() {
    #expect(VirtualTime(milliseconds: -5) == .zero)
    #expect(VirtualTime.seconds(-1) == .zero)
    #expect(VirtualTime.seconds(1) - .seconds(2) == .zero)
    let longest = VirtualTime(milliseconds: .max)
    #expect(longest + longest >= longest)
    #expect(VirtualTime.seconds(.max) <= longest)
  }

  @Test func aMissingUnitIsNamed() {
    #expect(DurationText.advice(for: "10").text.contains("'10s'"))
    #expect(DurationText.advice(for: "ten").text.contains("500ms"))
  }

  @Test(arguments: ["1ms", "999ms", "1s", "61s", "90min", "1000h"])
  func isWrittenSoThatItCanBeReadAgain(_ text: String) throws {
    let time = try #require(VirtualTime(text))
    #expect(VirtualTime("\(time)") == time)
  }
}

@Suite struct VersionTests {
  @Test(arguments: [
    ("8", OSVersion(8, 0)), ("8.0", OSVersion(8, 0)), ("4.2", OSVersion(4, 2)),
    ("4.10", OSVersion(4, 10)), ("0.0", OSVersion(0, 0)), ("999.999", OSVersion(999, 999)),
  ])
  func isOneNumberOrTwo(_ text: String, _ version: OSVersion) {
    #expect(OSVersion(text) == version)
  }

  @Test(arguments: [
    "", ".", "4.", ".2", "4.2.1", "04", "4.02", "4,2", "v4", "4 ", "1000", "-1", "４",
  ])
  func isNothingElse(_ text: String) {
    #expect(OSVersion(text) == nil)
  }

  @Test func isComparedNumberByNumber() {
    #expect(OSVersion(4, 2) < OSVersion(4, 10))
    #expect(OSVersion(4, 10) < OSVersion(5))
    #expect(OSVersion(9, 3) < OSVersion(10, 0))
  }

  @Test func aRangeAsAnAxisIsItsLowerEndAndWhereProfilesBegin() throws {
    let names = try Compiled("scenario: S\nios: 4.1...6.0\n" + Compiled.steps).names
    #expect(names == ["S [iOS 4.1]", "S [iOS 4.2]", "S [iOS 5.0]", "S [iOS 6.0]"])
  }

  @Test func anOpenRangeGoesToTheOldestOrTheNewest() throws {
    let old = try Compiled("scenario: S\nios: ...4.0\n" + Compiled.steps).versions
    let new = try Compiled("scenario: S\nios: 8.0...\n" + Compiled.steps).versions
    #expect(old.first == OSVersion.released.first)
    #expect(old.last == OSVersion(4))
    #expect(new.first == OSVersion(8))
    #expect(new.contains(OSVersion(13)))
  }

  @Test func aRangeAsAConditionIsEveryVersionInside() throws {
    let compiled = try Compiled(
      """
      scenario: S
      ios: [4.0, 4.1, 4.2, 5.0]
      skip: {reason: too old, ios: ...4.1}
      \(Compiled.steps)
      """
    )
    #expect(compiled.plans.map { $0.skipReason != nil } == [true, true, false, false])
  }

  @Test(arguments: ["...", "5.0...4.0", "4.0...99.0", "4.0....5.0", "a...b"])
  func aWrongRangeIsAnError(_ range: String) throws {
    #expect(!(try Compiled("scenario: S\nios: \(range)\n" + Compiled.steps).diagnostics.isEmpty))
  }

  @Test func aRangeOfOneVersionIsNamedLikeAnyRange() throws {
    #expect(try Compiled("scenario: S\nios: 8.0...8.0\n" + Compiled.steps).names == ["S [iOS 8.0]"])
  }
}
