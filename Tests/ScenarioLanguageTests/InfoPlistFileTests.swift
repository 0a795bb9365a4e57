import Foundation
@_spi(Package) import LifecycleCore
import ScenarioSystem
import ScenarioYAML
import Testing

@_spi(Package) @testable import ScenarioLanguage

/// `app: {info: App/Info.plist}`: the app's own file is read.
@Suite struct InfoPlistFileTests {
  private static let keys = """
    <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
    <key>UIMainStoryboardFile~ipad</key><string></string>
    <key>UIBackgroundModes</key>
    <array><string>audio</string><string>nearby-interaction</string></array>
    <key>BGTaskSchedulerPermittedIdentifiers</key><array><string>com.a.b</string></array>
    <key>CFBundleURLTypes</key>
    <array><dict><key>CFBundleURLName</key><string>x</string>
    <key>CFBundleURLSchemes</key><array><string>todo</string></array></dict></array>
    <key>UIApplicationExitsOnSuspend</key><false/>
    <key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer><integer>7</integer></array>
    <key>UIApplicationSceneManifest</key>
    <dict>
    <key>UIApplicationSupportsMultipleScenes</key><true/>
    <key>UISceneConfigurations</key>
    <dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneConfigurationName</key><string>Default Configuration</string>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    </dict></array></dict>
    </dict>
    """

  /// The same, as a scenario would write it.
  private static let written = """
    info: {
      UIBackgroundModes: [audio], BGTaskSchedulerPermittedIdentifiers: [com.a.b],
      UIApplicationExitsOnSuspend: false, UIDeviceFamily: [1, 2],
      UIApplicationSceneManifest: {
        UIApplicationSupportsMultipleScenes: true,
        UISceneConfigurations: {
          UIWindowSceneSessionRoleApplication: [{
            UISceneConfigurationName: Default Configuration,
            UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate}]}}},
      url-schemes: [todo]
    """

  private static func plist(_ keys: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(keys)
    </dict>
    </plist>

    """
  }

  private static func binary(_ keys: String) throws -> Data {
    let value = try PropertyListSerialization.propertyList(
      from: Data(plist(keys).utf8),
      format: nil
    )
    return try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  /// Loads a scenario whose folder contains an Info.plist.
  private static func load(
    _ app: String,
    plist: Data = Data(plist(keys).utf8),
    steps: String = "[{user: tap-icon, state: active}]"
  ) throws -> LoadedFile {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "App")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try plist.write(to: inner.appending(path: "Info.plist"))
    let text = "scenario: x\nios: 17.0\ndevice: ipad\napp: {\(app)}\nsteps: \(steps)\n"
    var loader = YAMLLoader()
    return loader.load(
      SourceFile(
        path: "main.yaml",
        location: folder.appending(path: "main.yaml").path(percentEncoded: false),
        bytes: Array(text.utf8)
      )
    )
  }

  private static func environment(of file: LoadedFile) throws -> SimulationEnvironment {
    try #require(file.allDiagnostics.isEmpty, "\(file.allDiagnostics.map(\.message))")
    return try #require(file.scenarios.first?.plans.first).environment
  }

  @Test(arguments: ["info", "plist", "info-plist", "infoplist"])
  func `means the same as its keys, in XML and binary`(_ key: String) throws {
    let written = try Self.environment(of: Self.load(Self.written))
    let path = "\(key): App/Info.plist"
    #expect(try Self.environment(of: Self.load(path)) == written)
    #expect(try Self.environment(of: Self.load(path, plist: Self.binary(Self.keys))) == written)
    // Otherwise the comparison could not fail.
    #expect(try Self.environment(of: Self.load("swiftui: no-delegate")) != written)
  }

  @Test(arguments: [
    "info: App/Info.plist, background-modes: [fetch], multiple-scenes: false",
    "multiple-scenes: false, background-modes: [fetch], info: App/Info.plist",
  ])
  func `keys beside it override those of the file`(_ app: String) throws {
    let app = try Self.environment(of: Self.load(app)).app
    #expect(app.backgroundModes == [.fetch])
    #expect(!app.supportsMultipleScenes)
    #expect(app.permittedTaskIdentifiers == ["com.a.b"])
  }

  @Test func `the schemes of the app are those of its URL types`() throws {
    let steps = "[{system: {open-url: \"other://x\"}, state: active}]"
    let file = try Self.load("info: App/Info.plist", steps: steps)
    #expect(file.allDiagnostics.map(\.message) == ["the app does not open 'other' URLs"])
  }

  @Test func `a value of the wrong type is an error in the file`() throws {
    let keys = "<key>UIBackgroundModes</key>\n<string>audio</string>"
    let file = try Self.load("info: App/Info.plist", plist: Data(Self.plist(keys).utf8))
    let diagnostic = try #require(file.allDiagnostics.first)
    #expect(diagnostic.message == "expected a list of background modes")
    let location = file.source.file(at: diagnostic.range.start)
    #expect(location.path == "App/Info.plist")
    let lines = file.source.lineTable()
    #expect(lines.line(at: diagnostic.range.start) - lines.line(at: location.start) == 5)
    let binary = try Self.load("info: App/Info.plist", plist: Self.binary(keys))
    let other = try #require(binary.allDiagnostics.first)
    #expect(other.message == diagnostic.message)
    #expect(binary.source.file(at: other.range.start).path == "App/Info.plist")
  }

  @Test(arguments: [
    ("info: Info.plist", "there is no file 'Info.plist'"),
    ("info: ../Info.plist", "there is no file '../Info.plist'"),
    ("info: /etc/passwd", "'/etc/passwd' is an absolute path"),
  ])
  func `a file that cannot be read is an error`(_ app: String, _ message: String) throws {
    let file = try Self.load(app)
    #expect(file.allDiagnostics.map(\.message) == [message])
    #expect(file.allDiagnostics.map(\.id) == [.unreadableInclude])
  }

  @Test func `a file that is not a property list is an error`() throws {
    let file = try Self.load("info: App/Info.plist", plist: Data("hello".utf8))
    #expect(file.allDiagnostics.map(\.id) == [.unreadableInclude])
    #expect(file.source.includedPaths == ["App/Info.plist"])
  }

  /// For `--watch` and `--changed-since`.
  @Test func `the file belongs to the scenario`() throws {
    #expect(try Self.load("info: App/Info.plist").source.includedPaths == ["App/Info.plist"])
  }

  @Test func `an empty list and a scheme that the build inserts mean nothing`() throws {
    let keys = """
      <key>UIBackgroundModes</key><array/>
      <key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>$(SCHEME)</string></array></dict></array>
      """
    let steps = "[{system: {open-url: \"other://x\"}, state: active}]"
    let file = try Self.load(
      "info: App/Info.plist",
      plist: Data(Self.plist(keys).utf8),
      steps: steps
    )
    #expect(file.allDiagnostics.map(\.message) == [])
  }
}
