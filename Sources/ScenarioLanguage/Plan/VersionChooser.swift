internal import LifecycleCore

/// Chooses among expectations that stand beside one another for several versions.
enum VersionChooser {
  /// Puts the expectations of the one item that holds on the version to those of the step.
  static func choose(in step: inout Step, on os: OSVersion, into diagnostics: inout Diagnostic.List)
  {
    guard !step.versioned.isEmpty else { return }
    let matching = step.versioned.filter { $0.versions.contains(os) }
    if matching.isEmpty {
      diagnostics.addOnce(
        Diagnostic(
          .versionGap,
          at: step.versioned.last?.range ?? step.range,
          "no item of 'versions' is about iOS \(os)",
          help: "let one of them begin or end there"
        )
      )
    } else if matching.count > 1 {
      diagnostics.addOnce(
        Diagnostic(
          .versionOverlap,
          at: matching[1].range,
          "two items of 'versions' are about iOS \(os)",
          help: "let one of them end where the other one begins"
        )
      )
    }
    let keys = Set(step.expectations.map { String(describing: type(of: $0)) })
    for item in matching {
      for expectation in item.expectations
      where keys.contains(String(describing: type(of: expectation))) {
        diagnostics.addOnce(
          Diagnostic(
            .versionOverlap,
            at: expectation.range,
            "the step expects this already, for all versions",
            help: "write it in the step or in its items, not in both"
          )
        )
      }
      step.expectations += item.expectations
    }
    step.versioned = []
  }
}
