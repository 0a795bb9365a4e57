internal import LifecycleCore

extension Decoder {
  private static let versionKeys = WordTable(Grammar.versionedKeys.map { ($0.key.name, $0.kind) })

  /// `versions`: items of `{ios: .., and any expectation}`.
  mutating func versions(_ index: Tree.Index) -> [VersionedExpectations] {
    guard let items = items(index, "a list of versions and their expectations") else { return [] }
    var all: [VersionedExpectations] = []
    for item in items {
      var versioned = VersionedExpectations(versions: [], expectations: [], range: range(item))
      let errors = diagnostics.errorCount
      fields(of: item, Self.versionKeys, in: "an item of 'versions'") {
        decoder,
        kind,
        index,
        value in
        if let kind {
          if let expectation = kind.decode(&decoder, index, value) {
            versioned.expectations.append(expectation)
          }
        } else {
          versioned.versions = decoder.versionCondition(value)
          versioned.range = decoder.range(value)
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
