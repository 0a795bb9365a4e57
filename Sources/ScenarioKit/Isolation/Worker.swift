internal import ScenarioEvents
internal import ScenarioRunner
internal import ScenarioSystem

/// Some cases of a file that one worker plays one after the other.
struct WorkerJob {
  let file: OpenFile
  /// The cases that are left, by their positions among those of the file.
  var positions: [Int]
  /// Whether nothing else is played in the worker before.
  var isAlone = false
}

/// A worker, what it is at, and how it came to an end.
final class Worker {
  /// What came of a case, or of a worker.
  enum Event {
    /// A case was played to its end.
    case played(CaseRecord, OpenFile, position: Int)
    /// The worker came to its end in a case.
    case died(Death)
    /// The worker came to its end between cases; with a reason, before it could begin.
    case gone(String?)
  }

  /// The end of a worker in a case.
  struct Death {
    let file: OpenFile
    let position: Int
    /// What is told of the case.
    let record: CaseRecord
    /// Whether nothing had been played in the worker before.
    let wasAlone: Bool
    /// The cases that it was told to play and had not begun.
    let left: [Int]
  }

  private let process: WorkerProcess
  private var reader = CaseLineReader()
  private(set) var job: WorkerJob?
  private var isReady = false
  private var begun = 0
  private var current: Int?
  private var round = 0
  private var step: Int?
  private var deadline: UInt64?
  private var startedAt: UInt64 = 0
  /// Why it was told to end, and when it is ended for good.
  private var dismissal: (trouble: CaseTrouble, last: UInt64)?

  /// How much later than the case itself its hang is noticed: most that take too long notice it themselves.
  private static let slack: UInt64 = 1_000_000_000
  /// How long a worker has for its own end.
  private static let grace: UInt64 = 2_000_000_000
  /// How long a file may take to be read.
  private static let patience: UInt64 = 30_000_000_000

  init(_ orders: [WorkerOrder], inGroupOfItsOwn hasGroup: Bool) throws(ScenarioError) {
    process = try WorkerProcess(
      ["scenario-run", WorkerSession.argument],
      inGroupOfItsOwn: hasGroup
    )
    process.tell(orders.flatMap(\.bytes))
  }

  /// The case that it is playing, its round where there are several, and its step.
  var inFlight: (file: OpenFile, position: Int, round: Int, step: Int)? {
    guard let job, let current else { return nil }
    return (job.file, current, round, step ?? 1)
  }

  func begin(_ job: WorkerJob) {
    let numbers = job.positions.map { job.file.planned.playable[$0].number }
    let display = job.file.planned.result.path
    self.job = job
    deadline = Clock.monotonicNanoseconds() + Self.patience
    process.forgetOutput()
    process.tell(
      WorkerOrder.play(path: job.file.planned.location, display: display, numbers: numbers).bytes
    )
  }

  /// What happened since the last time.
  func news() -> [Event] {
    let news = process.read()
    var events: [Event] = []
    for line in news.lines { hear(line, &events) }
    if let ending = news.ending {
      events.append(end(ending))
    } else {
      watch()
    }
    // What it writes before it is ready may say why it never will be.
    if isReady, current == nil, news.ending == nil { process.forgetOutput() }
    return events
  }

  // MARK: - What it tells

  private func hear(_ line: ArraySlice<UInt8>, _ events: inout [Event]) {
    if line.first == UInt8(ascii: "{") { return hearRecord(line, &events) }
    switch WorkerSaying(line) {
    case .ready: isReady = true
    case .began(let number):
      begun += 1
      current = job?.positions.first { job?.file.planned.playable[$0].number == number }
      begin(round: 0)
    case .round(let number): begin(round: number)
    case .step(let number): step = number
    case .done where job?.positions.isEmpty == true:
      job = nil
      deadline = nil
    case .refused(let reason): dismiss(CaseTrouble(type: "internal", message: reason))
    case .done, nil:
      dismiss(CaseTrouble(type: "internal", message: "its worker told what it must not tell"))
    }
  }

  /// A case has as much time for each of its rounds.
  private func begin(round: Int) {
    self.round = round
    step = nil
    startedAt = Clock.monotonicNanoseconds()
    if let current, let job {
      deadline = startedAt + job.file.planned.playable[current].patience + Self.slack
    }
  }

  private func hearRecord(_ line: ArraySlice<UInt8>, _ events: inout [Event]) {
    do throws(ScenarioError) {
      guard var record = try reader.read(line) else { return }
      guard let job, let position = current, record.name == job.file.name(of: position) else {
        return dismiss(CaseTrouble(type: "internal", message: "its file was changed meanwhile"))
      }
      record.index = job.file.index(of: position)
      self.job?.positions.removeAll { $0 == position }
      current = nil
      step = nil
      deadline = Clock.monotonicNanoseconds() + Self.patience
      events.append(.played(record, job.file, position: position))
    } catch {
      dismiss(CaseTrouble(type: "internal", message: error.message))
    }
  }

  // MARK: - How it ends

  /// Tells it to end: what it is at has this trouble.
  func dismiss(_ trouble: CaseTrouble) {
    guard dismissal == nil else { return }
    dismissal = (trouble, Clock.monotonicNanoseconds() + Self.grace)
    process.terminate()
  }

  private func watch() {
    let now = Clock.monotonicNanoseconds()
    if let dismissal {
      if now >= dismissal.last { process.kill() }
    } else if let deadline, now >= deadline {
      let seconds = (now - startedAt) / 1_000_000_000
      dismiss(
        CaseTrouble(
          type: "hang",
          message: current == nil
            ? "its file took too long to be read" : "it hung, and was ended after \(seconds) s"
        )
      )
    }
  }

  private func end(_ ending: WorkerProcess.Ending) -> Event {
    // No case is to blame for a program that ends before it can begin. A signal is an accident of this one worker,
    // and whom we ended ourselves has its trouble.
    if case .status = ending, !isReady, dismissal == nil {
      let reason = [Self.words(ending), process.output].filter { !$0.isEmpty }
      return .gone(reason.joined(separator: ", and wrote: "))
    }
    guard let job, let position = current ?? job.positions.first else { return .gone(nil) }
    var trouble = dismissal?.trouble ?? Self.trouble(ending)
    trouble.step = step
    trouble.output = process.output
    var record = job.file.record(of: position, .error(trouble))
    if current != nil { record.wallTime = Clock.monotonicNanoseconds() - startedAt }
    return .died(
      Death(
        file: job.file,
        position: position,
        record: record,
        wasAlone: begun <= 1,
        left: job.positions.filter { $0 != position }
      )
    )
  }

  private static func trouble(_ ending: WorkerProcess.Ending) -> CaseTrouble {
    switch ending {
    case .status, .unknown:
      return CaseTrouble(type: "exit", message: "its process \(words(ending))")
    case .signal(let number, _):
      var trouble = CaseTrouble(type: "crash", message: "its process \(words(ending))")
      trouble.signal = number
      return trouble
    }
  }

  private static func words(_ ending: WorkerProcess.Ending) -> String {
    switch ending {
    case .status(let status): "exited with status \(status)"
    case .signal(_, let name): "crashed with \(name)"
    case .unknown: "ended, and the system does not tell how"
    }
  }

  /// Waits until one of the workers has news, a signal comes, or something is to be looked after.
  static func wait(for workers: [Worker]) {
    WorkerProcess.wait(for: workers.map(\.process), milliseconds: 50)
  }
}
