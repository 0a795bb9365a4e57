import UIKit

@MainActor final class Telemetry {
  struct Configuration {
    var isPad = false
  }

  static let `default` = Telemetry()
  var configuration = Configuration()
  private(set) var events: [String] = []

  func record(event: String) { events.append(event) }
  func upload() { events = [] }
}
