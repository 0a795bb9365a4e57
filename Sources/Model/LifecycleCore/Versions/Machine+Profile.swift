extension Machine {
  /// Creates a machine with the rules of a profile, or those of another book.
  init(
    _ environment: consuming SimulationEnvironment,
    profile: Profile,
    book: RuleBook? = nil,
    deliversNotifications: Bool = false
  ) {
    let settings = profile.settings(of: environment)
    self.init(
      environment,
      book: book ?? profile.book,
      settings: settings,
      isForScenes: profile.isForScenes,
      deliversNotifications: deliversNotifications
    )
  }
}

extension SimulationEnvironment {
  /// Returns the time that a limit leaves.
  package func duration(of limit: Limit) -> VirtualTime {
    let limits: TimeLimits = Profile.of(self).settings(of: self).value()
    return limit.duration(limits, on: os, inSimulator: device.isSimulator)
  }

  /// Returns the time that a switch sets.
  package func duration(of modelSwitch: ModelSwitch) -> VirtualTime {
    Profile.of(self).settings(of: self).duration(modelSwitch)
  }
}

extension Profile {
  /// Returns the settings in an environment: the profile's defaults, overridden by the scenario.
  package func settings(of environment: SimulationEnvironment) -> Settings {
    var settings = settings
    if environment.device.alwaysOnDisplay, environment.os >= .iOS16 {
      settings[.alwaysOnDisplayFlip] = 1
    }
    if environment.device.model == .ipad, environment.os >= .iOS13 {
      settings[.sceneKill] = SettingChoice.value(SceneKill.discard).value
    }
    for (modelSwitch, value) in environment.choices { settings[modelSwitch] = value }
    return settings
  }
}
