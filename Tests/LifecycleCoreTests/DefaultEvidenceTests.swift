import Testing

@_spi(Package) @testable import LifecycleCore

/// What the page of today's devices says about defaults is what the model does.
@Suite struct DefaultEvidenceTests {
  /// The profiles from iOS 13 on, with and without scenes.
  private static let profiles = Profile.all.filter { $0.firstVersion >= .iOS13 }

  @Test(arguments: ModelSwitch.allCases)
  func `the evidence of a switch is for the model's default in every version`(
    _ modelSwitch: ModelSwitch
  ) {
    for profile in Self.profiles {
      let entry = modelSwitch.evidence.last {
        $0.device == nil && $0.applies(to: profile.firstVersion, scenes: profile.isForScenes)
      }
      guard let entry else { continue }
      let text = profile.settings.text(modelSwitch)
      #expect(entry.value == text, "\(modelSwitch.name) in \(profile.name)")
    }
  }

  @Test(arguments: ModelSwitch.allCases)
  func `the evidence of a switch begins with a version in which its default changes`(
    _ modelSwitch: ModelSwitch
  ) {
    for entry in modelSwitch.evidence where entry.since > .iOS13 {
      let begins = Self.profiles.filter {
        $0.firstVersion == entry.since && entry.isForScenes ?? $0.isForScenes == $0.isForScenes
      }
      #expect(!begins.isEmpty, "\(modelSwitch.name): nothing begins with iOS \(entry.since)")
    }
  }

  @Test(arguments: ModelSwitch.allCases.filter(\.evidence.isEmpty))
  func `a switch without evidence decides nothing from iOS 13 on`(_ modelSwitch: ModelSwitch) {
    for rule in Self.profiles.flatMap(\.book.rules) {
      #expect(!rule.choices.contains { $0.modelSwitch == modelSwitch }, "\(rule.id)")
    }
  }

  @Test(arguments: Limit.allCases)
  func `the evidence of a limit is for the model's limit in every version`(_ limit: Limit) {
    #expect(!limit.evidence.isEmpty)
    for profile in Self.profiles {
      let entry = limit.evidence.last {
        $0.applies(to: profile.firstVersion, scenes: profile.isForScenes)
      }
      let time = limit.duration(profile.settings.value(), on: profile.firstVersion)
      #expect(entry?.value == time.description, "\(limit) in \(profile.name)")
    }
  }

  @Test
  func `evidence has sources and their date unless nobody looked for any, and then it has none`() {
    let all = ModelSwitch.allCases.flatMap(\.evidence) + Limit.allCases.flatMap(\.evidence)
    for entry in all {
      #expect(entry.sources.isEmpty == (entry.confidence == .unreviewed), "\(entry)")
      #expect((entry.date == nil) == entry.sources.isEmpty, "\(entry)")
      if let note = entry.note { #expect(!note.hasSuffix("."), "\(note)") }
    }
  }

  @Test func `a rule that depends on a weak default says which one, and how weak it is`() throws {
    let unresponsive = try #require(Rule.all.first { $0.id == "unresponsive" })
    #expect(unresponsive.reason.hasSuffix("(unresponsive-after, one report)"))
    let suspend = try #require(Rule.all.first { $0.id == "suspend" })
    #expect(suspend.reason.hasSuffix("(suspend-after, inferred)"))
  }

  @Test func `a rule of another value than the default has no mark`() {
    let others = Rule.all.filter { rule in
      // The mark may be that of a timer's duration.
      if case .timer? = rule.statedTrigger { return false }
      return !rule.choices.isEmpty
        && rule.choices.allSatisfy { choice in
          let value = choice.modelSwitch.text(of: choice.value)
          return !choice.modelSwitch.evidence.contains { $0.value == value }
        }
    }
    #expect(!others.isEmpty)
    for rule in others { #expect(rule.reason == rule.statedReason, "\(rule.id)") }
  }
}
