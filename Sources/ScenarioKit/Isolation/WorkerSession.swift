internal import ScenarioEvents
internal import ScenarioLanguage
public import ScenarioRunner
internal import ScenarioSystem

/// A worker: plays the cases that it is told to, and tells what comes of them, until nobody tells it more.
public struct WorkerSession {
  private let makeApp: AppMaker?

  /// The argument that makes the program a worker; it is no subcommand, which would take a word from the paths.
  public static let argument = "--as-a-worker"

  /// Creates a worker that plays with these apps; nil for those that the scenarios describe.
  public init(makeApp: AppMaker?) { self.makeApp = makeApp }

  /// Works until nobody tells it more, and returns the status with which the worker ends.
  public func run() -> Int32 {
    do throws(ScenarioError) {
      work(try WorkerChannel())
      return 0
    } catch {
      // The run tells what a worker wrote that could not begin.
      let stream = StandardStream(.error)
      try? stream.write("\(error)\n".utf8)
      try? stream.flush()
      return error.code.exitStatus
    }
  }

  private func work(_ channel: consuming WorkerChannel) {
    var channel = channel
    var configuration = RunConfiguration()
    configuration.makeApp = makeApp
    configuration.isTimed = true
    var variables: [String: String] = [:]
    var player: CaseByNumber<YAMLLoader>?
    var writer = EventWriter()
    var recorder: TraceRecorder?
    channel.tell(WorkerSaying.ready.bytes)
    while let line = channel.nextLine() {
      switch WorkerOrder(line) {
      case .set(let name, let text): variables[name] = text
      case .rounds(let count): configuration.rounds = count
      case .traces:
        configuration.keepsRecords = true
        recorder = TraceRecorder()
      case .play(let path, let display, let numbers):
        let teller = channel
        var ready =
          player
          ?? CaseByNumber(
            loader: YAMLLoader(set: variables),
            configuration: configuration,
            fileLimit: YAMLLoader.fileLimit,
            onRound: { teller.tell(WorkerSaying.round($0).bytes) },
            onStep: { teller.tell(WorkerSaying.step($0).bytes) }
          )
        do throws(ScenarioError) {
          try ready.open(path, as: display)
          for number in numbers {
            channel.tell(WorkerSaying.began(number: number).bytes)
            guard let (result, source, lines) = ready.play(number) else {
              throw ScenarioError(.worker, "'\(display)' was changed while it was played")
            }
            let record = CaseRecord(result, at: 0, of: source, lines, &recorder)
            // Who reads it forgets with it.
            if writer.isFull { writer = EventWriter() }
            writer.caseFinished(record, of: "\(display)")
            writer.drain { channel.tell(Array($0)) }
          }
          channel.tell(WorkerSaying.done.bytes)
        } catch {
          channel.tell(WorkerSaying.refused("\(error)").bytes)
        }
        player = ready
      case nil: channel.tell(WorkerSaying.refused("an order that is none").bytes)
      }
    }
  }
}
