@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage
package import ScenarioSystem
internal import Synchronization

/// The running programs of an app under test: one for each job, each of which serves many cases.
package final class AppPool: Sendable {
  /// The words that only this app has.
  package let customWords: CustomWords
  private let command: AppCommand
  private let idle: Mutex<Connections>

  /// Programs that no case uses; they are not sent to other threads while they are used.
  private struct Connections: @unchecked Sendable {
    var clients: [AppClient] = []
  }

  /// Starts the first program.
  ///
  /// - Throws: `.worker`, if it cannot be started, or does not speak the protocol.
  package init(_ command: AppCommand) throws(ScenarioError) {
    self.command = command
    do throws(AppFault) {
      let client = try AppClient(command)
      customWords = client.hello.words
      idle = Mutex(Connections(clients: [client]))
    } catch {
      let output = error.output.isEmpty ? "" : "; it wrote: \(error.output)"
      throw ScenarioError(.worker, "'\(command.command)' is not an app: \(error.message)\(output)")
    }
  }

  /// Returns the app of a case.
  package func makeApp(_ plan: Plan) -> any SimulatedApp {
    do throws(AppFault) {
      return PipedApp(try beginCase(plan)) { [self] in putBack($0) }
    } catch {
      return FaultyApp(error)
    }
  }

  /// Returns a program that has begun a case; one that has exited with status 0 meanwhile is replaced.
  private func beginCase(_ plan: Plan) throws(AppFault) -> AppClient {
    while let client = idle.withLock({ $0.clients.popLast() }) {
      if try begin(plan, client) { return client }
    }
    let client = try AppClient(command)
    guard try begin(plan, client) else { throw client.fault(.exit, "the app exited") }
    return client
  }

  /// Begins a case, and ends the program if it cannot.
  private func begin(_ plan: Plan, _ client: AppClient) throws(AppFault) -> Bool {
    var hasBegun = false
    defer { if !hasBegun { client.stop() } }
    hasBegun = try client.begin(plan)
    return hasBegun
  }

  /// Has the programs exit, and kills those that do not; returns what is wrong with how they end.
  ///
  /// They have the time that they had to start. Later cases start new programs.
  package func finish() -> [ScenarioError] {
    let clients = idle.withLock { connections in
      defer { connections.clients = [] }
      return connections.clients
    }
    // What they do after their last answer is judged before their input is closed, and all of them exit at once.
    let faults = clients.map { client in
      do throws(AppFault) {
        _ = try client.isWaiting()
        return nil as AppFault?
      } catch {
        return error
      }
    }
    for client in clients { client.closeInput() }
    return zip(clients, faults).compactMap { client, fault in
      defer { client.stop() }
      if Interrupt.isRequested { return nil }
      return (fault ?? client.faultAtEnd()).map { ScenarioError(client.afterLastCase($0)) }
    }
  }

  private func putBack(_ client: AppClient) { idle.withLock { $0.clients.append(client) } }
}

/// An app that could not be started.
private final class FaultyApp: SimulatedApp {
  let fault: AppFault?

  init(_ fault: AppFault) { self.fault = fault }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer { .notImplemented }
}

extension AppClient {
  /// Closes its standard input, and returns what is wrong with how it ends.
  fileprivate func faultAtEnd() -> AppFault? {
    let input = "when its standard input was closed"
    switch finish() {
    case .status(0)?: return nil
    case .signal(let number, let name)?:
      var fault = fault(.crash, "the app \(ProcessEnding.signal(number, name: name)) \(input)")
      fault.signal = number
      return fault
    case let ending?: return fault(.exit, "the app \(ending) \(input), expected status 0")
    case nil: return fault(.hang, "the app did not exit \(input)")
    }
  }
}

extension ScenarioError {
  /// Creates the error of a program that has served its last case.
  fileprivate init(_ fault: AppFault) {
    let output = fault.output.isEmpty ? "" : "; it wrote: \(fault.output)"
    self.init(.app, fault.message + output)
  }
}
