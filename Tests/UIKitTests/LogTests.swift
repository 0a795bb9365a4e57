import Synchronization
import Testing

@testable import OSLog

extension UIKitTests {
  @Suite("OSLog") struct LogTests {
    @Test func `messages reach the receiver, whatever the form of the call`() {
      let entries = Mutex<[String]>([])
      LogOutput.receiver.withLock {
        $0 = { entry in
          let text = "\(entry.category) \(entry.type.rawValue) \(entry.text)"
          entries.withLock { $0.append(text) }
        }
      }
      defer { LogOutput.receiver.withLock { $0 = nil } }
      let logger = Logger(subsystem: "app", category: "a")
      logger.info("read \(3, privacy: .public) of \(4.5, format: .fixed(precision: 1))")
      logger.log(level: .fault, "\("text", align: .left(columns: 8), privacy: .private)")
      let log = OSLog(subsystem: "app", category: "b")
      os_log("%{public}@ of %d, 100 %%, %.2f, %ld", log: log, type: .error, "one", 2, 0.5)
      os_log(.info, log: log, "twice \(2)")
      os_log("plain")
      os_log("none", log: .disabled)
      #expect(
        entries.withLock { $0 } == [
          "a 1 read 3 of 4.5", "a 17 text", "b 16 one of 2, 100 %, 0.5, <missing>", "b 1 twice 2",
          "default 0 plain",
        ]
      )
    }

    @Test func `a lock protects its state`() async {
      let lock = OSAllocatedUnfairLock(initialState: 0)
      await withTaskGroup { group in
        for _ in 0..<8 {
          group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
        }
      }
      #expect(lock.withLock { $0 } == 8000)
    }
  }
}
