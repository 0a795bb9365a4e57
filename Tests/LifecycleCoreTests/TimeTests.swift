import LifecycleCore
import Testing

@Test("A time is printed in the largest unit that keeps it whole")
func timeText() {
  let texts: [(Int64, String)] = [
    (0, "0s"), (1, "1ms"), (500, "500ms"), (1000, "1s"), (1500, "1500ms"), (5001, "5001ms"),
    (60_000, "1min"), (61_000, "61s"), (600_000, "10min"), (7_200_000, "2h"),
  ]
  for (milliseconds, text) in texts {
    #expect(VirtualTime(milliseconds: milliseconds).description == text)
  }
}
