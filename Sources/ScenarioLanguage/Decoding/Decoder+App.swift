internal import LifecycleCore

extension Decoder {
  /// The keys of the app.
  enum AppKey: String, CaseIterable {
    case sdk, info, main
    case lifeCycle = "life-cycle"
    case launchImages = "launch-images"
    case viewControllers = "view-controllers"
    case implements, during, handlers, observers, objects, interface
    case referenceCounting = "reference-counting"
  }

  static let appKeys = WordTable(AppKey.self)

  /// `app`: what is said here goes over what was said before, key by key.
  mutating func app(_ index: Tree.Index, into app: inout AppSetup) {
    var setup = app
    fields(of: index, Self.appKeys, in: "'app'") { decoder, key, _, value in
      switch key {
      case .sdk:
        if let text = decoder.text(value, "a version") {
          setup.sdk = decoder.version(text, at: decoder.range(value))
        }
      case .info: decoder.info(value, into: &setup)
      case .main: decoder.main(value, into: &setup.launch)
      case .launchImages:
        setup.launch.described.imageSchemes = decoder.launchImages(value) ?? []
      case .viewControllers:
        setup.launch.described.viewControllers = decoder.viewControllers(value) ?? []
      case .lifeCycle:
        setup.lifeCycle = decoder.word(value, Vocabulary.lifeCycles, "life cycle")
      case .implements: setup.implements = decoder.implements(value) ?? setup.implements
      case .during: decoder.during(value, into: &setup.during)
      case .handlers: decoder.handlers(value, into: &setup.handlers)
      case .interface: decoder.interface(value, into: &setup.interface)
      case .observers: decoder.observers(value, into: &setup.inside.observers)
      case .objects: decoder.objects(value, into: &setup.inside.objects)
      case .referenceCounting: setup.inside.counting = decoder.counting(value)
      }
    }
    app = setup
  }

  // MARK: - Info.plist

  /// The Info.plist: keys that the model reads are checked, all others are taken as they are.
  private mutating func info(_ index: Tree.Index, into app: inout AppSetup) {
    guard isMapping(index, "'info'") else { return }
    for (key, value) in tree.fields(index) {
      switch string(key) {
      case "UIApplicationExitsOnSuspend": app.exitsOnSuspend = plistFlag(value)
      case "UIBackgroundModes": app.backgroundModes = backgroundModes(value)
      case "UIApplicationSceneManifest": app.hasSceneManifest = true
      case "UIDeviceFamily": app.inside.families = deviceFamilies(value)
      case _ where mainInterface(key, value, into: &app.launch): break
      case let name:
        let read = [
          "UIApplicationExitsOnSuspend", "UIBackgroundModes", "UIApplicationSceneManifest",
          "NSMainNibFile", "UIMainStoryboardFile", "UIDeviceFamily",
        ]
        if let meant = Suggestion.nearest(to: name, in: read) {
          diagnostics.add(
            .unknownKey,
            at: range(key),
            "unknown Info.plist key '\(name)'",
            help: "did you mean '\(meant)'?"
          )
        }
      }
    }
  }

  /// A flag as a property list writes it: `YES` is true, too.
  private mutating func plistFlag(_ index: Tree.Index) -> Bool? {
    switch string(index) {
    case "YES": true
    case "NO": false
    default: flag(index, "a flag")
    }
  }

  /// The background modes that Apple defined.
  static let knownBackgroundModes = WordTable(BackgroundMode.self)

  /// The families of devices that the app is made for, by their numbers.
  private mutating func deviceFamilies(
    _ index: Tree.Index
  ) -> (models: [Device.Model], range: SourceRange)? {
    guard let items = items(index, "a list of device families") else { return nil }
    let table = WordTable<Device.Model>([("1", .iphone), ("2", .ipad)])
    var models: [Device.Model] = []
    for item in items {
      if let model = word(item, table, "device family") { models.append(model) }
    }
    return (models, range(index))
  }

  private mutating func backgroundModes(_ index: Tree.Index) -> Set<BackgroundMode>? {
    guard let items = items(index, "a list of background modes") else { return nil }
    var modes: Set<BackgroundMode> = []
    for item in items {
      if let mode = word(item, Self.knownBackgroundModes, "background mode") { modes.insert(mode) }
    }
    return modes
  }

  // MARK: - What the app implements and does

  private mutating func implements(_ index: Tree.Index) -> AppSetup.Implements? {
    switch node(index).kind {
    case .scalar, .quoted:
      guard let text = text(index, "'all', 'template', or a list of selectors") else { return nil }
      if text == "all" { return .all }
      if text == "template" { return .template }
      wrongType(
        index,
        "'\(text)' is no list of selectors",
        help: "write all, template, [..] or {all-but: [..]}"
      )
      return nil
    case .list: return methods(index).map { .only($0) }
    case .mapping:
      var set: MethodSet?
      fields(of: index, WordTable([("all-but", 0)]), in: "'implements'") { decoder, _, _, value in
        set = decoder.methods(value)
      }
      if isChildless(index) {
        wrongType(
          index,
          "'implements' is a list of selectors, and nothing is in it",
          help: "write all, template, [..] or {all-but: [..]}"
        )
      }
      return set.map { .allBut($0) }
    }
  }

  private mutating func methods(_ index: Tree.Index) -> MethodSet? {
    guard let items = items(index, "a list of selectors") else { return nil }
    let named = namedMethods
    defer { namedMethods = named }
    var set: MethodSet = []
    for item in items {
      if let methods = methodSet(item) { set.formUnion(methods) }
    }
    return set
  }

  /// `during`: what the app does inside a callback, selector by selector.
  private mutating func during(_ index: Tree.Index, into during: inout [During]) {
    guard isMapping(index, "'during'") else { return }
    var read: Set<DelegateMethod> = []
    for (key, value) in tree.fields(index) {
      if let method = word(key, Vocabulary.selectors, "selector", unknown: .unknownSelector) {
        if !read.insert(method).inserted {
          diagnostics.add(
            .duplicateKey,
            at: range(key),
            "'\(method.selector)' stands twice, with its last colon and without",
            help: "write one list of what the app does"
          )
        }
        namedMethods.formUnion(MethodSet(method))
        if let actions = appActions(value, allowing: Self.onlyHere(in: method)) {
          during.removeAll { $0.method == method }
          let places = children(value).map { range($0) }
          during.append(
            During(method: method, actions: actions, range: range(key), actionRanges: places)
          )
        }
      }
    }
  }

  /// What the app can do in a call of the method and nowhere else.
  static func onlyHere(in method: DelegateMethod) -> [ActionKind] {
    (method.answers ? [.returnValue] : [])
      + (method.hasCompletionHandler ? [.keepCompletionHandler] : [])
  }

  /// `handlers`: what the app's code for a background event does, event by event.
  private mutating func handlers(_ index: Tree.Index, into handlers: inout [Handler]) {
    guard isMapping(index, "'handlers'") else { return }
    for (key, value) in tree.fields(index) {
      if let event = word(key, Vocabulary.backgroundEvents, "background event"),
        let actions = appActions(value, allowing: [])
      {
        handlers.removeAll { $0.event == event }
        let places = children(value).map { range($0) }
        handlers.append(Handler(event: event, actions: actions, actionRanges: places))
      }
    }
  }
}
