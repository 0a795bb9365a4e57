@_spi(Package) @testable import LifecycleCore

/// `docs/devices.md`, from the evidence for the defaults of switches and limits.
enum DevicePage {
  static let text = """
    # What the model assumes about today's devices

    <!-- Generated from ModelSwitch+Evidence.swift and Limit+Evidence.swift: change them there, then run 'make record'. -->

    From iOS 13 on, the model behaves like the devices that people have, as far as public evidence goes, and not like the \
    documents where devices have moved on. This page lists each default, what supports it, and how to set it differently \
    if you disagree: under `model` in a scenario, a suite or the [configuration](configuration.md).

    ```yaml
    scenario: A launch of 8 s is killed where the documents' limits count
    ios: 27.0
    model: { limits: documented }
    app:
      during:
        application(_:didFinishLaunchingWithOptions:): [work: 8s]
    steps:
      - user: tap-icon
        terminated: { reason: watchdog, at: 5s }
    ```

    | confidence | means |
    | --- | --- |
    \(DefaultEvidence.Confidence.allCases.map { "| \($0.phrase) | \(meaning(of: $0)) |" }.joined(separator: "\n"))

    A source `owner/repository#number` is an issue or a pull request on GitHub. A version that is not named has the value \
    of the one before. Where a message depends on a default with one report, with reports that disagree or with none, it \
    names the switch and says so.

    ## Time limits

    \(table(limits))

    ## Switches

    \(table(switches.filter(\.isReviewed)))

    ## Switches without newer evidence

    Nobody has looked for newer evidence about these; their values come from the sources of their \
    [rules](rules.md).

    | `model` | default | otherwise |
    | --- | --- | --- |
    \(switches.filter { !$0.isReviewed }.map(\.shortRow).joined(separator: "\n"))

    """

  /// A switch, a limit or a property of the device, with its evidence.
  private struct Item {
    let name: String
    let summary: String
    let otherwise: String
    let evidence: [DefaultEvidence]

    var isReviewed: Bool { evidence.contains { $0.confidence != .unreviewed } }

    var shortRow: String {
      let values = evidence.map { "`\($0.value)`\(DevicePage.scope(of: $0))" }
      return "| \(name): \(summary) | \(values.joined(separator: ", ")) | \(otherwise) |"
    }
  }

  private static let limits = Limit.allCases.map { limit in
    Item(
      name: limit.summary,
      summary: "",
      otherwise: "`limits: documented` (\(limit.duration(.documented, on: .iOS13)))",
      evidence: limit.evidence
    )
  }

  private static let switches = ModelSwitch.allCases.map { item in
    Item(
      name: "`\(item.name)`",
      summary: item.summary,
      otherwise: otherValues(of: item),
      evidence: item.evidence
    )
  }

  private static func otherValues(of item: ModelSwitch) -> String {
    switch item.type {
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .duration: "a duration"
    default: "`true`, `false`"
    }
  }

  private static func table(_ items: [Item]) -> String {
    let rows = items.flatMap { item in
      item.evidence.enumerated().map { index, entry in
        let name = item.summary.isEmpty ? item.name : "\(item.name): \(item.summary)"
        let note = entry.note.map { " (\($0))" } ?? ""
        let sources = entry.sources.joined(separator: "; ") + note
        return "| \(index == 0 ? name : "") | `\(entry.value)`\(scope(of: entry)) | "
          + "\(entry.confidence.phrase) | \(sources) | \(index == 0 ? item.otherwise : "") |"
      }
    }
    let header = [
      "| | default | confidence | evidence | otherwise |",
      "|\(String(repeating: " --- |", count: 5))",
    ]
    return (header + rows).joined(separator: "\n")
  }

  /// The versions and apps of an entry, after its value.
  private static func scope(of entry: DefaultEvidence) -> String {
    let version = entry.since == OSVersion(13) ? "" : " from iOS \(entry.since)"
    let scenes = entry.isForScenes.map { $0 ? " with scenes" : " without scenes" } ?? ""
    return version + scenes
  }

  private static func meaning(of confidence: DefaultEvidence.Confidence) -> String {
    switch confidence {
    case .documented: "Apple's current pages say so"
    case .several: "two or more independent reports agree, and none disagrees"
    case .one: "one reporter, or one page that sums up others"
    case .contradictory: "sources disagree"
    case .inferred: "the model's conclusion from the sources"
    case .unreviewed: "nobody looked for newer evidence"
    }
  }
}
