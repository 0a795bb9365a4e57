@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner
package import ScenarioSystem

/// A worker of an exploration: performs walks on request, until its process is terminated.
package struct WalkWorkerSession {
  private var walks: Walks

  /// Creates a worker that performs these walks.
  package init(_ walks: Walks) { self.walks = walks }

  /// Answers requests.
  ///
  /// - Throws: `.worker`, for a request that it cannot read.
  package mutating func run() throws(ScenarioError) -> Never {
    let channel = try WorkerChannel()
    let activities = walks.activities
    walks.onBegin = { channel.send(WalkMessage(.begin, number: $0).line) }
    // Sent before the app can crash in it.
    walks.onTry = { activity, count in
      let number = activities.number(of: activity)
      channel.send(WalkMessage(.step, number: number, count: count).line)
    }
    channel.send(WalkMessage(.ready).line)
    while true {
      do throws(JSONError) {
        channel.send(try answer(to: WalkRequest(line: channel.nextLine()[...])).line)
      } catch {
        throw ScenarioError(.worker, "not a request: \(error.message)")
      }
    }
  }

  private func answer(to request: WalkRequest) throws(JSONError) -> WalkMessage {
    if let scenario = request.scenario {
      return WalkMessage(walks.reproduces(scenario) ? .done : .notReproduced)
    }
    guard request.walk == 0 else { return answer(walks.walk(request.walk)) }
    var steps: [Step.Activity] = []
    for number in request.steps {
      guard let activity = walks.activities[number] else {
        throw JSONError(message: "there is no step with the number \(number)")
      }
      steps.append(activity)
    }
    guard walks.starts.indices.contains(request.start) else {
      throw JSONError(message: "there is no environment with the index \(request.start)")
    }
    guard let problems = walks.problems(of: steps, from: request.start) else {
      return WalkMessage(.notReproduced)
    }
    var message = WalkMessage(.done)
    message.problems = problems.map(WalkProblemRecord.init)
    return message
  }

  private func answer(_ walk: WalkResult) -> WalkMessage {
    var message = WalkMessage(.done, count: walk.stepCount)
    message.steps = walk.steps.map(walks.activities.number)
    message.problems = walk.problems.map(WalkProblemRecord.init)
    message.profile = walk.profile
    message.transitions = walk.transitions.map(\.text)
    return message
  }
}
