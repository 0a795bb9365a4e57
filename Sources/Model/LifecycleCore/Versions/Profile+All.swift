extension Profile {
  /// All profiles, in order of their first version; to add one, add its definition and its line here.
  public static let all: [Profile] = [
    .iPhoneOS3, .iOS4_0, .iOS4_2, .iOS5, .iOS6, .iOS7, .iOS8, .iOS9, .iOS10,
    .iOS13, .iOS13Scenes,
    .iOS15, .iOS15Scenes, .iOS15_4Scenes, .iOS16, .iOS16Scenes, .iOS18_4, .iOS26, .iOS27,
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

extension OSVersion {
  /// The versions with changes, for use in rules.
  static let iOS4 = OSVersion(4)
  static let iOS4_2 = OSVersion(4, 2)
  static let iOS5 = OSVersion(5)
  static let iOS6 = OSVersion(6)
  static let iOS7 = OSVersion(7)
  static let iOS8 = OSVersion(8)
  static let iOS9 = OSVersion(9)
  static let iOS10 = OSVersion(10)
  static let iOS13 = OSVersion(13)
  static let iOS15 = OSVersion(15)
  static let iOS18_4 = OSVersion(18, 4)
  static let iOS26 = OSVersion(26)
  static let iOS27 = OSVersion(27)

  /// All released versions that a profile covers, in order.
  public static let released: [OSVersion] = [
    (2, 0...2), (3, 0...2), (4, 0...3), (5, 0...1), (6, 0...1), (7, 0...1), (8, 0...4), (9, 0...3),
    (10, 0...3), (11, 0...4), (12, 0...5), (13, 0...7), (14, 0...8), (15, 0...8), (16, 0...7),
    (17, 0...7), (18, 0...7), (26, 0...5), (27, 0...0),
  ].flatMap { (major: Int, minors: ClosedRange<Int>) in minors.map { OSVersion(major, $0) } }
}
