extension Profile {
  /// All profiles, in order of their first version; to add one, add its definition and its line here.
  public static let all: [Profile] = [
    .iPhoneOS3, .iOS4_0, .iOS4_2, .iOS5, .iOS6, .iOS7, .iOS8, .iOS9, .iOS10,
    .iOS11, .iOS13, .iOS13Scenes, .iOS14, .iOS14Scenes,
    .iOS15, .iOS15Scenes, .iOS16, .iOS16Scenes, .iOS18_4, .iOS26, .iOS26Scenes, .iOS27,
    .iOS27Scenes,
  ]

  /// The lookup keys, separate from the profiles, since each test case looks one up.
  private static let keys = all.map { (firstVersion: $0.firstVersion, isForScenes: $0.isForScenes) }

  /// Returns the latest profile for an environment's OS version and life cycle.
  public static func of(_ environment: SimulationEnvironment) -> Profile {
    all[index(of: environment)]
  }

  /// Returns the latest version up to this one in which the behavior changed; nil if there is none.
  public static func lastChange(upTo version: OSVersion) -> OSVersion? {
    keys.map(\.firstVersion).filter { $0 <= version }.max()
  }

  /// Returns the rules of an environment's profile.
  package static func book(of environment: SimulationEnvironment) -> RuleBook {
    all[index(of: environment)].book
  }

  /// Returns the index of an environment's profile in `all`.
  package static func index(of environment: SimulationEnvironment) -> Int {
    let isForScenes = environment.app.lifeCycle == .scenes && environment.os >= OSVersion(13)
    var index = keys.count - 1
    while index > 0,
      keys[index].firstVersion > environment.os || keys[index].isForScenes != isForScenes
    {
      index -= 1
    }
    return index
  }
}
