@_spi(Package) import LifecycleCore
import Testing

@testable import ScenarioRunner

/// The first key of a line that names a kind decides what the line is.
@Suite struct AppMessageTests {
  private static let answers = ["hello", "ready", "ended", "return", "value", "fail", "unknown"]
  private static let kinds = answers + AppRequest.keys
  /// Values with which a request is possible.
  private static let values = [
    "do": #""finish-launching""#, "after": "5", "cancel": "1",
    "get": #""background-time-remaining""#,
  ]

  @Test(arguments: kinds)
  func theFirstKeyThatNamesAKindDecides(_ first: String) throws {
    for second in Self.kinds where second != first {
      for before in ["", #""note":1,"#] {
        let value = Self.values[first] ?? "null"
        let line = "{\(before)\"\(first)\":\(value),\"\(second)\":null}"
        let message = try AppValue(line: Array(line.utf8))
        #expect(message.kind?.name == first, "\(line)")
        #expect(message.value(ofKind: second) == nil, "\(line)")
        guard first != "do" else { continue }
        #expect(try (AppRequest(message) != nil) == AppRequest.keys.contains(first), "\(line)")
      }
    }
  }

  @Test func aLineWithoutAKindHasNone() throws {
    for line in ["{}", #"{"note":{"value":1}}"#, #"{"retrun":null}"#] {
      #expect(try AppValue(line: Array(line.utf8)).kind == nil)
    }
  }
}
