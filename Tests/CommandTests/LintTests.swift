import Foundation
import Testing

/// `lint` as a process: what it prints, and its exit status.
@Suite(.timeLimit(.minutes(15))) struct LintTests {
  private static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleExecutable</key>
      <string>Notes</string>
      <key>UILaunchScreen</key>
      <dict/>

    """
  private static let scenes =
    header + """
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UISceneConfigurations</key>
          <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
              <dict>
                <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
              </dict>
            </array>
          </dict>
        </dict>
      </dict>
      </plist>

      """
  private static let noScenes = header + "</dict>\n</plist>\n"

  @Test func anAppWithScenesLaunches() async throws {
    let workspace = try Workspace(["Info.plist": Self.scenes])
    let run = try await Command.run("lint", "Info.plist", in: workspace.folder)
    #expect(run.status == 0)
    #expect(
      run.output == """
        Info.plist, if it is built with SDK 27:
          iOS 13 and later: launches with scenes; their delegate is $(PRODUCT_MODULE_NAME).SceneDelegate
        no findings in 1 file

        """
    )
    #expect(run.errors == "")
  }

  @Test(arguments: ["", "<key>UISceneConfigurations</key><dict/>"])
  func anEmptyManifestAndUnknownCodeFail(_ manifest: String) async throws {
    let text =
      Self.header + "<key>UIApplicationSceneManifest</key><dict>\(manifest)</dict></dict></plist>\n"
    let workspace = try Workspace(["Info.plist": text])
    let run = try await Command.run("lint", "Info.plist", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.output.contains("warning: the app works only if"), "\(run.output)")
  }

  @Test func anAppWithoutScenesDoesNotLaunch() async throws {
    let workspace = try Workspace(["Info.plist": Self.noScenes])
    let run = try await Command.run(
      "lint",
      "Info.plist",
      "--implements",
      "none",
      in: workspace.folder
    )
    #expect(run.status == 3)
    #expect(
      run.output == """
        Info.plist, if it is built with SDK 27:
          iOS 13 to 26: launches with the app delegate: UIKit calls applicationDidBecomeActive: etc.
          iOS 27 and later: does not launch: with SDK 27 an app needs scenes
        Info.plist:3:1: error: the app has no scenes: UIKit terminates it at launch [no-scenes]
            3 | <dict>
              | ^~~~~~
           help: add UIApplicationSceneManifest with a configuration for UIWindowSceneSessionRoleApplication, and a scene delegate
           on: iOS 27 and later, built with SDK 27 or later
           source: Apple, Technote TN3187, "Migrating to the UIKit scene-based life cycle" (stated)
        1 error in 1 file

        """
    )
    let swiftUI = try await Command.run("lint", "--swiftui", "Info.plist", in: workspace.folder)
    #expect(swiftUI.status == 0)
    let older = try await Command.run(
      "lint",
      "Info.plist",
      "--implements=none",
      "--ios",
      "13...17",
      "--format",
      "short",
      in: workspace.folder
    )
    #expect(older.status == 0, "a note does not fail")
    #expect(older.output.hasPrefix("Info.plist:3:1: note: the app has no scenes: "))
  }

  @Test func foldersAreSearched() async throws {
    let workspace = try Workspace([
      "App/Info.plist": Self.scenes,
      "App/Tests-Info.plist": Self.header + "<key>NSExtension</key><dict/></dict></plist>",
      "App/Other.plist": "x", "Build/Info.plist": "x", ".gitignore": "Build\n",
    ])
    try workspace.createFolder(".git")
    let run = try await Command.run("lint", ".", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("App/Info.plist, if it is built with SDK 27:\n"))
    #expect(
      run.output.contains(
        "App/Tests-Info.plist: not checked: this is an app extension\n"
      )
    )
    #expect(run.output.hasSuffix("no findings in 1 file; not checked: 1 file\n"))
    #expect(run.errors == "scenario-run: note: skipped 1 file by .gitignore\n")
    #expect(!run.output.contains("Other"))
    let other = try await Command.run("lint", "App/Tests-Info.plist", in: workspace.folder)
    #expect(other.status == 4)
    #expect(other.errors.contains("none of the files is the Info.plist of an iOS app"))
    #expect(!run.output.contains("Build/"))
    try workspace.createFolder("Empty")
    let empty = try await Command.run("lint", "Empty", in: workspace.folder)
    #expect(empty.status == 4)
    #expect(empty.errors.contains("there is no project and no Info.plist below 'Empty'"))
  }

  @Test func aBinaryFileHasKeyPathsInsteadOfLines() async throws {
    let workspace = try Workspace()
    let value: [String: Any] = [
      "CFBundleExecutable": "Notes", "UILaunchScreen": [String: Any](),
      "UIApplicationExitsOnSuspend": true,
    ]
    try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
      .write(to: workspace.folder.appending(path: "Info.plist"))
    let run = try await Command.run("lint", "Info.plist", "--swiftui", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.output.contains("Info.plist: UIApplicationExitsOnSuspend: warning: "))
  }

  @Test func aFileInUTF16HasThePlacesOfItsText() async throws {
    let workspace = try Workspace()
    let data = try #require(Self.noScenes.data(using: .utf16))
    try data.write(to: workspace.folder.appending(path: "Info.plist"))
    let run = try await Command.run("lint", "Info.plist", "--implements=none", in: workspace.folder)
    #expect(run.status == 3)
    #expect(run.output.contains("Info.plist:3:1: error: the app has no scenes"), "\(run.output)")
  }

  @Test func whatCannotBeReadIsReported() async throws {
    let workspace = try Workspace(["Info.plist": "<plist>\n<dict>\n", "a/Info.plist": Self.scenes])
    let invalid = try await Command.run("lint", "Info.plist", "a", in: workspace.folder)
    #expect(invalid.status == 3)
    #expect(invalid.output.contains("error: the file ends inside <dict> [invalid-property-list]"))
    #expect(invalid.output.hasSuffix("1 error in 2 files\n"))
    let missing = try await Command.run("lint", "Inf.plist", in: workspace.folder)
    #expect(missing.status == 2)
    let link = workspace.folder.appending(path: "a-Info.plist").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
    let unreadable = try await Command.run("lint", ".", in: workspace.folder)
    #expect(unreadable.status == 5)
    #expect(unreadable.output.contains("a/Info.plist, if it is built with SDK 27:"))
  }

  @Test func theJSONDocumentHasForecastsAndFindings() async throws {
    let workspace = try Workspace(["Info.plist": Self.noScenes])
    let run = try await Command.run(
      "lint",
      "Info.plist",
      "--implements=none",
      "--format=json",
      in: workspace.folder,
      environment: ["GITHUB_ACTIONS": "true"]
    )
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    #expect(document["version"] as? Int == 1)
    #expect(document["sdk"] as? String == "27")
    let files = try #require(document["files"] as? [[String: Any]])
    let launch = try #require(files.first?["launch"] as? [[String: Any]])
    #expect(launch.map { $0["launches"] as? Bool } == [true, false])
    #expect(launch.map { $0["from"] as? String } == ["13", "27"])
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["id"] as? String } == ["no-scenes"])
    #expect(diagnostics.first?["line"] as? Int == 3)
    #expect(diagnostics.first?["confidence"] as? String == "stated")
  }

  @Test func findingsAreAnnotatedOnGitHub() async throws {
    let workspace = try Workspace(["Info.plist": Self.noScenes])
    let run = try await Command.run(
      "lint",
      "Info.plist",
      "--implements=none",
      in: workspace.folder,
      environment: ["GITHUB_ACTIONS": "true"]
    )
    #expect(
      run.output.contains(
        "\n::error file=Info.plist,line=3,col=1,title=no-scenes::the app has no scenes: UIKit terminates it"
      )
    )
  }

  @Test func optionsAreChecked() async throws {
    let workspace = try Workspace(["Info.plist": Self.scenes])
    for words in [
      ["--sdk", "Xcode"], ["--ios", "27...26"], ["--format", "xml"], ["--ios", "99"],
      ["--ios", "15...99"],
      ["--sdk", "99"],
    ] {
      let run = try await Command.start(["lint", "Info.plist"] + words, in: workspace.folder)
        .outcome()
      #expect(run.status == 2, "\(words)")
    }
    #expect(try await Command.run("lint", in: workspace.folder).status == 2)
    let typo = try await Command.run(
      "lint",
      "Info.plist",
      "--implements",
      "aplicationDidBecomeActive:,application:didFinishLaunchingWithOptions:",
      in: workspace.folder
    )
    #expect(typo.status == 0)
    #expect(
      typo.errors == """
        scenario-run: warning: --implements: 'aplicationDidBecomeActive:' changes no finding; did you mean 'applicationDidBecomeActive:'?

        """
    )
  }
}
