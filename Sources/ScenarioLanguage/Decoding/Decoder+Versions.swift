internal import LifecycleCore

extension Decoder {
  private enum VersionKey: Sendable {
    case ios
    case expectation(ExpectationKind)
  }

  private static let versionKeys = WordTable<VersionKey>(
    [("ios", .ios)] + ExpectationKind.all.map { ($0.key, .expectation($0)) }
  )

  /// `versions`: items of `{ios: .., and any expectation}`.
  mutating func versions(_ index: Tree.Index) -> [VersionedExpectations] {
    guard let items = items(index, "a list of versions and their expectations") else { return [] }
    var all: [VersionedExpectations] = []
    for item in items {
      var versioned = VersionedExpectations(versions: [], expectations: [], range: range(item))
      let errors = diagnostics.errorCount
      fields(of: item, Self.versionKeys, in: "an item of 'versions'") {
        decoder,
        key,
        index,
        value in
        switch key {
        case .ios:
          versioned.versions = decoder.versionCondition(value)
          versioned.range = decoder.range(value)
        case .expectation(let kind):
          if let expectation = kind.decode(&decoder, index, value) {
            versioned.expectations.append(expectation)
          }
        }
      }
      guard diagnostics.errorCount == errors else { continue }
      if versioned.versions.isEmpty {
        diagnostics.add(
          .missingKey,
          at: range(item),
          "an item of 'versions' needs 'ios'",
          help: "write the versions for which it holds: 'ios: 4.0...4.1'"
        )
      } else {
        all.append(versioned)
      }
    }
    return all
  }
}
