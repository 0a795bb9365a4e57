internal import ScenarioEvents
internal import ScenarioRunner
internal import ScenarioSystem

/// The history as one run uses it: what is known, if it asks; and what it adds, if it plays.
///
/// No run needs it: what cannot be read or written is said, and the run goes on without.
struct RunHistory {
  private let store: HistoryStore?
  private let records: Bool
  private let isWanted: Bool
  private var hasWarned = false
  private var recorder: HistoryRecorder?
  private var problem: ScenarioError?
  /// What was known before this run, once that is asked for.
  private var former: History?

  /// Finds the history for a request.
  init(_ request: RunRequest) throws(ScenarioError) {
    store = try HistoryStore(request.history)
    // What a shard recorded alone would make the next plan differ from machine to machine.
    records = request.purpose == .run && request.shard == nil
    isWanted = request.history != .automatic
  }

  /// Finds the history into which shards are joined, and begins to record.
  init(joining place: RunRequest.HistoryPlace) throws(ScenarioError) {
    store = try HistoryStore(place)
    records = true
    isWanted = place != .automatic
    begin(isSorted: false)
  }

  /// Whether the run is recorded.
  var isKept: Bool { recorder != nil }

  /// What earlier runs tell.
  mutating func known(_ screen: Screen) -> History {
    do throws(ScenarioError) {
      return try store?.read() ?? History()
    } catch {
      warn(error, screen)
      return History()
    }
  }

  /// Says once why what earlier runs tell is ignored.
  private mutating func warn(_ loss: ScenarioError, _ screen: Screen) {
    guard !hasWarned else { return }
    hasWarned = true
    screen.say("the history is ignored: \(loss.message)", as: "warning")
  }

  /// Begins to record; where nothing can be written and nobody asked for it, nothing is said.
  ///
  /// `isGone` says whether a file would have been played and is gone: the run is a whole one.
  mutating func begin(isSorted: Bool, isGone: ((Path) -> Bool)? = nil) {
    guard records, let store else { return }
    do throws(ScenarioError) {
      recorder = try store.recorder(isSorted: isSorted, isGone: isGone)
    } catch {
      if isWanted { problem = error }
    }
  }

  /// Adds what came of a file.
  mutating func add(_ file: FileResult, _ plan: FilePlan) {
    guard recorder != nil else { return }
    let part = plan.selection.part(of: file.path)
    guard file.isCutOff else { return add(file, part) }
    if former == nil { former = (try? store?.read()) ?? History() }
    add(former.map(file.countingUnplayed) ?? file, part)
  }

  private mutating func add(_ file: FileResult, _ part: PlayedPart) {
    recorder?.add(file, part: part)
  }

  /// Adds what is told of a file.
  mutating func add(_ file: FileRecord) {
    recorder?.add(file)
  }

  /// Ends the record, also that of a run that was interrupted: what is missing keeps what was known of it.
  mutating func finish(_ screen: Screen) {
    recorder?.finish()
    if let loss = recorder?.loss { warn(loss, screen) }
    if let problem = problem ?? recorder?.problem {
      screen.say("the history is not kept: \(problem.message)", as: "warning")
    }
  }
}
