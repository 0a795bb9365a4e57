internal import LifecycleCore

extension Decoder {
  /// Reads a key that a suite and a scenario share; a scenario's goes over its suite's by the merge table.
  mutating func read(_ field: Field, into setup: inout Setup) {
    let value = field.value
    switch field.key {
    case .ios: setup.ios = versionAxis(value) ?? setup.ios
    case .device: setup.devices = deviceAxis(value)
    case .exclude: setup.exclusions += exclusions(value)
    case .app: app(value, into: &setup.app)
    case .model: modelChoices(value, into: &setup.choices)
    case .tags: setup.tags += tags(value)
    case .source: setup.sources = sources(value)
    case .given: setup.given += steps(value)
    // A scenario's come first: what was begun last is ended first.
    case .finally: setup.finally = steps(value) + setup.finally
    case .never:
      setup.never += moments(value) ?? []
      setup.neverRange = range(field.name)
    case .eventually:
      setup.properties += (moments(value) ?? []).map {
        EventuallyExpectation(range: range(field.name), moment: $0)
      }
    case .always: setup.properties += properties(value)
    case .invariants: invariants(value, into: &setup)
    case .violates: violatedInvariants(value, into: &setup)
    case .strict: setup.isStrict = flag(value, "a flag") ?? setup.isStrict
    case .soft: setup.isSoft = flag(value, "a flag") ?? setup.isSoft
    case .skip: setup.skip = judgement(value, field.name)
    case .knownIssue: setup.knownIssue = judgement(value, field.name)
    case .timeout: setup.timeout = duration(value, "a duration of wall-clock time")
    case .suite, .scenarios, .scenario, .include, .fragments, .variables, .examples, .covers,
      .steps:
      break
    }
  }

  /// The keys of an item of `exclude`.
  enum ExclusionKey: String, CaseIterable { case ios, device }

  private static let exclusionKeys = WordTable(ExclusionKey.self)

  /// `exclude`: the cases that the axes do not make.
  private mutating func exclusions(_ index: Tree.Index) -> [Exclusion] {
    guard let items = items(index, "a list of {ios, device}") else { return [] }
    var all: [Exclusion] = []
    for item in items {
      var exclusion = Exclusion(range: range(item))
      fields(of: item, Self.exclusionKeys, in: "an item of 'exclude'") { decoder, key, _, value in
        switch key {
        case .ios: exclusion.ios = decoder.versionCondition(value)
        case .device: exclusion.models = decoder.models(value)
        }
      }
      all.append(exclusion)
    }
    return all
  }
}
