import Testing

@_spi(Package) @testable import LifecycleCore
@testable import ScenarioDelegates

/// Implements nothing at all.
private final class NoMethods: ApplicationDelegate, SceneDelegate {}

/// An app that shows the calls that an adapter gets, and what came of them.
private final class Relay: SimulatedApp {
  private let app: any SimulatedApp
  private(set) var calls: [(method: DelegateMethod, answer: CallAnswer)] = []

  init(_ app: any SimulatedApp) { self.app = app }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    let answer = app.handle(call, application)
    calls.append((call.method, answer))
    return answer
  }
}

/// Hands an adapter one call of its own choice, with the scene connected before a scene's call.
private final class Probe: SimulatedApp {
  private let app: any SimulatedApp
  private let method: DelegateMethod
  private var isDone = false

  init(_ app: any SimulatedApp, method: DelegateMethod) {
    self.app = app
    self.method = method
  }

  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer {
    guard !isDone else { return .notImplemented }
    isDone = true
    let methods = method.isSceneMethod ? [.sceneWillConnect, method] : [method]
    for method in methods {
      _ = app.handle(DelegateCall(method: method, details: call.details), application)
    }
    return .notImplemented
  }
}

@Suite("The methods of a delegate") struct DelegateMethodTests {
  /// What the adapter answers when the method is called on a delegate that notes app and scene.
  ///
  /// The vocabulary's calls do not all come up in one run; the adapter takes them one by one.
  private func answers(
    to method: DelegateMethod,
    _ delegate: any ApplicationDelegate & SceneDelegate
  ) -> [(method: DelegateMethod, answer: CallAnswer)] {
    let relay = Relay(
      DelegateApp {
        delegate
      } sceneDelegate: {
        delegate
      }
    )
    let probe = Probe(relay, method: method)
    let simulator = Simulator(SimulationEnvironment(os: OSVersion(9)), app: probe)
    #expect(simulator.perform(Action(.tapIcon)))
    #expect(relay.calls.last?.method == method)
    return relay.calls
  }

  @Test("Every method of the vocabulary reaches the delegate's method of that name")
  func everyMethod() {
    for method in DelegateMethod.allCases {
      let log = DelegateLog()
      let last = answers(to: method, EveryMethod(log)).last
      #expect(log.lines.last == method.swiftName)
      if case .notImplemented? = last?.answer {
        Issue.record("\(method) counts as not implemented")
      }
    }
  }

  @Test("A delegate without methods implements none")
  func noMethods() {
    for method in DelegateMethod.allCases {
      for call in answers(to: method, NoMethods()) {
        guard case .notImplemented = call.answer else {
          Issue.record("\(call.method) counts as implemented")
          continue
        }
      }
    }
  }
}
