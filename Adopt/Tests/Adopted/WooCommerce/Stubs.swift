import UIKit

@MainActor final class CoreDataManager {
  private(set) var saves = 0

  init(name: String) {}
  func save() { saves += 1 }
}

func DDLogError(_ message: String) {}
func DDLogInfo(_ message: String) {}
func DDLogVerbose(_ message: String) {}
