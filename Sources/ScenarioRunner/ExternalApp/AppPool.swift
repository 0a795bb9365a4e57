public import LifecycleCore
public import ScenarioLanguage
public import ScenarioSystem
internal import Synchronization

/// The running programs of an app under test: one for each job, each of which serves many cases.
public final class AppPool: Sendable {
  /// The words that only this app has.
  public let customWords: CustomWords
  private let command: AppCommand
  private let idle: Mutex<Connections>

  /// Programs that no case uses; they are not sent to other threads while they are used.
  private struct Connections: @unchecked Sendable {
    var clients: [AppClient] = []
  }

  /// Starts the first program.
  ///
  /// - Throws: `.worker`, if it cannot be started, or does not speak the protocol.
  public init(_ command: AppCommand) throws(ScenarioError) {
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
  public func makeApp(_ plan: Plan) -> any SimulatedApp {
    do throws(AppFault) {
      let client = try takeClient()
      return PipedApp(client, plan) { [self] in putBack($0) }
    } catch {
      return FaultyApp(error)
    }
  }

  /// Returns a program that is ready for a case; one that has exited with status 0 meanwhile is replaced.
  private func takeClient() throws(AppFault) -> AppClient {
    while let client = idle.withLock({ $0.clients.popLast() }) {
      do throws(AppFault) {
        if try client.isWaiting() { return client }
        client.stop()
      } catch {
        client.stop()
        let message = "after the end of the case '\(client.lastCase)', \(error.message)"
        throw AppFault(error.kind, message, signal: error.signal, output: error.output)
      }
    }
    return try AppClient(command)
  }

  private func putBack(_ client: AppClient) { idle.withLock { $0.clients.append(client) } }
}

/// An app that could not be started.
private final class FaultyApp: SimulatedApp {
  let fault: AppFault?

  init(_ fault: AppFault) { self.fault = fault }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer { .notImplemented }
}
