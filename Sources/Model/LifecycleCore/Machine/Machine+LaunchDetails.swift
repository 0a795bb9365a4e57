extension Machine {
  /// Returns the details of a launch effect: names from the scenario, and none for an app from the template.
  func launchDetails(of effect: SystemEffect) -> Details {
    let launch = environment.app.launch
    var values = Details()
    switch effect {
    case .launchImage:
      let url = process.url?.url
      values.set(.scheme, launch.imageSchemes.first { url?.hasPrefix("\($0):") == true })
    case .applicationMain:
      values.set(.principalClass, launch.principalClass.text)
      values.set(.delegateClass, launch.nameOfDelegateClass(on: environment.os))
    case .applicationMade: values.set(.objectClass, launch.principalClass.text)
    case .delegateMade:
      values.set(.objectClass, launch.nameOfDelegateClass(on: environment.os))
      if launch.mainNib.text != nil, !launch.namesDelegate(on: environment.os) {
        values[.outlet] = .text("delegate")
      }
    case .interfaceLoaded:
      let storyboard = isForScenes ? sceneStoryboard : launch.mainStoryboard
      if let name = storyboard.text {
        values = [.interface: .text("storyboard"), .file: .text(name)]
      } else if let name = launch.mainNib.text {
        // Two entries of a nib are placeholders: File's Owner exists before, First Responder is found when needed.
        values = [
          .interface: .text("nib"), .file: .text(name),
          .owner: .text(launch.principalClass.text ?? "UIApplication"),
          .standIns: .list(["File's Owner", "First Responder"]),
        ]
      }
    default: break
    }
    return values
  }
}
