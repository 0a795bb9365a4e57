@_spi(Package) internal import LifecycleCore

/// Executes each case twice, in a used worker and in a new one, and compares the results and traces.
///
/// Cases are in random order across all open files, so that different cases precede each of them.
struct DeterminismSchedule: CaseSchedule {
  let needsTraces = true
  let filesAhead = 64
  private let keepsTraces: Bool
  private var pending: [WorkerJob] = []
  private var generator = SplitMix(seed: 0)

  /// Creates a schedule; `keepsTraces` is whether the results contain traces.
  init(keepsTraces: Bool) { self.keepsTraces = keepsTraces }

  mutating func add(_ file: RunningFile) {
    for index in file.prepared.executable.indices {
      pending.append(WorkerJob(file: file, cases: [index]))
      pending.append(WorkerJob(file: file, cases: [index], isAlone: true))
    }
  }

  mutating func next() -> WorkerJob? {
    guard !pending.isEmpty else { return nil }
    pending.swapAt(Int(generator.next() % UInt64(pending.count)), pending.count - 1)
    return pending.removeLast()
  }

  mutating func clear() { pending.removeAll() }

  // MARK: - Results

  mutating func handle(_ end: CaseEnd) {
    let (file, index) = (end.file, end.index)
    guard let otherResult = file.takeHeldResult(at: index) else {
      return file.hold(end.result, at: index)
    }
    // The result of the new worker counts, unless the other one is worse.
    var (fresh, warm) = end.wasAlone ? (end.result, otherResult) : (otherResult, end.result)
    let difference = CaseDifference.describe(warm: warm, fresh: fresh)
    if fresh.outcome.isSuccess, !warm.outcome.isSuccess { swap(&fresh, &warm) }
    fresh.difference = difference
    if !keepsTraces { fresh.trace = nil }
    file.finish(index, fresh)
  }
}

/// The difference between two executions of a case.
enum CaseDifference {
  /// Describes the first difference, except for wall-clock times; empty if there is none.
  static func describe(warm: CaseResult, fresh: CaseResult) -> String {
    if warm.outcome != fresh.outcome {
      return
        "it ended as \(warm.outcome.rawValue) after other cases, and as \(fresh.outcome.rawValue) "
        + "in a fresh process"
    }
    let (first, second) = (warm.trace?.entries ?? [], fresh.trace?.entries ?? [])
    let count = max(first.count, second.count)
    for index in 0..<count {
      let one = index < first.count ? first[index] : nil
      let other = index < second.count ? second[index] : nil
      guard one != other else { continue }
      return "after other cases: \(describe(one)); in a fresh process: \(describe(other))"
    }
    let isSame =
      warm.failures == fresh.failures && warm.trace == fresh.trace
      && warm.processFailure?.type == fresh.processFailure?.type
      && warm.processFailure?.step == fresh.processFailure?.step
    return isSame ? "" : "it failed differently after other cases than in a fresh process"
  }

  private static func describe(_ entry: EntryRecord?) -> String {
    guard let entry else { return "nothing more" }
    let reads = entry.reads.map { ", \($0.word)" } ?? ""
    return "\(entry.kind.recordWord) \(entry.text) at \(entry.time)\(reads)"
  }
}
