@_spi(Package) @testable import LifecycleCore

/// `docs/devices.md`, from the evidence for the defaults of switches and limits.
enum DevicePage {
  static let text = """
    # What the model assumes about today's devices

    <!-- Generated from DefaultEvidence+*.swift, ModelSwitch+Evidence.swift and Limit+Evidence.swift: change them there, then run 'make record'. -->

    From iOS 13 on, the model behaves like the devices that people have, as far as public evidence goes, and not like the \
    documents where devices have moved on. This page lists each default, what supports it, and how to choose another \
    value if you disagree: under `model` in a scenario, a suite or the [configuration](configuration.md).

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

    `scenario-run diff FILE --model limits=documented` shows what another value changes in a scenario. A case that fails names the value of a switch with which it passes, if one alone is enough.

    | confidence | means |
    | --- | --- |
    \(DefaultEvidence.Confidence.allCases.map { "| \($0.phrase) | \(meaning(of: $0)) |" }.joined(separator: "\n"))

    The sources were read in November 2026. The date of a row is that of its sources: the versions and the years that they \
    are about. A value counts from its version on, until the next row has another one. Where a message depends on one \
    report, on reports that disagree or on a conclusion, it names the switch and the confidence.

    ## Time limits

    With a debugger attached (`device: {debugger: true}`) none of them counts, and no app is suspended \
    ([F111.3](behaviors.md#f111-3)).

    \(table(limits, title: "limit"))

    ## Switches

    \(table(switches.filter(\.isReviewed), title: "`model`"))

    ## Switches without newer evidence

    Nobody has looked for newer evidence about these; their values come from the sources of their \
    [rules](rules.md).

    \(shortTable(switches.filter { !$0.isReviewed && !$0.evidence.isEmpty }))

    ## Without a switch

    - A device has a passcode only with `device: {passcode: true}`, although most have one: without it, locking makes no \
    protected file unreadable, and nothing is called for it ([F63.1](behaviors.md#f63-1)).
    - Home, or the swipe up, leaves the app also where Control Center, Notification Center or Siri is over it. Apple's \
    guide to an iPhone without a Home button lets the swipe close Control Center first.
    - A notification that is tapped in Notification Center reaches an app that is inactive \
    ([F59.2](behaviors.md#f59-2)). On iOS 11 one reporter saw it active \
    ([lionheart/openradar-mirror#18350](https://github.com/lionheart/openradar-mirror/issues/18350)).
    - An app with several windows that the user kills from the switcher on an iPad: each scene is disconnected, and the \
    sessions are kept ([F191.5](behaviors.md#f191-5)), as on iPadOS 13 and 15. Reports disagree: \
    [Stack Overflow 71570813](https://stackoverflow.com/q/71570813) has didEnterBackground instead.
    - Closing the last window ends the app, and is not a force quit ([F191.3](behaviors.md#f191-3), \
    [F191.6](behaviors.md#f191-6)), as on iPadOS 17 \
    ([mozilla-mobile/firefox-ios#17993](https://github.com/mozilla-mobile/firefox-ios/issues/17993)) and 26 \
    ([Apple developer forum 801686](https://developer.apple.com/forums/thread/801686)).
    - After a force quit the session is discarded, with the state in it, and the next launch reports that before a scene \
    connects ([F109.3](behaviors.md#f109-3)), as Apple's page says. FB9855914 (iOS 15) still had the activity, and in \
    [NativeScript/NativeScript#11376](https://github.com/NativeScript/NativeScript/issues/11376) (2026) the scene was \
    there before the report.
    - An app that the user force-quit is launched for changes of location from iOS 8 on, as Apple's guide of 2017 says. \
    Reports disagree: on iOS 26 it was not in \
    [Apple developer forum 826964](https://developer.apple.com/forums/thread/826964), and was in \
    [nextcloud/ios#4305](https://github.com/nextcloud/ios/issues/4305) (2026).
    - A call that is answered on the whole screen sends the app to the background ([F52.1](behaviors.md#f52-1)), as Apple's \
    guides of 2010 and 2011 say; nothing newer was found.
    - `application(_:configurationForConnecting:options:)` sets the class of the scene's delegate where the Info.plist names \
    none ([F225.3](behaviors.md#f225-3)). A method that only returns a configuration by its name sets none: then \
    describe the app without the method.

    ## Devices and crash reports

    - `device: {always-on-display: true}` is an iPhone whose display stays on while it is locked: an iPhone 14 Pro or a later \
    Pro model, and since 2025 others, too, unless the user turned it off in Settings. From iOS 16 locking it makes the app \
    active once more (`always-on-display-flip`, above), at once and one time; in one report \
    ([island-is/island.is#23161](https://github.com/island-is/island.is/issues/23161), 2026) it began after a second, and \
    was repeated. In Low Power Mode the display is off ([F61.4](behaviors.md#f61-4)).
    - `device: {low-power-mode: true}` keeps silent pushes and fetches from apps that are not in front \
    ([F166.3](behaviors.md#f166-3)), and the tasks of BGTaskScheduler waiting (`low-power-tasks`, above); users turn the \
    mode on and off with `turn-on-low-power-mode` and `turn-off-low-power-mode`.
    - `device: {background-refresh: false}`, the switch Background App Refresh in Settings, keeps silent pushes and fetches \
    from apps that are not in front, too ([F166.4](behaviors.md#f166-4)), and requests of BGTaskScheduler are refused \
    ([F182.2](behaviors.md#f182-2)).
    - `terminated: background-task` has the exception code 0x2182bad2 (Apple: EXC_CRASH (SIGKILL)). Older reports have \
    0x8badf00d; no source says which version changed it.
    - From iOS 26 `terminated: background-url-session` and `terminated: background-fetch` have the codes 0x2182bad3 and \
    0x2182bad4 of the same page ([F223](behaviors.md#f223)), which a translation of 2022 does not contain; before, such apps \
    end with `watchdog`.

    """

