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
  static let iOS11 = OSVersion(11)
  static let iOS13 = OSVersion(13)
  static let iOS14 = OSVersion(14)
  static let iOS15 = OSVersion(15)
  static let iOS16 = OSVersion(16)
  static let iOS18_4 = OSVersion(18, 4)
  static let iOS26 = OSVersion(26)
  static let iOS27 = OSVersion(27)

  /// All released versions that a profile covers, in order.
  public static let released: [OSVersion] = [
    (2, 0...2), (3, 0...2), (4, 0...3), (5, 0...1), (6, 0...1), (7, 0...1), (8, 0...4), (9, 0...3),
    (10, 0...3), (11, 0...4), (12, 0...5), (13, 0...7), (14, 0...8), (15, 0...8), (16, 0...7),
    (17, 0...7), (18, 0...7), (26, 0...6), (27, 0...1),
  ].flatMap { (major: Int, minors: ClosedRange<Int>) in minors.map { OSVersion(major, $0) } }
}
