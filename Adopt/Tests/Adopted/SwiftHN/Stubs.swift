import UIKit

@MainActor enum Post {
  enum Filter {
    case top
  }

  static func fetch(filter: Filter, _ completion: @escaping ([String], Bool) -> Void) {
    Task { completion(["news"], true) }
  }
}

@MainActor final class Preferences {
  static let shared = Preferences()

  func reload() {}
  func save() {}
}