  /// A switch or a limit, with its evidence.
  private struct Item {
    let name: String
    /// How to choose another value.
    let otherwise: String
    let evidence: [DefaultEvidence]

    var isReviewed: Bool { evidence.contains { $0.confidence != .unreviewed } }
  }

  private static let limits = Limit.allCases.map { limit in
    let documented = limit.duration(.documented, on: .iOS13)
    let measured = limit.duration(.measured, on: .iOS13)
    return Item(
      name: limit.summary,
      otherwise: documented == measured ? "–" : "`limits: documented` (\(documented))",
      evidence: limit.evidence
    )
  }

  private static let switches = ModelSwitch.allCases.map { item in
    Item(
      name: "`\(item.name)`: \(item.summary)",
      otherwise: otherValues(of: item),
      evidence: item.evidence
    )
  }

  /// What a scenario says to have another value than today's.
  private static func otherValues(of item: ModelSwitch) -> String {
    let today = item.evidence.last?.value
    let values: [String] =
      switch item.type {
      case .word(let words): words
      case .duration: []
      default: ["true", "false"]
      }
    return values.isEmpty
      ? "`\(item.name):` and a duration"
      : values.filter { $0 != today }.map { "`\(item.name): \($0)`" }.joined(separator: ", ")
  }

  private static func table(_ items: [Item], title: String) -> String {
    var table = MarkdownTable([
      title, "value", "from iOS", "confidence", "evidence", "date", "to choose another",
    ])
    for item in items {
      for (index, entry) in item.evidence.enumerated() {
        table.add([
          index == 0 ? item.name : "", "`\(entry.value)`", scope(of: entry),
          entry.confidence.phrase, evidence(of: entry), entry.date ?? "",
          index == item.evidence.count - 1 ? item.otherwise : "",
        ])
      }
    }
    return table.text
  }

  private static func shortTable(_ items: [Item]) -> String {
    var table = MarkdownTable(["`model`", "value", "from iOS", "to choose another"])
    for item in items {
      for entry in item.evidence {
        table.add([item.name, "`\(entry.value)`", scope(of: entry), item.otherwise])
      }
    }
    return table.text
  }

  private static func evidence(of entry: DefaultEvidence) -> String {
    if entry.sources.isEmpty { return "[rules](rules.md)" }
    let sources = entry.sources.map(link(to:)).joined(separator: ", ")
    return entry.note.map { "\(sources) – \($0)" } ?? sources
  }

  /// A source, with a link to a thread.
  private static func link(to source: String) -> String {
    if let thread = source.wholeMatch(of: /([\w.-]+\/[\w.-]+)#(\d+)/) {
      return "[\(source)](https://github.com/\(thread.1)/issues/\(thread.2))"
    }
    if let thread = source.wholeMatch(of: /Apple developer forum (\d+)/) {
      return "[\(source)](https://developer.apple.com/forums/thread/\(thread.1))"
    }
    if let question = source.wholeMatch(of: /Stack Overflow (\d+)/) {
      return "[\(source)](https://stackoverflow.com/q/\(question.1))"
    }
    return source
  }

  /// The first version of an entry, and the apps that it is about.
  private static func scope(of entry: DefaultEvidence) -> String {
    "\(entry.since)" + (entry.isForScenes.map { $0 ? ", with scenes" : ", without scenes" } ?? "")
      + (entry.device.map { ", \($0)" } ?? "")
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
