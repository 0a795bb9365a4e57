import Foundation
@_spi(Package) import LifecycleCore
import ScenarioAnalysis
import ScenarioReports
import ScenarioRunner
import TestSupport
import Testing

@_spi(Package) @testable import ScenarioCommand

/// The page `docs/states.md`: the states of an app in each version, with what the scenarios take.
@Suite("The states of each version") struct StateReferenceTests {
  private static let coverage = Task { try TransitionCoverage(ofScenariosBelow: ["Scenarios"]) }
  private static let names = Profile.all.map(picture)

  @Test("The diagrams are current", arguments: Profile.all.indices)
  func diagramsAreCurrent(index: Int) async throws {
    let profile = Profile.all[index]
    var environment = SimulationEnvironment(withAllBackgroundModesIn: profile.firstVersion)
    environment.app.lifeCycle = profile.isForScenes ? .scenes : .appDelegate
    let covered = try await Self.coverage.value.edges(like: environment)
    let diagram = StateDiagram(StateGraph(environment), covered: covered)
    Golden.compare(diagram.svg, to: "docs/\(Self.names[index])")
  }

  @Test("The diagrams of scenes are current", arguments: profilesWithScenes.indices)
  func sceneDiagramsAreCurrent(index: Int) async throws {
    let profile = Self.profilesWithScenes[index]
    let environment = SimulationEnvironment(withSeveralScenesOn: profile.firstVersion)
    let covered = try await Self.coverage.value.sceneEdges(like: environment)
    let diagram = StateDiagram(SceneGraph(environment), covered: covered)
    Golden.compare(diagram.svg, to: "docs/\(Self.scenePicture(profile))")
  }

  @Test("The diagram of a case with two scenes is current")
  func caseDiagramIsCurrent() throws {
    let drawn = DrawnCase(
      path: "Scenarios/windows/opening.yaml",
      caseName: Self.window,
      firstStep: 2
    )
    Golden.compare(try drawn.diagram().svg, to: "docs/\(Self.windowPicture)")
  }

  @Test("The page is current, and shows every diagram")
  func pageIsCurrent() throws {
    let sections = zip(Profile.all, Self.names).map { profile, name in
      let news = PageTexts.versions[profile.name]
      return """
        ## \(profile.name)

        \(news.prefix(1).uppercased())\(news.dropFirst()).

        ![The states of an app on \(profile.name)](\(name))
        """
    }
    let scenes = Self.profilesWithScenes.map { profile in
      """
      ### Scenes from iOS \(profile.firstVersion)

      ![The states of a scene from iOS \(profile.firstVersion)](\(Self.scenePicture(profile)))
      """
    }
    Golden.compare(
      ([Self.introduction] + sections + [Self.sceneIntroduction] + scenes)
        .joined(separator: "\n\n") + "\n",
      to: "docs/states.md"
    )
    let folder = Golden.root.appending(path: "docs/states").path(percentEncoded: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let names = Self.names + Self.profilesWithScenes.map(Self.scenePicture) + [Self.windowPicture]
    #expect(Set(files.map { "states/\($0)" }) == Set(names))
  }

  private static let profilesWithScenes = Profile.all.filter(\.isForScenes)
  private static let window = "A window that replaces the first one comes before that one leaves"
  private static let windowPicture = "states/two-scenes.svg"

  private static func scenePicture(_ profile: Profile) -> String {
    "states/scene-ios-\(profile.firstVersion).svg"
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

  private static let sceneIntroduction = """
    ## The states of a scene

    A scene with its session, in an app that supports several scenes on an iPad. A session is unattached until its scene \
    connects for the first time, and disconnected while it is kept without a scene; what is discarded is gone. \
    `scenario-run graph --ios 27.0 --scenes` draws such a diagram. In the diagram of a case, each scene has \
    [a lifeline](graph.md#elements-of-a-diagram):

    ![\(window)](\(windowPicture))
    """
}
