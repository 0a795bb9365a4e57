@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// The documents of `diff --format json`, described by `docs/diff.schema.json`.
package enum ComparisonJSON {
  /// Returns the document about cases in two environments.
  package static func comparisons(_ comparisons: [EnvironmentComparison]) -> String {
    document(
      comparisons.contains(where: \.isDifferent),
      ("comparisons", .list(comparisons.map(\.json)))
    )
  }

  /// Returns the document about the groups of versions that behave alike.
  package static func matrices(_ matrices: [VersionMatrix]) -> String {
    document(
      matrices.contains { $0.groups.count > 1 },
      ("matrices", .list(matrices.map(\.json)))
    )
  }

  private static func document(
    _ isDifferent: Bool,
    _ contents: (key: String, value: JSONValue)
  ) -> String {
    JSONFormat.diff.document([("different", .flag(isDifferent)), contents])
  }
}

extension EnvironmentComparison {
  /// The comparison, with every entry of both environments.
  var json: JSONValue {
    .object([
      ("name", .text(left.plan.name)), ("different", .flag(isDifferent)), ("left", left.sideJSON),
      ("right", right.sideJSON), ("steps", .list(steps.map(\.json))),
      ("arrivals", .list(deliveries.map(\.json))),
    ])
  }
}

extension EnvironmentComparison.ComparedStep {
  fileprivate var json: JSONValue {
    .object([
      ("step", .text((left ?? right)?.title ?? "")), ("different", .flag(isDifferent)),
      ("left", left?.endJSON ?? .null), ("right", right?.endJSON ?? .null),
      (
        "rows",
        .list(
          rows.map { row in
            .object([
              ("difference", .text(row.difference.rawValue)),
              ("left", json(row.left, left)), ("right", json(row.right, right)),
            ])
          }
        )
      ),
    ])
  }

  private func json(_ entry: EntryRecord?, _ step: StepRecord?) -> JSONValue {
    entry.map { $0.json(rules: step?.trace.rules(of: $0) ?? []) } ?? .null
  }
}

extension DeliveredValue {
  fileprivate var json: JSONValue {
    .object([
      ("value", .text(value)), ("left", .list(left.map(\.json))),
      ("right", .list(right.map(\.json))),
      ("unimplementedLeft", .texts(unimplementedLeft.map(\.selector))),
      ("unimplementedRight", .texts(unimplementedRight.map(\.selector))),
    ])
  }
}

extension DeliveredValue.Receiver {
  fileprivate var json: JSONValue {
    .object([
      ("selector", .text(selector)), ("argument", .text(argument)), ("step", .number("\(step)")),
    ])
  }
}

extension VersionMatrix {
  /// The groups, each with its versions.
  var json: JSONValue {
    .object([
      ("name", .text(groups.first?.explained.plan.name ?? "")),
      (
        "groups",
        .list(
          groups.map { group in
            .object([
              (
                "versions",
                .list(
                  group.versions.ranges.map {
                    .object([
                      ("first", .text("\($0.lowerBound)")), ("last", .text("\($0.upperBound)")),
                    ])
                  }
                )
              ), ("case", group.explained.json(from: 0)),
            ])
          }
        )
      ),
    ])
  }
}
