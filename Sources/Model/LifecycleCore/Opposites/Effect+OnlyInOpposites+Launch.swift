/// What opposites make at a launch in the place of what the model makes.
extension Effect {
  static let onlyInOppositesOfLaunch: [Effect] = [
    Self("`application-made` of the class UIApplication") {
      $0.note(.applicationMade, Details())
    },
    Self("`delegate-made`, unless the application is of a subclass") {
      if $0.environment.app.launch.principalClass.text == nil { $0.note(.delegateMade) }
    },
    Self("`delegate-made` of the class UIResponder") {
      $0.note(.delegateMade, [.objectClass: .text("UIResponder")])
    },
    Self("`delegate-made`, which no outlet names") {
      var values = $0.launchDetails(of: .delegateMade)
      values[.outlet] = nil
      $0.note(.delegateMade, values)
    },
    loadsInterface("`interface-loaded`, whose owner is the delegate") {
      if $0[.owner] != nil { $0[.owner] = .text("delegate") }
    },
    loadsInterface("`interface-loaded`, of which File's Owner is made, too") {
      $0[.standIns] = .list(["First Responder"])
    },
    loadsInterface("`interface-loaded`, of which First Responder is made, too") {
      $0[.standIns] = .list(["File's Owner"])
    },
    Self("its view is loaded from a nib that the application owns") {
      $0.process.launchObjects.insert(.view)
      $0.note(.viewLoaded, [.file: .text($0.action.name), .owner: .text("application")])
    },
  ]

  private static func loadsInterface(
    _ phrase: String,
    _ change: @escaping @Sendable (inout Details) -> Void
  ) -> Effect {
    Self(phrase) {
      var values = $0.launchDetails(of: .interfaceLoaded)
      change(&values)
      $0.note(.interfaceLoaded, values)
    }
  }
}
