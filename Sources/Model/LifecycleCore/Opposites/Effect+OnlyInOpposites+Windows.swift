/// What opposites of statements on windows do.
extension Effect {
  /// All of them.
  static let onlyInOppositesOfWindows: [Effect] = [
    Self("the first scene is to receive what arrives") {
      $0.selectScene(named: SceneList.firstName)
      $0.scenes?.target(replacing: false)
    },
    Self(
      "the scene that was opened last resigns active first",
      leadsTo: .triggers([.procedure(.resign)])
    ) {
      guard let last = $0.scenes?.all.last(where: { $0.state == .foregroundActive }) else { return }
      $0.selectScene(named: last.name)
      $0.trigger(.procedure(.resign))
    },
    Self("`snapshot` of the first scene") {
      $0.note(.snapshot, [.scene: .text(SceneList.firstName)])
    },
    Self("the scene has the last configuration for its role, unless the app chooses another one") {
      guard let scenes = $0.scenes else { return }
      let role = scenes.record.role
      let last = $0.environment.app.sceneConfigurations.last { $0.role == role }
      $0.scenes?.record.configuration = last?.name
      $0.process.configuresScene = true
    },
  ]
}
