import Testing

@_spi(Package) @testable import LifecycleCore

@Suite("The timer queue") struct TimerQueueTests {
  @Test("Timers come by their deadline, then in the order in which they were scheduled")
  func order() {
    var queue = TimerQueue()
    queue.schedule(.watchdog, at: .seconds(5))
    queue.schedule(.suspension, at: .seconds(1))
    queue.schedule(.taskGrace, at: .seconds(5))
    queue.schedule(.bannerGone, at: .seconds(1))
    var order: [ClockTimer] = []
    while let entry = queue.popFirst(through: .seconds(9)) { order.append(entry.timer) }
    #expect(order == [.suspension, .bannerGone, .watchdog, .taskGrace])
  }

  @Test("A deadline belongs to the time that is waited through, not to the time before it")
  func bounds() {
    var queue = TimerQueue()
    queue.schedule(.watchdog, at: .seconds(5))
    let early = queue.popFirst(through: VirtualTime(milliseconds: 4999))
    let before = queue.popFirstWithoutMainThread(before: .seconds(5))
    let after = queue.popFirstWithoutMainThread(before: VirtualTime(milliseconds: 5001))
    let again = queue.popFirst(through: .seconds(5))
    #expect([early, before, after, again].map { $0?.timer } == [nil, nil, .watchdog, nil])
  }

  @Test("Only what needs no main thread comes while it is busy")
  func systemsOwn() {
    var queue = TimerQueue()
    queue.schedule(.suspension, at: .seconds(1))
    queue.schedule(.taskExpiration, at: .seconds(2))
    queue.schedule(.taskGrace, at: .seconds(3))
    let entries = (0..<2).map { _ in queue.popFirstWithoutMainThread(before: .seconds(9)) }
    #expect(entries.map { $0?.timer } == [.taskGrace, nil])
    #expect(queue.contains(.suspension))
  }

  @Test("A cancelled timer does not come")
  func cancel() {
    var queue = TimerQueue()
    queue.schedule(.suspension, at: .seconds(1))
    queue.schedule(.watchdog, at: .seconds(2))
    queue.cancel(.suspension)
    #expect(!queue.contains(.suspension))
    #expect(queue.deadline(of: .watchdog) == .seconds(2))
    #expect(queue.deadline(of: .suspension) == nil)
    let first = queue.popFirst(through: .seconds(9))
    #expect(first?.timer == .watchdog)
  }
}

@Suite("Background tasks") struct BackgroundTaskTests {
  @Test("A name finds the oldest live task; an identifier is never used again")
  func names() {
    var tasks = BackgroundTasks()
    let first = tasks.begin("a")
    let second = tasks.begin("a")
    #expect(first != second)
    #expect(tasks.find("a") == first)
    let ends = [tasks.end(first), tasks.end(first)]
    #expect(ends == [true, false], "a task ends once")
    #expect(tasks.find("a") == second)
    #expect(tasks.name(of: second) == "a")
    tasks = BackgroundTasks(after: tasks)
    #expect(tasks.find("a") == nil)
    let third = tasks.begin("a")
    #expect(third > second)
  }

  @Test("Tasks expire in the order in which they began; one that ended meanwhile is left out")
  func expiration() {
    var tasks = BackgroundTasks()
    let ids = ["a", "b", "c"].map { tasks.begin($0) }
    tasks.expireAll()
    #expect(!tasks.hasBudget)
    let first = tasks.nextExpiring()
    _ = tasks.end(ids[1])
    let rest = [tasks.nextExpiring(), tasks.nextExpiring()]
    #expect(first?.id == ids[0])
    #expect(rest.map { $0?.id } == [ids[2], nil])
  }
}

@Suite("Open events") struct OpenEventsTests {
  @Test("An event ends with its callback, unless its completion handler is kept")
  func end() {
    var events = PendingEvents()
    events.begin(deadline: .seconds(10))
    #expect(events.arePending && events.deadline == .seconds(10))
    events.end()
    #expect(!events.arePending && events.deadline == nil)
    events.begin(deadline: .seconds(10))
    events.keepHandler()
    events.end()
    #expect(events.arePending && events.deadline == .seconds(10))
    events.callHandler(of: nil)
    #expect(!events.arePending)
  }

  @Test("A completion handler that is called inside of its callback stops the clock")
  func calledAtOnce() {
    var events = PendingEvents()
    events.begin(deadline: .seconds(10))
    events.keepHandler()
    events.callHandler(of: nil)
    #expect(events.arePending && events.deadline == nil, "the callback still runs")
    events.end()
    #expect(!events.arePending)
  }

