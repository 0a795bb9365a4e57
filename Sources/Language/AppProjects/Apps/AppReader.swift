internal import PropertyLists
package import ScenarioSystem
internal import SourceScanner
package import XcodeProjects

/// Reads the app that a folder contains: its project, and its source files.
///
/// Nothing is built or executed, no path or link leads out of the project, and what is read is limited.
package struct AppReader {
  private var reader: ProjectReader
  private let followsCalls: Bool

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - target: The name of the target to read; nil for the app that the project is about.
  ///   - configuration: The configuration to read; nil for the project's default, or its release.
  ///   - followsCalls: Whether what delegates call is followed, which only findings need.
  ///   - limits: How much is read.
  ///   - nearest: Returns the word that a misspelled one is nearest to.
  ///   - readYAML: Reads project specifications of XcodeGen.
  package init(
    target: String? = nil,
    configuration: String? = nil,
    followsCalls: Bool = true,
    limits: ReadingLimits = ReadingLimits(),
    nearest: @escaping (_ word: String, _ words: [String]) -> String? = { _, _ in nil },
    readYAML: @escaping YAMLReading
  ) {
    self.followsCalls = followsCalls
    reader = ProjectReader(readYAML: readYAML)
    reader.target = target
    reader.configuration = configuration
    reader.limits = limits
    reader.nearest = nearest
  }

  /// Reads a project.
  ///
  /// - Parameter path: A folder, a project, a workspace, or a specification of XcodeGen.
  /// - Returns: The app, and what was not understood.
  /// - Throws: `.noSuchPath` if there is nothing at the path, `.usage` for a target or a configuration that does not
  ///   exist.
  package func read(_ path: Path) throws(ScenarioError) -> InspectedProject {
    let project = try reader.read(path)
    guard let app = project.app else {
      return InspectedProject(
        root: project.root,
        app: nil,
        damage: project.damage,
        notes: project.notes,
        isTruncated: project.isTruncated
      )
    }
    let files = SourceFileReader(root: project.root, reader.limits)
    let facts = SourceScanner.scan(
      app.sources.map(\.path.text),
      CompilationSettings(app),
      delegates: SceneResolver.entries(in: app.infoPlist).compactMap(\.className),
      followsCalls: followsCalls,
      read: files.read
    )
    var entries = EntryResolver(
      facts,
      ownFiles: Set(app.sources.lazy.filter { $0.module == app.target }.map(\.path.text))
    )
    var scenes = SceneResolver(facts, modules: app.modules)
    let entry = entries.entry()
    var inspected = InspectedApp(
      app,
      facts,
      entry,
      sceneDelegates: scenes.sceneDelegates(in: app.infoPlist),
      mainSceneClasses: scenes.mainClasses(in: app.infoPlist),
      notificationDelegates: scenes.notificationDelegates(),
      missingClasses: scenes.missingClasses
    )
    let scanned = facts.notUnderstood.filter { files.refused[$0.location.path] == nil }.map {
      ProjectNote(message: $0.message, origin: Origin($0.location), hidesSources: $0.hidesCode)
    }
    let notes = entries.notes + scenes.notes + inspected.notes
    inspected.unknownSettings = project.notes.filter(\.hidesSettings)
    inspected.unknownMethods =
      inspected.unknowns(entries.notes + scenes.notes)
      + (project.notes + files.notes + scanned).filter(\.hidesSources)
    return InspectedProject(
      root: project.root,
      app: inspected,
      damage: project.damage,
      notes: project.notes + files.notes + notes + scanned,
      isTruncated: project.isTruncated || files.isTruncated
    )
  }
}

extension XcodeApp {
  /// The module of each source file, by its path.
  fileprivate var modules: [String: String] {
    Dictionary(
      sources.map { ($0.path.text, $0.module == target ? moduleName?.value ?? target : $0.module) }
    ) { first, _ in first }
  }
}

extension CompilationSettings {
  /// Takes over the build settings of an app, except for words whose value is not known.
  fileprivate init(_ app: XcodeApp) {
    let swift = app.compilationConditions?.value.split(whereSeparator: \.isWhitespace) ?? []
    let macros = app.preprocessorDefinitions?.value.split(whereSeparator: \.isWhitespace) ?? []
    let defined = macros.compactMap { macro -> Substring? in
      let parts = macro.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[1] == "0" ? nil : parts.first
    }
    let version = app.swiftVersion?.value.prefix(while: \.isNumber)
    // Xcode has set the version since Swift 3; XcodeGen always does.
    let standard = app.project.hasScenarioExtension ? 5 : 2
    self.init(
      activeConditions: Set((swift + defined).filter { !$0.contains("$") }.map(String.init)),
      swiftLanguageVersion: version.flatMap { Int($0) } ?? standard,
      bundleIdentifier: app.builtIdentifier
    )
  }
}

extension XcodeApp {
  /// The identifier of the bundle that is built; nil if a variable in it has no value.
  fileprivate var builtIdentifier: String? {
    let key = "CFBundleIdentifier"
    let identifier = infoPlist?.list.entry(key)?.value.string ?? bundleIdentifier?.value
    return identifier.flatMap { $0.contains("$") ? nil : $0 }
  }
}

extension InspectedApp {
  fileprivate init(
    _ app: XcodeApp,
    _ facts: SourceFacts,
    _ entry: EntryResolver.Entry,
    sceneDelegates: [ResolvedDelegate],
    mainSceneClasses: [String],
    notificationDelegates: [ResolvedDelegate],
    missingClasses: [Located<String>]
  ) {
    let delegates = [entry.delegate].compactMap(\.self) + sceneDelegates + notificationDelegates
    let named = Set(app.frameworks.map(\.value))
    let imported = delegates.compactMap { delegate -> Located<AppFramework>? in
      guard let declaration = delegate.declaration, let location = declaration.declarations.first
      else { return nil }
      let found = declaration.imports.sorted().compactMap { AppFramework(importOf: $0) }.first
      return (delegate.framework?.framework ?? found).map { Located($0, at: Origin(location)) }
    }
    var seen = named
    self.init(
      project: app,
      facts: facts,
      swiftUIApp: entry.app,
      appDelegate: entry.delegate,
      sceneDelegates: sceneDelegates,
      mainSceneClasses: mainSceneClasses,
      notificationDelegates: notificationDelegates,
      missingClasses: missingClasses,
      methods: (entry.app.map { ImplementedMethod.all(of: $0, facts.viewEvents) } ?? [])
        + delegates.flatMap { ImplementedMethod.all(of: $0) },
      frameworks: app.frameworks + imported.filter { seen.insert($0.value).inserted }
    )
  }
}
