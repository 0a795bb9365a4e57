internal import LifecycleCore
internal import ScenarioEvents
internal import ScenarioRunner

/// Plays each case twice, in a worker that has played others and in a fresh one, and compares all that happened.
///
/// What is played next is drawn by lot among the cases of the files at hand, so that each comes after others than in
/// its file.
struct ProofSchedule: CaseSchedule {
  let needsTraces = true
  let filesAhead = 64
  private let keepsTraces: Bool
  private var lots: [WorkerJob] = []
  private var generator = SplitMix(seed: 0)

  /// Creates a schedule; what happened is left in the records only if someone wants it.
  init(keepsTraces: Bool) { self.keepsTraces = keepsTraces }

  mutating func add(_ file: OpenFile) {
    for position in file.planned.playable.indices {
      lots.append(WorkerJob(file: file, positions: [position]))
      lots.append(WorkerJob(file: file, positions: [position], isAlone: true))
    }
  }

  mutating func next() -> WorkerJob? {
    guard !lots.isEmpty else { return nil }
    lots.swapAt(Int(generator.next() % UInt64(lots.count)), lots.count - 1)
    return lots.removeLast()
  }

  mutating func clear() { lots.removeAll() }

  // MARK: - Results

  mutating func take(
    _ record: CaseRecord,
    _ file: OpenFile,
    at position: Int,
    of job: WorkerJob
  ) {
    compare(record, file, position, wasFresh: job.isAlone)
  }

  mutating func take(_ death: Worker.Death) {
    compare(death.record, death.file, death.position, wasFresh: death.wasAlone)
  }

  private func compare(
    _ record: CaseRecord,
    _ file: OpenFile,
    _ position: Int,
    wasFresh: Bool
  ) {
    guard let twin = file.takeSuspect(at: position) else {
      return file.suspect(record, at: position)
    }
    // The fresh one counts, unless the other one is worse.
    var (fresh, warm) = wasFresh ? (record, twin) : (twin, record)
    let difference = CaseDifference.words(warm: warm, fresh: fresh)
    if fresh.outcome.isGood, !warm.outcome.isGood { swap(&fresh, &warm) }
    fresh.difference = difference
    if !keepsTraces { fresh.trace = nil }
    file.finish(position, fresh)
  }
}

/// What is not the same in two plays of one case.
enum CaseDifference {
  /// What differs first; empty if nothing does, times on the wall aside.
  static func words(warm: CaseRecord, fresh: CaseRecord) -> String {
    if warm.outcome != fresh.outcome {
      return "it ended as \(warm.outcome.rawValue) after others, and as \(fresh.outcome.rawValue) "
        + "in a fresh process"
    }
    let (first, second) = (warm.trace?.entries ?? [], fresh.trace?.entries ?? [])
    let count = max(first.count, second.count)
    for index in 0..<count {
      let one = index < first.count ? first[index] : nil
      let other = index < second.count ? second[index] : nil
      guard one != other else { continue }
      return "after others \(words(one)), and \(words(other)) in a fresh process"
    }
    let isSame =
      warm.failures == fresh.failures && warm.trace == fresh.trace
      && warm.trouble?.type == fresh.trouble?.type && warm.trouble?.step == fresh.trouble?.step
    return isSame ? "" : "it failed otherwise after others than in a fresh process"
  }

  private static func words(_ entry: EntryRecord?) -> String {
    guard let entry else { return "nothing more happened" }
    let reads = entry.reads.map { ", \($0.word)" } ?? ""
    return "came \(entry.kind.rawValue) \(entry.text) at \(entry.time)\(reads)"
  }
}
