extension Profile {
  /// iPhone OS 2 to 3.2: one app at a time, no background.
  static let iPhoneOS3 = Profile(
    "iPhone OS 3",
    begins: OSVersion(2),
    summary: "one app at a time, and no background",
    adds: LaunchRules.iPhoneOS + ObjectGraphRules.iPhoneOS + ForegroundRules.iPhoneOS
      + InterruptionRules.iPhoneOS
      + LockRules.iPhoneOS + TerminationRules.iPhoneOS + URLRules.iPhoneOS
      + BackgroundTaskRules.iPhoneOS + SystemChangeRules.iPhoneOS + PushRules.iPhoneOS
      + FileProtectionRules.iPhoneOS + StatusBarRules.iPhoneOS + InstallationRules.iPhoneOS
      + ConductRules.iPhoneOS + DrawingRules.iPhoneOS + MemoryRules.iPhoneOS
      + InputRules.iPhoneOS + ResponderRules.iPhoneOS + ViewRules.iPhoneOS
      + ViewControllerRules.iPhoneOS + ContainerRules.iPhoneOS + OwnershipRules.iPhoneOS
      + ThreadRules.iPhoneOS + WorkRules.iPhoneOS + ServiceRules.iPhoneOS + LocaleRules.iPhoneOS
      + BackgroundEventRules.iPhoneOS,
    settings: [
      .word(.limits, "documents"), .duration(.unresponsiveAfter, .seconds(10)),
      .word(.alertResigns, "when-shown"), .duration(.suspendAfter, .seconds(1)),
      .flag(.quitResigns, true), .word(.optOutLock, "resign"),
      .word(.urlCall, "before-active"), .word(.urlWhileActive, "direct"),
      .word(.urlVeto, "either"), .word(.ios3URL, "handler"),
      .flag(.memoryNotifiesBackground, true), .flag(.memoryNotifiesForeground, true),
      .flag(.rebootNotifies, true), .word(.renderOrder, "children-first"),
      .word(.viewDidAppear, "after-active"),
    ]
  )
}
