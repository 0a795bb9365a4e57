internal import LifecycleCore

/// The delegate methods, the notifications and the effects of the vocabulary's page.
enum CallTables {
  static var text: String {
    let app = DelegateMethod.allCases.filter { !$0.isSceneMethod }
    let scene = DelegateMethod.allCases.filter(\.isSceneMethod)
    return """
      ## Delegate methods

      Under `calls`, `never`, `during` and `implements`. The twin is the notification that is posted right after the call, \
      or in its place where the app does not implement the method. The arguments can be asked for in an expectation.

      ### Of the app delegate

      \(table(app))

      ### Of a scene delegate

      \(table(scene))

      ## Notifications

      Under `notifications` and `never`.

      \(notifications)

      ## Effects

      Under `effects` and `never`: what the system does without telling the app, and what comes of the app's own requests.

      \(effects)

      ## Events

      Under `events` and `never`: what UIKit hands to the objects of an [interface](interface.md). The arguments can be \
      asked for in an expectation.

      \(events)

      ## View methods

      Under `views` and `never`: the calls on the view controllers of an [interface](interface.md#view-controllers).

      \(viewMethods)
      """
  }

  private static var viewMethods: String {
    var table = MarkdownTable("selector", "versions", "meaning", "arguments")
    for method in ViewMethod.allCases {
      table.add(
        "`\(method.selector)`",
        method.until.map { "from \(method.since) to before \($0)" } ?? "from \(method.since)",
        method.summary,
        method.arguments.map { "`\($0.word)`" }.joined(separator: ", ")
      )
    }
    return table.text
  }

  private static var events: String {
    var table = MarkdownTable("event", "what happens", "arguments")
    for event in InterfaceEvent.allCases {
      let arguments = event.arguments.map { "`\($0.word)`" }.joined(separator: ", ")
      table.add("`\(event.word)`", event.summary, arguments)
    }
    return table.text
  }

  private static var effects: String {
    var table = MarkdownTable("effect", "what happens", "arguments")
    for effect in SystemEffect.allCases {
      let arguments = effect.arguments.map { "`\($0.word)`" }.joined(separator: ", ")
      table.add("`\(effect.word)`", effect.summary, arguments)
    }
    return table.text
  }

  private static func table(_ methods: [DelegateMethod]) -> String {
    var table = MarkdownTable("selector", "in Swift", "from iOS", "meaning", "arguments", "twin")
    for method in methods {
      table.add(
        "`\(method.selector)`",
        "`\(method.swiftName)`",
        method.since.description,
        method.summary,
        method.arguments.map { "`\($0.word)`" }.joined(separator: ", "),
        method.twin.map { "`\($0.name)`" } ?? ""
      )
    }
    return table.text
  }

  private static var notifications: String {
    var table = MarkdownTable("name", "from iOS", "twin of")
    for name in NotificationName.allCases {
      let methods = DelegateMethod.allCases.filter { $0.twin == name }
      table.add(
        "`\(name.name)`",
        name.since.description,
        methods.map { "`\($0.selector)`" }.joined(separator: ", ")
      )
    }
    return table.text
  }
}
