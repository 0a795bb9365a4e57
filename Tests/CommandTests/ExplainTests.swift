import Foundation
@_spi(Package) import LifecycleCore
import Testing

/// What `explain` answers, and what it says of questions that it does not understand.
@Suite("explain", .timeLimit(.minutes(15))) struct ExplainTests {
  private func explain(
    _ arguments: String...,
    in workspace: Workspace? = nil
  ) async throws
    -> Command.Outcome
  {
    let workspace = try workspace ?? Workspace()
    let rules = arguments.contains("--why-not") ? ["--rules"] : []
    return try await Command.start(["explain"] + arguments + rules, in: workspace.folder).outcome()
  }

  @Test("An action is explained in order, with the rule, its sources and its confidence")
  func explainsAnAction() async throws {
    let run = try await explain("--ios", "8.0", "--after", "user: tap-icon", "user: press-home")
    #expect(run.status == 0)
    #expect(
      run.output == """
        iOS 8.0, iphone, without scenes
        after user: tap-icon → active

        user: press-home → background
          0s  call    applicationWillResignActive:  @active
          0s  note    UIApplicationWillResignActiveNotification
          0s  state   inactive
                because an app is notified before it stops being active
                rule resign (stated: iOS Application Programming Guide 2010, "Responding to \
        Interruptions"; 2 more)
          0s  state   background
          0s  call    applicationDidEnterBackground:  @background
          0s  note    UIApplicationDidEnterBackgroundNotification
                because the app has limited time to return from didEnterBackground and to save its state
                rule background.enter (stated: iOS Application Programming Guide 2010, "Moving to \
        the Background"; 2 more)
          not called because not implemented: application:shouldSaveApplicationState:, \
        application:willEncodeRestorableStateWithCoder:

        """
    )
  }

  @Test(
    "An action has the short forms of new and repl",
    arguments: [
      ["tap-icon; open-url: notes://1"], ["--after", "tap-icon", "open-url: notes://1"],
      ["--after", "user: tap-icon", "system: open-url: notes://1"],
      ["--after", "tap-icon; 0s", "system: {open-url: \"notes://1\"}"],
    ]
  )
  func acceptsShortForms(_ arguments: [String]) async throws {
    let workspace = try Workspace()
    let run = try await Command.start(["explain"] + arguments, in: workspace.folder).outcome()
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\nsystem: open-url (url \"notes://1\") → active"))
  }

  @Test(
    "An action whose name is written with spaces is found",
    arguments: ["face id", "Face ID", "touch id"]
  )
  func findsActionsWithSpaces(_ words: String) async throws {
    let workspace = try Workspace()
    let word = words.lowercased().replacing(" ", with: "-")
    let spaced = try await explain(words, in: workspace)
    #expect(spaced.status == 0, "\(spaced.errors)")
    #expect(spaced.output == (try await explain(word, in: workspace)).output)
  }

  @Test(
    "The exception code of a crash report names what ended the app",
    arguments: Set(TerminationReason.allCases.compactMap(\.exceptionCode)).sorted()
  )
  func namesReasonsOfExceptionCodes(_ code: String) async throws {
    let workspace = try Workspace()
    let run = try await Command.start(["explain", code.uppercased()], in: workspace.folder)
      .outcome()
    #expect(run.status == 0, "\(run.errors)")
    for reason in TerminationReason.allCases where reason.exceptionCode == code {
      #expect(run.output.contains("terminated: \(reason.row.word)  "))
    }
  }

  @Test("Actions that lead to an outcome directly are listed first")
  func ordersActions() async throws {
    let run = try await explain(
      "--after",
      "tap-icon; press-home; 1min",
      "low-memory",
      "--why-not",
      "applicationWillTerminate:"
    )
    #expect(
      run.output.contains(
        "lead to it: user: remove-from-switcher, user: close-window, system: reboot, user: press-home"
      ),
      "\(run.output)"
    )
  }

  @Test("A method that the app does not implement is named where it would be called")
  func namesMethodsThatAreNotImplemented() async throws {
    let steps = ["--after", "user: tap-icon", "system: {open-url: \"notes://1\"}"]
    let workspace = try Workspace()
    let run = try await Command.start(["explain"] + steps, in: workspace.folder).outcome()
    #expect(
      run.output.hasSuffix(
        """
          nothing reaches the app
          not called because not implemented: scene(_:openURLContexts:)

        """
      )
    )
    let implementing = ["explain", "--implements", "scene:openURLContexts:"] + steps
    let other = try await Command.start(implementing, in: workspace.folder).outcome()
    #expect(other.output.contains("call    scene(_:openURLContexts:)  @active  url-contexts"))
  }

  @Test("An inferred rule is marked")
  func marksInferredRules() async throws {
    let rule = try await explain("scene.event.picture")
    #expect(rule.status == 0)
    #expect(rule.output.contains("\n  ! INFERRED: "))
  }

  @Test(
    "The switches that decide the answer follow, with what supports them and the option for another one",
    arguments: [
      ("incoming-call", "call-style: banner (several reports)", "call-style=full-screen"),
      ("lock", "always-on-display-flip: false (several reports)", "always-on-display-flip=true"),
      (
        "--device ipad force-quit", "scene-kill: discard (several reports)",
        "scene-kill=background"
      ),
      (
        "--device ipad cover-window", "covered-window: inactive (reports disagree)",
        "covered-window=active"
      ),
      (
        "open-notification-center", "notification-center-flip: true (several reports)",
        "notification-center-flip=false"
      ),
    ]
  )
  func namesSwitches(action: String, support: String, option: String) async throws {
    let words = action.split(separator: " ").map(String.init)
    let question = ["explain", "--ios", "27", "--after", "tap-icon"] + words
    let workspace = try Workspace()
    let usual = try await Command.start(question, in: workspace.folder).outcome()
    #expect(usual.output.contains("\n  \(support); otherwise with --model \(option)"))
    let other = try await Command.start(question + ["--model", option], in: workspace.folder)
      .outcome()
    #expect(other.status == 0)
    func steps(_ output: String) -> Substring? {
      output.split(separator: "\n", maxSplits: 1).last?.split(separator: "depends on").first
    }
    #expect(steps(other.output) != steps(usual.output))
  }

  @Test("An answer that no switch decides names none")
  func namesNoSwitches() async throws {
    let run = try await explain("--after", "tap-icon", "press-home")
    #expect(!run.output.contains("depends on"))
  }

  @Test("Without a file, a silent push and a fetch reach an app with their background modes")
  func grantsModes() async throws {
    for (action, method) in [
      ("push: silent", "didReceiveRemoteNotification"), ("background-fetch", "performFetch"),
    ] {
      let run = try await explain("--after", "tap-icon; press-home; 1min", action)
      #expect(run.output.contains("with fetch, remote-notification in the background modes"))
      #expect(run.output.contains(method))
    }
  }

  @Test("A rule is explained in words, with the statements that it makes true")
  func explainsARule() async throws {
    let run = try await explain("scene.configure")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        """
        scene.configure  from iOS 13.0, apps with scenes
          on      configure-scene
          if      not: the scene's session already exists
          then    the scene has the first configuration for its role, unless the app chooses another one
                  call application(_:configurationForConnecting:options:)
                  the scene has its configuration
          because only a new session asks for its configuration
          stated: UIKit documentation, "application:configurationForConnectingSceneSession:options:"
          F26.2  It calls
        """
      )
    )
  }

  @Test("Steps that expect something, and repetitions, may come first")
  func readsEveryKindOfStep() async throws {
    let run = try await explain(
      "--after",
      "state: not-running; repeat: {times: 2, steps: [user: tap-icon, user: press-home]}",
      "user: tap-icon"
    )
    #expect(run.status == 0)
    #expect(run.output.components(separatedBy: "after user: ").count == 5)
    #expect(run.output.contains("\n\nuser: tap-icon → active"))
  }

  @Test("Several actions are separated by semicolons, but not within quotes or brackets")
  func dividesActions() async throws {
    let run = try await explain(
      "--after",
      "user: tap-icon; user: press-home",
      "--after",
      "wait: 1min",
      "system: {open-url: notes://a;b}"
    )
    #expect(run.status == 0)
    let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("after ") }
    #expect(heads.count == 3)
    #expect(run.output.contains("\nsystem: open-url (url \"notes://a;b\") → active"))
  }

  @Test("A wrong action is shown in its argument")
  func pointsAtTheArgument() async throws {
    let run = try await explain("--after", "user: tap-icon; user: pres-home", "user: tap-icon")
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("--after:1:7: error: unknown user action 'pres-home'"))
    #expect(run.errors.contains("    1 | user: pres-home\n"))
  }

  @Test("What makes an action possible is performed first, after a note")
  func preparesAction() async throws {
    let run = try await explain("--after", "user: tap-icon", "user: remove-from-switcher")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        scenario-run: note: assuming: user: open-switcher, then 'user: remove-from-switcher'

        """
    )
    #expect(run.output.contains("after user: open-switcher → inactive"))
    #expect(run.output.contains("\nuser: remove-from-switcher → not-running"))
  }

  @Test("A question about the first action is one about an app that runs")
  func launchesFirst() async throws {
    let run = try await explain(
      "--why-not",
      "applicationWillTerminate:",
      "--after",
      "user: remove-from-switcher",
      "--ios",
      "18"
    )
    #expect(run.status == 0)
    let preparation = "user: tap-icon; user: open-switcher"
    #expect(run.errors.hasSuffix(": \(preparation), then 'user: remove-from-switcher'\n"))
    #expect(run.output.contains("if it did, it would be called in step 3"))
  }

  @Test("What nothing makes possible is an error")
  func cannotPrepare() async throws {
    let run = try await explain("user: scale-display")
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("action:1:7: error: 'scale-display' is not possible here"))
  }

  @Test("A scenario file is explained case by case, without its expectations")
  func explainsAFile() async throws {
    let workspace = try Workspace(["a.yaml": Sample.suite])
    let run = try await explain("a.yaml:4", in: workspace)
    #expect(run.status == 0)
    let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("iOS ") }
    #expect(heads == ["iOS 4.0, iphone, without scenes", "iOS 8.0, iphone, without scenes"])
    let one = try await explain("a.yaml:4", "--ios", "12", in: workspace)
    #expect(one.output.hasPrefix("One [iOS 4.0]\niOS 12.0, iphone, without scenes\n"))
    let invalid = try await explain("b.yaml", in: Workspace(["b.yaml": Sample.invalid]))
    #expect(invalid.status == 3)
    #expect(invalid.errors.contains("[unknown-action]"))
  }

  @Test("A method that the life cycle never calls is named with the one that is called instead")
  func namesTheCounterpart() async throws {
    let run = try await explain(
      "--why-not",
      "application:openURL:options:",
      "--ios",
      "26",
      "system: {open-url: \"notes://1\"}"
    )
    #expect(run.status == 0)
    #expect(run.output.contains("  - it is never called in an app with scenes\n"))
    #expect(
      run.output.contains("  - instead, scene(_:willConnectTo:options:) is called, in step 1")
    )
    #expect(run.output.contains("  - life-cycle: app-delegate\n"))
    #expect(run.output.contains("  - iOS 9.0 to 12.5\n"))
  }

  @Test("An app whose SDK requires scenes needs an older one for the other life cycle")
  func namesTheSDK() async throws {
    let run = try await explain("--why-not", "applicationDidBecomeActive", "user: tap-icon")
    #expect(run.output.contains("  - life-cycle: app-delegate, with SDK "))
  }

  @Test("A method that the app does not implement would be called")
  func findsMethodsThatAreNotImplemented() async throws {
    let steps = "user: tap-icon; user: open-switcher; user: remove-from-switcher"
    let kill = ["--after", steps, "--ios", "18"]
    let workspace = try Workspace()
    let whyNot = ["explain", "--rules", "--why-not", "applicationWillTerminate:"]
    let run = try await Command.start(whyNot + kill, in: workspace.folder).outcome()
    #expect(
      run.output.contains(
        "  - the app does not implement it; if it did, it would be called in step 3, "
          + "user: remove-from-switcher\n"
      )
    )
    let implementing = whyNot + kill + ["--implements", "applicationWillTerminate:"]
    let other = try await Command.start(implementing, in: workspace.folder).outcome()
    #expect(other.output.contains("\napplicationWillTerminate(_:) is called:\n  - in step 3"))
  }

  @Test("The conditions of the rule that did not apply are named")
  func namesUnmetConditions() async throws {
    let run = try await explain(
      "--why-not",
      "applicationWillTerminate:",
      "--implements",
      "all",
      "--ios",
      "18",
      "--after",
      "user: tap-icon; user: press-home; wait: 1min; user: open-switcher",
      "user: remove-from-switcher"
    )
    #expect(run.output.contains("because the app state was suspended"))
    #expect(run.output.contains("    rule kill.notify (observed: measured on devices"))
  }

  @Test("The rule that applied first is named")
  func namesThePrecedingRule() async throws {
    let workspace = try Workspace([
      "push.yaml": """
      scenario: A silent push after a force quit
      ios: 18.0
      app: { implements: all, background-modes: [remote-notification] }
      steps:
        - user: tap-icon
        - user: press-home
        - user: open-switcher
        - user: remove-from-switcher
        - system: { push: silent }
          calls: ["application:didReceiveRemoteNotification:fetchCompletionHandler:"]

      """
    ])
    let run = try await Command.run("push.yaml", in: workspace.folder)
    let reason =
      "application:didReceiveRemoteNotification:fetchCompletionHandler: was not called because another rule "
      + "applied: an app that the user force-quit is launched in the background"
    #expect(run.output.contains("   why: \(reason)"), "\(run.output)")
    let explained = try await Command.run(
      "explain",
      "push.yaml:9",
      "--rules",
      "--why-not",
      "application:didReceiveRemoteNotification:fetchCompletionHandler:",
      in: workspace.folder
    )
    #expect(explained.output.contains("  - \(reason)"), "\(explained.output)")
    #expect(explained.output.contains("    rule event.force-quit (stated: "))
  }

  @Test("A property of the device can be the change that is missing")
  func triesPropertiesOfTheDevice() async throws {
    let run = try await explain(
      "--why-not",
      "applicationProtectedDataWillBecomeUnavailable:",
      "--implements",
      "all",
      "--ios",
      "18",
      "--after",
      "user: tap-icon",
      "user: lock"
    )
    #expect(run.output.contains("  - device: {passcode: true}\n"), "\(run.output)")
  }

  @Test("States, notifications and versions have their reasons, too")
  func explainsOtherTerms() async throws {
    let state = try await explain(
      "--why-not",
      "suspended",
      "--after",
      "user: tap-icon",
      "user: press-home"
    )
    #expect(state.output.contains("the state suspended is not entered:\n"))
    #expect(state.output.contains("  - next action: wait: 1h\n"))
    let version = try await explain(
      "--why-not",
      "UISceneDidActivateNotification",
      "--ios",
      "12",
      "user: tap-icon"
    )
    #expect(version.output.contains("  - it exists in iOS 13.0 and later; this is iOS 12.0\n"))
    #expect(version.output.contains("  - iOS 13.0 and later\n"))
  }

  @Test(
    "An action can be the change that is missing, whichever rules lead to the outcome",
    arguments: [
      ("UIScreenDidConnectNotification", "5s", "user: connect-display"),
      ("UIApplicationSignificantTimeChangeNotification", "5s", "system: significant-time-change"),
      ("notification-shown", "user: press-home", "system: push"),
    ]
  )
  func triesEveryAction(_ name: String, _ last: String, _ action: String) async throws {
    let run = try await explain("--why-not", name, "--after", "user: tap-icon", last)
    let changes = run.output.split(separator: "\n").filter { $0.contains("next action: ") }
    #expect(changes.contains { $0.contains(action) }, "\(run.output)")
    #expect(!run.output.contains("no rule for iOS"), "\(run.output)")
  }

  @Test("A word that is an action and a rule is the action where a rule is not possible")
  func prefersActionsToRules() async throws {
    let after = try await explain("--after", "user: tap-icon", "lock")
    #expect(after.output.contains("\nuser: lock → background"), "\(after.output)\(after.errors)")
    let rule = try await explain("lock")
    #expect(rule.output.hasPrefix("lock  from iOS 2.0\n"))
    #expect(rule.errors.contains("'lock' is also an action: scenario-run explain 'user: lock'"))
    let workspace = try Workspace()
    let difference = ["diff", "--after", "tap-icon", "lock", "--ios", "12", "--ios", "26"]
    let run = try await Command.start(difference, in: workspace.folder).outcome()
    #expect(run.status == 1, "\(run.errors)")
  }

  @Test("A diagnostic is explained with its example and its fix")
  func explainsADiagnostic() async throws {
    let run = try await explain("stray-quote")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("stray-quote (warning)\n\nA quote that YAML does not recognize"))
    #expect(run.output.contains("\n    scenario: An example\n"))
    #expect(run.output.contains("\nFix it: "))
  }

  private static let handler =
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"

  @Test("Why a tapped notification misses the app delegate is told for both life cycles")
  func reportsWhereANotificationIsDelivered() async throws {
    let run = try await explain(
      "--ios",
      "26.0",
      "--why-not",
      Self.handler,
      "--after",
      "system: {push: {name: mail}}",
      "tap-notification"
    )
    #expect(run.status == 0, "\(run.errors)")
    for part in [
      "  - the app does not implement it; if it did, it would not be called either\n",
      "  - mail arrives in scene(_:willConnectTo:options:) instead, as notification-response, in step 2,",
      "    rule scene.connect (stated: ",
      "  - userNotificationCenter(_:didReceive:withCompletionHandler:) would receive it, if",
      "  - in an app without scenes, mail arrives in application(_:didFinishLaunchingWithOptions:), as options\n",
      "  - in an app without scenes, mail arrives in \(Self.handler), as notification\n",
    ] { #expect(run.output.contains(part), "\(part)\n\(run.output)") }
    #expect(!run.output.contains("push.front"))
  }

  @Test(
    "What arrives elsewhere is named for URLs, activities and quick actions, too",
    arguments: [
      ("open-url: notes://1", "application(_:open:options:)", "notes://1"),
      ("continue-activity: edit", "application(_:continue:restorationHandler:)", "edit"),
      (
        "choose-quick-action: compose",
        "application(_:performActionFor:completionHandler:)", "compose"
      ),
    ]
  )
  func reportsWhereItIsDelivered(_ action: String, _ method: String, _ value: String) async throws {
    let run = try await explain("--ios", "27.0", "--why-not", method, action)
    #expect(
      run.output.contains("instead, scene(_:willConnectTo:options:) is called, in step 1")
    )
    #expect(
      run.output.contains(
        "in an app without scenes, built with SDK 26.0, \(value) arrives in \(method), as "
      ),
      "\(run.output)"
    )
  }

  @Test(
    "Aliases of actions and the names of methods in Swift are accepted",
    arguments: [
      ["launch"], ["home"], ["--after", "launch", "memory-warning"],
      ["--after", "launch; app-switcher", "force-quit"],
      ["--after", "launch", "home", "--why-not", "applicationWillTerminate(_:)"],
      ["--after", "launch", "home", "--why-not", "sceneDidBecomeActive(_:)"],
      ["--after", "launch", "home", "--why-not", "scene(_:willConnectTo:options:)"],
      ["launch", "--implements", "application(_:willFinishLaunchingWithOptions:)"],
    ]
  )
  func acceptsOtherNames(_ arguments: [String]) async throws {
    let workspace = try Workspace()
    let run = try await Command.start(["explain"] + arguments, in: workspace.folder).outcome()
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("A part of iOS that is not modeled is explained")
  func explainsWhatIsNotModeled() async throws {
    let run = try await explain("carplay")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("CarPlay  not modeled\n  on a device: A scene of a template"))
    let json = try await explain("Widgets", "--format", "json")
    #expect(json.output.contains("\"kind\": \"unmodeled\""), "\(json.output)")
  }

  @Test(
    "What names nothing gets a suggestion",
    arguments: [
      (["pres-home"], "did you mean 'press-home'?"),
      (["jetsam"], "did you mean 'low-memory'?"),
      (["--after", "lok", "tap-icon"], "did you mean 'lock'?"),
      (["opn-url: notes://1; press-home"], "did you mean 'open-url'?"),
      (["launch.scen"], "did you mean 'launch.scene'?"),
      (["wrong-live-cycle"], "did you mean 'wrong-life-cycle'?"),
      (
        ["--why-not", "applicationWillTerminat:", "user: tap-icon"], "'applicationWillTerminate:'?"
      ),
      (
        ["--implements", "applicationWillTerminat:", "user: tap-icon"],
        "'applicationWillTerminate:'?"
      ),
      (["--ios", "88", "user: tap-icon"], "not a released version"),
      (["--after", "user: tap-icon", "launch.scene"], "cannot be used with a rule"),
      (["--after", ";"], "--after contains no action"),
      ([], "name what to explain"),
      (["0xdeadbeef"], "the codes that it knows: 0x2182bad2, "),
    ]
  )
  func suggests(_ arguments: [String], _ help: String) async throws {
    let workspace = try Workspace()
    let run = try await Command.start(["explain"] + arguments, in: workspace.folder).outcome()
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(help), "\(run.errors)")
  }
}
