@_spi(Package) internal import LifecycleCore

// The expectations of a step in one case.
extension Step {
  /// Adds the expectations for a version from the matching item of `versions`.
  mutating func selectExpectations(for os: OSVersion, into diagnostics: inout Diagnostic.List) {
    guard !versioned.isEmpty else { return }
    let matching = versioned.filter { $0.versions.contains(os) }
    if matching.isEmpty {
      diagnostics.addOnce(
        .versionGap,
        at: versioned.last?.range ?? range,
        "no item of 'versions' applies to iOS \(os)",
        help: "extend one of them to this version"
      )
    } else if matching.count > 1 {
      diagnostics.addOnce(
        .versionOverlap,
        at: matching[1].range,
        "two items of 'versions' apply to iOS \(os)",
        help: "let one of them end where the other one begins"
      )
    }
    let keys = Set(expectations.map { ObjectIdentifier(type(of: $0)) })
    for item in matching {
      for expectation in item.expectations
      where keys.contains(ObjectIdentifier(type(of: expectation))) {
        diagnostics.addOnce(
          .versionOverlap,
          at: expectation.range,
          "the step already expects this for all versions",
          help: "write it in the step or in its items, not in both"
        )
      }
      expectations += item.expectations
    }
    versioned = []
  }

  /// The kinds of entries that a strict step must list completely.
  private static let strictKinds: [TermKind] = [.calls, .notifications, .events, .views]

  /// Makes lists of calls, notifications, events and views exact, and adds `none` for missing ones: `strict`.
  mutating func makeStrict() {
    if case .check = activity { return }
    var missing = EnumSet(Self.strictKinds)
    for index in expectations.indices {
      guard var list = expectations[index] as? ListExpectation,
        list.kinds.elements.contains(where: Self.strictKinds.contains)
      else { continue }
      list.form = list.form.exact
      expectations[index] = list
      missing.subtract(list.kinds)
    }
    for kind in missing.elements {
      let none = ListForm(elements: [], range: activityRange)
      expectations.append(
        ListExpectation(kinds: EnumSet([kind]), range: activityRange, form: none)
      )
    }
  }
}
