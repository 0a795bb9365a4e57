internal import LifecycleCore

extension Decoder {
  /// The keys of `main`.
  enum MainKey: String, CaseIterable { case principal, delegate }

  private static let mainKeys = WordTable(MainKey.self)
  private static let makers = WordTable(RestorableViewController.Maker.self)

  /// `main`: the classes that `main` tells UIApplicationMain.
  mutating func main(_ index: Tree.Index, into launch: inout LaunchSetup) {
    var setup = launch
    fields(of: index, Self.mainKeys, in: "'main'") { decoder, key, keyIndex, value in
      guard let name = decoder.launchName(value, "a class, or none") else { return }
      switch key {
      case .principal: setup.described.principalClass = name
      case .delegate:
        setup.described.delegateClass = name
        setup.delegateRange = decoder.range(keyIndex)
      }
    }
    launch = setup
  }

  /// The main interface file of the Info.plist; false if the key names none.
  mutating func mainInterface(
    _ key: Tree.Index,
    _ value: Tree.Index,
    into launch: inout LaunchSetup
  ) -> Bool {
    switch string(key) {
    case "NSMainNibFile":
      launch.described.mainNib = launchName(value, "a file, or none") ?? .usual
      launch.nibRange = range(key)
    case "UIMainStoryboardFile":
      launch.described.mainStoryboard = launchName(value, "a file, or none") ?? .usual
      launch.storyboardRange = range(key)
    default: return false
    }
    return true
  }

  /// `launch-images`: the URL schemes with a launch image of their own.
  mutating func launchImages(_ index: Tree.Index) -> [String]? {
    guard let items = items(index, "a list of URL schemes") else { return nil }
    var schemes: [String] = []
    for item in items {
      if let scheme = text(item, "a URL scheme") { schemes.append(scheme) }
    }
    return schemes
  }

  /// `view-controllers`: the path of each, and who gives it back at the next launch.
  mutating func viewControllers(_ index: Tree.Index) -> [RestorableViewController]? {
    guard isMapping(index, "'view-controllers'") else { return nil }
    var controllers: [RestorableViewController] = []
    for (key, value) in tree.fields(index) {
      if let path = text(key, "a path"), let maker = word(value, Self.makers, "maker") {
        let components = path.split(separator: "/").map(String.init)
        controllers.append(RestorableViewController(path: components, maker: maker))
      }
    }
    return controllers
  }

  /// A name, or `none`.
  private mutating func launchName(
    _ index: Tree.Index,
    _ what: @autoclosure () -> String
  ) -> LaunchDescription.Name? {
    guard let text = text(index, what()) else { return nil }
    return node(index).kind == .scalar && text == "none"
      ? LaunchDescription.Name.none : .named(text)
  }
}
