import Foundation
import LifecycleCore
import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

@testable import ScenarioCommand

/// The page `docs/states.md`: the states of an app in each version, with what the scenarios take.
@Suite("The states of each version") struct StateReferenceTests {
  private static let coverage = Task { try TransitionCoverage(ofScenariosBelow: ["Scenarios"]) }
  private static let names = Profile.all.map(picture)

  @Test("The diagrams are current", arguments: Profile.all.indices)
  func diagramsAreCurrent(index: Int) async throws {
    let profile = Profile.all[index]
    var world = WorldDescription(withAllBackgroundModesIn: profile.firstVersion)
    world.app.lifeCycle = profile.isForScenes ? .scenes : .appDelegate
    let covered = try await Self.coverage.value.edges(like: world)
    let diagram = StateDiagram(StateGraph(world), covered: covered)
    Golden.compare(diagram.svg, to: "docs/\(Self.names[index])")
  }

  @Test("The page is current, and shows every diagram")
  func pageIsCurrent() throws {
    let sections = zip(Profile.all, Self.names).map { profile, name in
      """
      ## \(profile.name)

      \(profile.summary.prefix(1).uppercased())\(profile.summary.dropFirst()).

      ![The states of an app on \(profile.name)](\(name))
      """
    }
    Golden.compare(
      ([Self.introduction] + sections).joined(separator: "\n\n") + "\n",
      to: "docs/states.md"
    )
    let folder = Golden.root.appending(path: "docs/states").path(percentEncoded: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(files.map { "states/\($0)" }) == Set(Self.names))
  }

  private static func picture(_ profile: Profile) -> String {
    let name = profile.name.lowercased().split(separator: " ").joined(separator: "-")
    return "states/\(name).svg"
  }

  private static let introduction = """
    # The states of an app

    The states of an app in each version of iOS, and the actions and timers that lead from one to the next. This page is \
    generated: the transitions are found by running every action in every situation by the [rules](rules.md), with an \
    app that declares every background mode. A dashed arrow is one that no scenario in `Scenarios/` takes. \
    `scenario-run graph --ios 4.0` [draws such a diagram](graph.md#states-of-a-version), also for a suite of your own.
    """
}
