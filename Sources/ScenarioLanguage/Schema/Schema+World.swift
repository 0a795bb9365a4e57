internal import LifecycleCore

// The device, the model's switches and the app.
extension Schema {
  /// The definitions of the world that a scenario begins with.
  static var world: [Entry] {
    [
      (
        "device",
        oneOrSeveral(anyOf([words(Device.Model.allCases.map(\.rawValue)), deviceMapping]))
      ),
      ("model", mapping(ModelSwitch.allCases.map { ($0.name, choice(of: $0)) })),
      ("app", app), ("interface", interface), ("view", view), ("handles", handles),
      (
        "selectors",
        list(
          of: anyOf([
            ref("selector"),
            words(MethodSet.groups.words).described("several methods that go together"),
          ])
        )
      ),
    ]
  }

  private static var deviceMapping: JSONValue {
    mapping(
      Decoder.DeviceKey.allCases.map { key in
        let schema =
          switch key {
          case .model: words(Device.Model.allCases.map(\.rawValue)).described("the model")
          case .multitasking: ref("flag").described("whether apps stay in the background")
          case .telephony: ref("flag").described("whether phone calls reach it")
          case .simulator: ref("flag").described("whether it is the Simulator of Xcode")
          case .passcode: ref("flag").described("whether it has a passcode, and protects files")
          }
        return (key.rawValue, schema)
      }
    )
  }

  private static func choice(of item: ModelSwitch) -> JSONValue {
    let value =
      switch item.type {
      case .word(let list): words(list)
      case .duration: ref("duration")
      default: ref("flag")
      }
    return value.described(item.summary)
  }

  // MARK: - The app

  private static var app: JSONValue {
    mapping(
      Decoder.AppKey.allCases.map { key in
        let schema =
          switch key {
          case .sdk: ref("version").described("the version that the app was linked with")
          case .info: info
          case .main:
            mapping(Decoder.MainKey.allCases.map { ($0.rawValue, ref("text")) })
              .described("the classes that main tells UIApplicationMain, or none")
          case .lifeCycle:
            words(AppDescription.LifeCycle.allCases.map(\.rawValue))
              .described("whether the app delegate is told, or scene delegates are")
          case .launchImages:
            list(of: ref("text")).described("the URL schemes with a launch image of their own")
          case .viewControllers: viewControllers
          case .implements: implements
          case .during: during
          case .handlers: handlers
          case .interface:
            ref("interface").described("the app's windows, and what lies in them")
          case .observers: observers
          case .objects: objects
          case .referenceCounting:
            words(Decoder.countings.words).described("who counts the owners of objects")
          }
        return (key.rawValue, schema)
      }
    )
  }

  private static var info: JSONValue {
    let flag = anyOf([ref("flag"), ["enum": ["YES", "NO"]]])
    return [
      "type": "object", "description": "keys of the Info.plist",
      "properties": [
        "UIApplicationExitsOnSuspend": flag,
        "UIBackgroundModes": list(of: words(Decoder.knownBackgroundModes.words)),
        "UIApplicationSceneManifest": true,
        "UIDeviceFamily": list(
          of: anyOf([["enum": [.number("1"), .number("2")]], words(["1", "2"])])
        ),
        "NSMainNibFile": ref("text"),
        "UIMainStoryboardFile": ref("text"),
      ],
    ]
  }

  private static var viewControllers: JSONValue {
    [
      "type": "object",
      "description":
        "the path of each view controller by restoration identifiers, and who gives it back",
      "additionalProperties": words(RestorableViewController.Maker.allCases.map(\.rawValue)),
    ]
  }

  private static var implements: JSONValue {
    anyOf([
      ["enum": ["all", "template"]], ref("selectors"), choice([("all-but", ref("selectors"))]),
      ref("variable"),
    ]).described("the methods that the app implements")
  }

  private static var during: JSONValue {
    let methods = Dictionary(grouping: DelegateMethod.allCases, by: code)
    let patterns = methods.sorted { $0.key < $1.key }.map { name, methods in
      let names = methods.map { escaped($0.selector.trimmingLastColon) }
      return (key: "^(?:\(names.joined(separator: "|"))):$", value: ref(name))
    }
    return mapping(
      DelegateMethod.allCases.map {
        ($0.selector.trimmingLastColon, ref(code(in: $0)).described($0.summary))
      }
    ).adding("patternProperties", .object(patterns))
      .described("what the app does inside a call")
  }

  private static var handlers: JSONValue {
    mapping(
      BackgroundEvent.allCases.map { ($0.rawValue, ref("app-actions").described($0.summary)) }
    ).described("what the app's code for a background event does")
  }
}