  @Test("The oldest event that is kept comes first, unless one is named")
  func order() {
    var events = PendingEvents()
    var ids: [Int] = []
    for seconds: Int64 in [10, 20, 30] {
      events.begin(deadline: .seconds(seconds))
      events.keepHandler()
      if let current = events.current { ids.append(current.id) }
      events.end()
    }
    events.callHandler(of: ids[1])
    #expect(!events.isPending(ids[1]))
    #expect(events.deadline == .seconds(10))
    events.callHandler(of: nil)
    #expect(events.deadline == .seconds(30))
    events.callHandler(of: ids[0])
    #expect(events.isPending(ids[2]), "one that was called is not called again")
  }

  @Test("An event whose time is over is known by its reason, and can be ended")
  func overdue() {
    var events = PendingEvents()
    for (reason, seconds) in [(LaunchReason.transfer, Int64(10)), (.fetch, 20)] {
      events.begin(reason, deadline: .seconds(seconds))
      events.keepHandler()
      events.end()
    }
    #expect(!events.isOverdue(.transfer, at: .seconds(9)))
    #expect(events.isOverdue(.transfer, at: .seconds(10)))
    #expect(!events.isOverdue(.fetch, at: .seconds(10)))
    events.endOverdue(.fetch, at: .seconds(10))
    #expect(events.deadline == .seconds(10))
    events.endOverdue(.transfer, at: .seconds(10))
    #expect(!events.isOverdue(.transfer, at: .seconds(10)) && events.deadline == .seconds(20))
    events.begin(.transfer, deadline: .seconds(15))
    #expect(events.isOverdue(.transfer, at: .seconds(15)), "its callback still runs")
    events.endOverdue(.transfer, at: .seconds(15))
    #expect(!events.isOverdue(.transfer, at: .seconds(15)))
  }

  @Test("Time is counted in the background alone")
  func count() {
    var events = PendingEvents()
    events.begin(deadline: nil)
    events.keepHandler()
    events.end()
    #expect(events.arePending && events.deadline == nil)
    events.restartDeadlines(at: .seconds(30))
    #expect(events.deadline == .seconds(30))
    events = PendingEvents(after: events)
    #expect(!events.arePending)
  }
}

@Suite("Pending device changes") struct PendingDeviceChangesTests {
  private func queued(
    _ board: inout PendingDeviceChanges,
    includesReverted: Bool = false
  ) -> [DeviceChange] {
    var changes: [DeviceChange] = []
    while let change = board.nextQueued(includesReverted: includesReverted) {
      changes.append(change)
    }
    return changes
  }

  @Test("A change to what is so already is none; one without a value always is")
  func apply() {
    var board = PendingDeviceChanges()
    let left = DeviceChange(property: .orientation, value: 2)
    let settings = DeviceChange(property: .settings)
    let changes = [left, left, settings, settings].map { board.apply($0) }
    #expect(changes == [true, false, true, true])
  }

  @Test("Several changes of one thing are one event with its net change")
  func coalesce() {
    var board = PendingDeviceChanges()
    for value in [2, 1, 3] { board.queue(DeviceChange(property: .orientation, value: value)) }
    let all = [queued(&board), queued(&board)]
    #expect(all == [[DeviceChange(property: .orientation, value: 3)], []])
  }

  @Test("A change that was undone is none, unless the switch keeps it", arguments: [false, true])
  func undone(includesReverted: Bool) {
    var board = PendingDeviceChanges()
    for value in [50, 100] { board.queue(DeviceChange(property: .batteryLevel, value: value)) }
    let changes = queued(&board, includesReverted: includesReverted)
    #expect(changes.count == (includesReverted ? 1 : 0))
  }

  @Test("What waits comes in the order of the document's table, accessories each by itself")
  func order() {
    var board = PendingDeviceChanges()
    for property in DeviceProperty.allCases.reversed() where property != .accessory {
      board.queue(DeviceChange(property: property, value: property.initialValue == 0 ? 1 : 0))
    }
    board.queue(DeviceChange(property: .accessory, name: "b"))
    board.queue(DeviceChange(property: .accessory, name: "a"))
    let changes = queued(&board)
    #expect(changes.map(\.property) == [.accessory] + DeviceProperty.allCases)
    #expect(changes.prefix(2).map(\.name) == ["b", "a"])
  }

  @Test("What waits is lost with the process")
  func drop() {
    var board = PendingDeviceChanges()
    board.queue(DeviceChange(property: .locale))
    board.dropQueue()
    let changes = queued(&board)
    #expect(changes.isEmpty)
  }

  @Test("An accessory reported gone is reported back once, if it is still there")
  func accessories() {
    var board = PendingDeviceChanges()
    for name in ["a", "b"] { _ = board.apply(DeviceChange(property: .accessory, name: name)) }
    let gone = board.disconnectAccessories()
    board.queue(DeviceChange(property: .accessory, name: "a", value: 0))
    let changes = queued(&board, includesReverted: true)
    let back = [board.reconnectAccessories(), board.reconnectAccessories()]
    #expect(gone == 2)
    #expect(changes.isEmpty, "that it is gone is known")
    #expect(back == [1, 0])
  }
}
