@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

/// The moves of walks: what the user and the system can do, and the actions that only the app under test has.
///
/// Arguments are those that the scenarios use, or else the first possible value. The catalogue of actions says which ones
/// walks try (`inWalks`).
struct WalkMoves {
  private let user: [Step.Activity]
  private let system: [Step.Activity]
  private let changes: [Step.Activity]
  private let custom: [Step.Activity]
  private static let commonActions = ActionKind.allCases.filter { $0.walks == .often }
    .map { Step.Activity.action(Action($0)) }
  private let waits = [1, 5, 10, 30, 200, 700].map { Step.Activity.wait(.seconds($0)) }

  /// Creates the moves of walks in environments of these scenarios, for an app with its own actions.
  init(_ plans: [Plan], words: CustomWords) {
    let written = plans.flatMap { $0.steps.map(\.activity) }
    let writtenActions = written.compactMap { activity -> Action? in
      if case .action(let action) = activity, action.kind.walks != .never { action } else { nil }
    }
    let writtenKinds = Set(writtenActions.filter { !$0.arguments.isEmpty }.map(\.kind))
    let others = ActionKind.allCases.filter { $0.walks != .never && !writtenKinds.contains($0) }
    let actions = writtenActions + others.flatMap(Action.variants)
    func moves(_ isIncluded: (ActionKind) -> Bool) -> [Step.Activity] {
      actions.filter { isIncluded($0.kind) }.map { .action($0) }.unique
    }
    user = moves { $0.actor == .user && !$0.isDeviceChange }
    system = moves { $0.actor == .system && !$0.isDeviceChange }
    changes = moves(\.isDeviceChange)
    let writtenCustom = written.filter { if case .custom = $0 { true } else { false } }
    let names = Set(
      writtenCustom.compactMap { if case .custom(let action) = $0 { action.name } else { nil } }
    )
    let bare = words.actions.filter { !names.contains($0) }.map {
      Step.Activity.custom(CustomAction($0))
    }
    custom = writtenCustom.unique + bare
  }

  /// Every move.
  var all: [Step.Activity] { Self.commonActions + waits + user + system + changes + custom }

  /// Returns a random move, which may not be possible; mostly of the user, since alerts and device changes lead nowhere.
  func next(using generator: inout SplitMix) -> Step.Activity {
    let group =
      switch generator.number(below: 16) {
      case 0..<3: waits
      case 3: changes
      case 4..<6: system
      case 6..<9: custom
      case 9..<13: Self.commonActions
      default: user
      }
    let moves = group.isEmpty ? user : group
    return moves[generator.number(below: moves.count)]
  }
}

extension [Step.Activity] {
  /// The activities without duplicates.
  fileprivate var unique: [Step.Activity] {
    var seen: Set<Step.Activity> = []
    return filter { seen.insert($0).inserted }
  }
}
