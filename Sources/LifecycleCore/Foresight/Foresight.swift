/// What could come, whatever the code of the app does, by the rules of one world.
///
/// It plays actions as the machine does, by the same table of rules, but follows every rule that could apply
/// where the app's code decides, and lets the app do inside a call whatever an app can do. So a rule that is
/// added is followed by itself. Of a new effect it must know what it changes: `carryOut` is asked for each.
package final class Foresight {
  let world: WorldDescription
  let book: RuleBook
  let settings: Settings
  private let fixedFacts: UInt64
  /// What is known already.
  private var known: [Question: Reach] = [:]
  /// What is being asked: rules that lead back to where they began are not followed.
  private var pending: Set<Question> = []
  /// What is known already of the app's code.
  var codes: [ForeseenWorld: Reach] = [:]
  /// What is known already of what steps lead to.
  var outlooks = OutlookMemory()
  /// Where the app's code is being followed.
  var runningCode: Set<ForeseenWorld> = []

  /// Asks by the rules of a test case's world.
  package init(_ world: WorldDescription) {
    let profile = Profile.of(world)
    self.world = world
    book = profile.book
    var settings = profile.settings
    for (item, value) in world.choices { settings[item] = value }
    self.settings = settings
    fixedFacts = Machine.fixedFacts(world)
  }

  private struct Question: Hashable {
    var trigger: Trigger
    var world: ForeseenWorld
    var asked: AskedAction?
  }

  /// Where a trigger can lead, by every rule that could apply to it.
  func follow(_ trigger: Trigger, from world: ForeseenWorld, _ asked: AskedAction?) -> Reach {
    let question = Question(trigger: trigger, world: world, asked: asked)
    if let reach = known[question] { return reach }
    var reach = Reach(self.world.os)
    guard pending.insert(question).inserted else {
      // What code asks for again comes to what it comes to already; else the rules go round.
      reach.prospect.isOpen = runningCode.isEmpty
      return reach
    }
    defer { pending.remove(question) }
    var isCertain = false
    let word: UInt32? = if case .action = trigger { asked?.word } else { 1 }
    for candidate in book.candidates(for: trigger) {
      let rule = Int(candidate)
      let chance = book.patterns[rule].chance(
        in: world,
        fixedFacts: fixedFacts,
        word: word,
        settings
      )
      guard chance != .never else { continue }
      run(rule, in: world, asked, into: &reach)
      isCertain = chance == .always
      if isCertain { break }
    }
    // What no rule knows does not happen; an action is then not possible, so nothing goes on from it.
    if !isCertain {
      if case .action = trigger {} else { reach.ends.insert(world) }
    }
    // Inside of the app's code other code is cut off, which only the code around it makes up for.
    if runningCode.isEmpty || asked != nil && word == nil { known[question] = reach }
    return reach
  }

  private func run(
    _ rule: Int,
    in world: ForeseenWorld,
    _ asked: AskedAction?,
    into reach: inout Reach
  ) {
    var worlds: Set<ForeseenWorld> = [world]
    for part in book.rules[rule].parts {
      var next: Set<ForeseenWorld> = []
      for world in worlds { next.formUnion(carryOut(part.effect, in: world, asked, into: &reach)) }
      worlds = next
    }
    reach.ends.formUnion(worlds)
  }

  /// All worlds to which steps can lead from one, that one included, however often they are repeated.
  func closure(
    from world: ForeseenWorld,
    into reach: inout Reach,
    _ steps: (ForeseenWorld, inout Reach) -> Set<ForeseenWorld>
  ) -> Set<ForeseenWorld> {
    var all: Set<ForeseenWorld> = [world]
    var waiting = [world]
    while let next = waiting.popLast() {
      for end in steps(next, &reach) where all.insert(end).inserted { waiting.append(end) }
    }
    return all
  }
}
