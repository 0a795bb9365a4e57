extension Foresight {
  /// The number of worlds above which it is given up to follow each of them.
  private static let mostWorlds = 400

  /// What could come of an action, and where that leads; nowhere where it is not possible.
  package func play(_ action: Action, from outlook: Outlook) -> (Outlook, Prospect) {
    let isOfApp = action.kind.actor == .app
    let asked = AskedAction(action)
    return play(asked, from: outlook, passes: false) { world, reach in
      if isOfApp, !world.state.isRunning { return [] }
      return reach.pass(self.follow(.action(action.kind), from: world, asked))
    }
  }

  /// What could come while time passes, and where that leads.
  package func wait(from outlook: Outlook) -> (Outlook, Prospect) {
    play(nil, from: outlook, passes: true) { world, _ in [world] }
  }

  /// What can be seen where nothing happens.
  package func look(from outlook: Outlook) -> Prospect {
    var prospect = Prospect(os: world.os)
    prospect.standings = Set(outlook.worlds.map(\.standing))
    prospect.isOpen = outlook.isOpen
    return prospect
  }

  private func play(
    _ asked: AskedAction?,
    from outlook: Outlook,
    passes: Bool,
    _ begin: (ForeseenWorld, inout Reach) -> Set<ForeseenWorld>
  ) -> (Outlook, Prospect) {
    if let known = outlooks.result(of: asked, from: outlook) { return known }
    var reach = Reach(world.os)
    var ends: Set<ForeseenWorld> = []
    let isInstant = settings.duration(.suspendAfter) == .zero
    for world in outlook.worlds {
      for begun in begin(world, &reach).union(reach.cutShort) where !ends.contains(begun) {
        reach.cutShort = []
        ends.formUnion(settle(begun, passes: passes || isInstant, into: &reach))
      }
    }
    let isOpen =
      outlook.isOpen || reach.prospect.isOpen || ends.count > Self.mostWorlds
    var prospect = reach.prospect
    prospect.standings = Set(ends.map(\.standing))
    prospect.isOpen = isOpen
    return outlooks.remember((Outlook(ends, isOpen: isOpen), prospect), of: asked, from: outlook)
  }

  /// What happens when the main thread has nothing more to do: views are drawn, and timers may be due.
  private func settle(
    _ world: ForeseenWorld,
    passes: Bool,
    into reach: inout Reach
  ) -> Set<ForeseenWorld> {
    closure(from: world, into: &reach) { world, reach in
      var ends = self.timers(from: world, passes: passes, into: &reach) { _ in true }
      guard world.state.isRunning else { return ends.union(reach.cutShort) }
      // Work that was put off, and what the user did, come when the main thread is free.
      ends.formUnion(self.runCode(from: world, into: &reach))
      for trigger in Self.besideTheLife {
        ends.formUnion(reach.pass(self.follow(trigger, from: world, nil)))
      }
      // A kill ends what was under way, and nothing else.
      ends.formUnion(reach.cutShort)
      return ends
    }
  }
}
