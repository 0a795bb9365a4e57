extension Effect {
  static func app(_ effect: BackgroundEffect) -> Effect { .run(effect.operation) }
  static func changes(_ effect: ChangeEffect) -> Effect { .run(effect.operation) }
  static func resource(_ effect: ResourceEffect) -> Effect { .run(effect.operation) }
  static func controller(_ effect: ViewControllerEffect) -> Effect { .run(effect.operation) }
  static func device(_ effect: DeviceEffect) -> Effect { .run(effect.operation) }
  static func event(_ effect: EventEffect) -> Effect { .run(effect.operation) }
  static func files(_ effect: FileEffect) -> Effect { .run(effect.operation) }
  static func installation(_ effect: InstallationEffect) -> Effect { .run(effect.operation) }
  static func interface(_ effect: InterfaceEffect) -> Effect { .run(effect.operation) }
  static func memory(_ effect: MemoryEffect) -> Effect { .run(effect.operation) }
  static func object(_ effect: LaunchObjectEffect) -> Effect { .run(effect.operation) }
  static func ownership(_ effect: OwnershipEffect) -> Effect { .run(effect.operation) }
  static func preservation(_ effect: PreservationEffect) -> Effect { .run(effect.operation) }
  static func service(_ effect: ServiceEffect) -> Effect { .run(effect.operation) }
  static func statusBar(_ effect: StatusBarEffect) -> Effect { .run(effect.operation) }
  static func thread(_ effect: ThreadEffect) -> Effect { .run(effect.operation) }
}
