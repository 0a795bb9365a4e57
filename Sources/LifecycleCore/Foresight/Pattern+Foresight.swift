extension Pattern {
  /// Whether a rule's conditions hold in a world of which not everything is known.
  enum Chance { case never, perhaps, always }

  /// The chance that the conditions hold; `word` is the argument of the action, nil where that is not known.
  func chance(
    in world: ForeseenWorld,
    fixedFacts: UInt64,
    word: UInt32?,
    _ settings: Settings
  ) -> Chance {
    let facts = world.facts(fixedFacts)
    let known = ForeseenWorld.knownFacts
    guard states & 1 << world.state.rawValue != 0, places & 1 << world.screen.place.rawValue != 0,
      required & known & ~facts == 0, forbidden & known & facts == 0
    else { return .never }
    if covers != 0 {
      guard let top = world.screen.covers.last, covers & 1 << UInt16(top.rawValue) != 0 else {
        return .never
      }
    }
    if arguments != 0, let word, arguments & word == 0 { return .never }
    guard agrees(with: settings) else { return .never }
    let isCertain =
      (required | forbidden) & ~known == 0 && occasions == 0 && (arguments == 0 || word != nil)
    return isCertain ? .always : .perhaps
  }
}
