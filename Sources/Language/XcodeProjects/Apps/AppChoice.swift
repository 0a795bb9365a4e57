internal import PropertyLists
internal import ScenarioSystem

/// Decides which of several apps is the one that a project is about.
struct AppChoice {
  let chosen: AppCandidate
  /// Why, as a half sentence.
  let reason: String
  /// Whether it is only the first of several that nothing distinguishes.
  let isArbitrary: Bool
  /// The others that are no samples, or that nothing distinguishes from it.
  let others: [String]

  /// What speaks for a candidate: the larger, the better.
  private struct Rank: Comparable {
    let candidate: AppCandidate
    let depth: Int
    let hasSchemes: Bool
    let hasEntitlements: Bool

    /// The reasons in the order in which they count, with what they say.
    private var reasons: [(value: Int, text: String)] {
      [
        (candidate.isSample ? 0 : 1, "the only one that is no sample, preview or test"),
        (-depth, "the one nearest to the top of the project"),
        (hasSchemes ? 1 : 0, "the only one with a URL scheme"),
        (hasEntitlements ? 1 : 0, "the only one with entitlements"),
        (candidate.isNamedLikeProject ? 1 : 0, "the one with the name of its project"),
      ]
    }

    /// Returns what distinguishes this from the next one.
    func reason(before other: Rank) -> String {
      zip(reasons, other.reasons).first { $0.value != $1.value }?.0.text
        ?? "the first of those that nothing distinguishes"
    }

    static func < (first: Rank, second: Rank) -> Bool {
      let difference = zip(first.reasons, second.reasons).first { $0.value != $1.value }
      return difference.map { $0.0.value < $0.1.value } ?? false
    }

    static func == (first: Rank, second: Rank) -> Bool { !(first < second) && !(second < first) }
  }

  /// Chooses one; nil if there is none.
  init?(among candidates: [AppCandidate], in root: ProjectFolder) {
    let ranks = candidates.map { Self.rank($0, in: root) }
    // The first of equal ones is that of the file.
    guard
      let best = ranks.indices.max(by: {
        ranks[$0] < ranks[$1] || (ranks[$0] == ranks[$1] && $0 > $1)
      })
    else { return nil }
    chosen = candidates[best]
    let rest = ranks.indices.filter { $0 != best }
    others = rest.filter { !candidates[$0].isSample || ranks[$0] == ranks[best] }.map {
      candidates[$0].target.name
    }
    isArbitrary = rest.contains { ranks[$0] == ranks[best] }
    reason =
      rest.map { ranks[$0] }.max().map { ranks[best].reason(before: $0) } ?? "the only app for iOS"
  }

  private static func rank(_ candidate: AppCandidate, in root: ProjectFolder) -> Rank {
    Rank(
      candidate: candidate,
      depth: candidate.project.path.parts.count,
      hasSchemes: hasSchemes(candidate, in: root),
      hasEntitlements: candidate.target.entitlements != nil
        || candidate.settings["CODE_SIGN_ENTITLEMENTS"] != nil
    )
  }

  /// Whether the Info.plist of a candidate has URL schemes; nothing is noted about those that are not chosen.
  private static func hasSchemes(_ candidate: AppCandidate, in root: ProjectFolder) -> Bool {
    if let list = candidate.target.infoPlist {
      return list.entries.contains { $0.key == "CFBundleURLTypes" }
    }
    guard let file = candidate.settings["INFOPLIST_FILE"], file.undefined.isEmpty,
      let path = root.path(Path(file.text), in: candidate.project.folder), root.exists(path),
      let list = root.propertyList(path, mentionedAt: file.origin)?.list
    else { return false }
    return !(list.entry("CFBundleURLTypes")?.value.items ?? []).isEmpty
  }
}
