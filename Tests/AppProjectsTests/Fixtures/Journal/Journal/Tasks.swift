import BackgroundTasks

enum Tasks {
  private static let refresh = "example.journal.refresh"
  private static let cleanUp = "example.journal.clean-up"

  static func register() {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: refresh, using: nil) { task in
      Entries.synchronize { task.setTaskCompleted(success: true) }
    }
    BGTaskScheduler.shared.register(forTaskWithIdentifier: cleanUp, using: nil) { task in
      Thumbnails.removeAll()
      task.setTaskCompleted(success: true)
    }
  }

  static func schedule() {
    try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: refresh))
    try? BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: cleanUp))
  }
}
