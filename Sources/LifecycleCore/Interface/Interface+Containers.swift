/// View controllers that hold others: navigation controllers and tab bar controllers.
extension Interface {
  /// Lets each of them show the first one that it holds.
  func showFirstChildren() {
    for (holder, described) in description.controllers.enumerated() {
      guard let view = view(of: holder),
        let child = described.children.first.flatMap({ description.controllersByName[$0] }),
        let childView = self.view(of: child)
      else { continue }
      tree.add(childView, to: view)
      controllers.stacks[holder] = [child]
    }
  }

  /// The navigation controllers that are seen, the innermost last.
  private var navigationControllers: [Int] {
    controllersOnScreen.filter { description.controllers[$0].kind == .navigationController }
  }

  /// The one onto which view controllers are pushed unless the app says otherwise.
  var navigationController: Int? { navigationControllers.last }

  /// The one whose back button the user can tap; nil where none is to be seen.
  var navigationControllerToPop: Int? {
    navigationControllers.last { (controllers.stacks[$0]?.count ?? 0) > 1 }
  }

  /// The tab bar controller with a tab for a view controller.
  func tabBarController(of child: Int) -> Int? {
    let name = description.controllers[child].name
    return description.controllers.firstIndex {
      $0.kind == .tabBarController && $0.children.contains(name)
    }
  }

  /// Puts the view of one view controller in place of that of another one; returns the new view.
  func exchange(in holder: Int, _ stack: [Int]) -> Int? {
    let old = controllers.stacks[holder]?.last
    controllers.stacks[holder] = stack
    guard let new = stack.last, new != old, let view = view(of: holder),
      let newView = self.view(of: new)
    else { return nil }
    if let oldView = old.flatMap({ self.view(of: $0) }) { tree.remove(oldView) }
    tree.add(newView, to: view)
    return newView
  }
}
