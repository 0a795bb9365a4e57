/// Effects that no rule has: what opposites do in the place of what the model does.
extension Effect {
  /// All of them, each found by its phrase.
  static let onlyInOpposites: [Effect] =
    onlyInOppositesOfTheBackground + onlyInOppositesOfDevice + onlyInOppositesOfEvents
    + onlyInOppositesOfEventsThatLaunch + onlyInOppositesOfInput + onlyInOppositesOfLaunch
    + onlyInOppositesOfMain + onlyInOppositesOfObjects + onlyInOppositesOfSceneCalls
    + onlyInOppositesOfServices + onlyInOppositesOfTasks + onlyInOppositesOfThreads
    + onlyInOppositesOfViews + onlyInOppositesOfWindows + onlyInOppositesOfWork
}
