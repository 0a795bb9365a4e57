import Foundation
import Testing

/// Tags, filters, and what is named.
@Suite(.timeLimit(.minutes(2))) struct ChoiceTests {
  @Test func tagsChooseScenarios() async throws {
    let place = try Playground(["a.yaml": Sample.suite])
    let smoke = try await Command.run("list", "a.yaml", "--tag", "smoke", in: place.folder)
    #expect(smoke.output == "a.yaml:4: One [iOS 4.0]\na.yaml:4: One [iOS 8.0]\n")
    let neither = try await Command.run(
      "list",
      "a.yaml",
      "--tag",
      "not (smoke or slow)",
      in: place.folder
    )
    #expect(neither.output == "a.yaml:11: Three\n")
  }

  @Test func aTagThatNothingCarriesIsAnErrorThatKnowsTheOthers() async throws {
    let place = try Playground(["a.yaml": Sample.suite])
    let run = try await Command.run("a.yaml", "--tag", "smok", in: place.folder)
    #expect(run.status == 4)
    #expect(
      run.errors.contains("error: no scenario carries the tag 'smok'; there are: slow, smoke")
    )
    let partly = try await Command.run("a.yaml", "--tag", "smoke or smok", in: place.folder)
    #expect(partly.status == 4)
    #expect(partly.output.contains("2 passed"))
  }

  @Test func underNotItIsAWarning() async throws {
    let place = try Playground(["a.yaml": Sample.suite])
    let run = try await Command.run("a.yaml", "--tag", "smoke and not slo", in: place.folder)
    #expect(run.status == 0)
    #expect(run.errors == "scenario-run: warning: no scenario carries the tag 'slo'\n")
  }

  @Test func aFilterIsPartOfAName() async throws {
    let place = try Playground(["a.yaml": Sample.suite])
    let run = try await Command.run("list", "a.yaml", "--filter", "iOS 4", in: place.folder)
    #expect(run.output == "a.yaml:4: One [iOS 4.0]\n")
  }

  @Test func whatIsNamedTwiceRunsOnce() async throws {
    let place = try Playground(["d/a.yaml": Sample.passing])
    let run = try await Command.run(
      "d",
      "d/a.yaml",
      "./d/../d",
      place.folder.appending(path: "d/a.yaml").path(percentEncoded: false),
      in: place.folder
    )
    #expect(run.status == 0)
    #expect(run.output.contains("1 passed in "))
  }

  @Test func aFileThatIsNamedIsReadWhateverItsEnding() async throws {
    let place = try Playground(["notes.txt": Sample.passing, ".hidden.yaml": Sample.passing])
    #expect(try await Command.run("notes.txt", in: place.folder).status == 0)
    #expect(try await Command.run(".hidden.yaml", in: place.folder).status == 0)
    #expect(try await Command.run(".", in: place.folder).status == 4)
  }

  @Test func everyCaseOfAReportHasANameOfItsOwn() async throws {
    let place = try Playground([
      "a.yaml": """
      suite: Names
      ios: 8.0
      scenarios:
        - {scenario: Launch, steps: [{user: tap-icn, state: active}]}
        - {scenario: Launch, steps: [{user: tap-icon, state: active}]}
        - {scenario: Launch, steps: [{user: tap-icon, never: [applicationWillTerminate]}]}
        - {steps: [{user: tap-icon, state: active}]}
        - {steps: [{user: tap-icon, state: active}]}
        - {scenario: the file itself, steps: [{user: tap-icon, state: active}]}
      ---
      neither: this nor that

      """
    ])
    let run = try await Command.run("a.yaml", "--junit", "r.xml", in: place.folder)
    #expect(run.status == 3)
    let report = try #require(place.text("r.xml"))
    let names = report.matches(of: /<testcase name="([^"]*)"/).map { String($0.1) }
    #expect(names.count == 7)
    #expect(Set(names).count == 7, "\(names)")
    #expect(names.contains("Launch"))
    #expect(names.contains("Launch (invalid)"))
  }

  // MARK: - The same report whatever the jobs and the order

  /// A run over many files of all sorts.
  private func manyFiles() throws -> Playground {
    let place = try Playground()
    for number in 0..<120 {
      let text = [Sample.passing, Sample.suite, Sample.failing, Sample.invalid][number % 4]
      try place.write(text, to: "\(["a", "b", "a.b", "é"][number / 4 % 4])/\(number).yaml")
    }
    return place
  }

  private func withoutTimes(_ text: String) -> String {
    text.replacing(/time="[0-9.]+"/, with: "").replacing(/timestamp="[^"]+"/, with: "")
      .replacing(/in [0-9.]+ s/, with: "")
  }

  @Test func jobsAndOrderChangeNothing() async throws {
    let place = try manyFiles()
    var outputs: Set<String> = []
    var reports: Set<String> = []
    for arguments in [
      ["--jobs", "1", "a", "b", "a.b", "é"], ["--jobs", "2", "é", "a.b", "b", "a"],
      ["--jobs", "7", "."], ["b", "--junit", "r.xml", ".", "a"],
    ] {
      let run = try await Command.start(arguments + ["--junit", "r.xml"], in: place.folder)
        .outcome()
      #expect(run.status == 3)
      outputs.insert(withoutTimes(run.output))
      reports.insert(withoutTimes(try #require(place.text("r.xml"))))
    }
    #expect(outputs.count == 1)
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.ranges(of: "<testcase ").count == 210, "30 files each of 1, 4, 1 and 1")
  }
}
