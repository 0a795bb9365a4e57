@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// Finds what is wrong with test cases by the rules of the model, on several threads.
///
/// All cases of a version are checked by the same thread, which keeps the analysis of each environment.
package final class PlanChecker {
  /// What was found in a test case.
  enum Finding {
    /// An action that is not possible, so that nothing else is said about the case.
    case error(Diagnostic)
    case warnings([Diagnostic])
  }

  private typealias Share = [(index: Int, plan: Plan)]
  private typealias Findings = [(index: Int, finding: Finding)]
  private typealias CheckerPool = ThreadPool<Share, Findings>

  /// What the calling thread does itself.
  private let own = Worker()
  private let others: [CheckerPool]
  /// The threads of the versions: 0 for the calling one, then those of `others`.
  private var threads: [OSVersion: Int] = [:]

  /// Creates a checker that uses up to `count` threads, of which the calling one is one.
  package init(threads count: Int = 1) {
    others = (1..<max(1, count)).map { _ in
      CheckerPool(1) {
        let worker = Worker()
        return { worker.findings(in: $0) }
      }
    }.filter { $0.count > 0 }
  }

  deinit {
    for thread in others { thread.shutDown() }
  }

  /// Returns what was found in each of the test cases.
  func findings(in plans: [Plan]) -> [Finding] {
    var shares: [Share] = Array(repeating: [], count: others.count + 1)
    for (index, plan) in plans.enumerated() {
      shares[thread(of: plan.environment.os)].append((index, plan))
    }
    for (thread, share) in zip(others, shares.dropFirst()) where !share.isEmpty {
      thread.submit(share)
    }
    var all = own.findings(in: shares[0])
    for (thread, share) in zip(others, shares.dropFirst()) where !share.isEmpty {
      all += thread.nextResults().joined()
    }
    return all.sorted { $0.index < $1.index }.map(\.finding)
  }

  private func thread(of version: OSVersion) -> Int {
    if let known = threads[version] { return known }
    let next = threads.count % (others.count + 1)
    threads[version] = next
    return next
  }

  /// Checks the test cases of some versions.
  private struct Worker {
    private let executor = CaseExecutor()
    private let checker = StaticChecker()

    func findings(in share: Share) -> Findings {
      let possibleCases = SharedExecution(share.map(\.plan)).possibleCases
      return share.indices.map { position in
        let (index, plan) = share[position]
        if !possibleCases.contains(position),
          let impossible = executor.execute(plan).unexplainedImpossibleAction(runsApp: false)
        {
          return (index, .error(CaseEvaluator.diagnostic(for: impossible, plan: plan)))
        }
        return (index, .warnings(checker.warnings(of: plan)))
      }
    }
  }
}
