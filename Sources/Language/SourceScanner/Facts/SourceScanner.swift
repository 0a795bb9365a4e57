@_spi(Package) import LifecycleCore

/// Reads the source files of a target: which classes UIKit calls, and which of its methods they have.
///
/// It knows what is written, not what it means to the compiler: what depends on types that it does not see is listed as
/// not understood. Only files that contain a word of interest are parsed, and those that declare what these name.
package struct SourceScanner {
  private let settings: CompilationSettings
  private let read: (String) -> [UInt8]?
  private var files: [String: ParsedFile] = [:]
  private var uses: [String: [RawUse]] = [:]
  private var notUnderstood: [NotUnderstood] = []
  private var helpers: [TypeIndex.Member] = []
  private var completesTasks: Bool?
  private var fileCount = 0
  /// The names of all files, without their folders.
  private var fileNames: Set<Substring> = []

  /// The largest file that is read, in bytes.
  package static let largestFile = 5_000_000

  /// How often files are searched again for what others name: each superclass may be in a file of its own.
  private static let rounds = TypeIndex.maximumSuperclasses + 2

  private init(_ settings: CompilationSettings, _ read: @escaping (String) -> [UInt8]?) {
    self.settings = settings
    self.read = read
  }

  /// Scans files.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files of one target; those that are neither Swift nor Objective-C are left out.
  ///   - settings: How the target is compiled.
  ///   - classes: Classes that are delegates since something else names them, such as the Info.plist.
  ///   - followsCalls: Whether the functions are looked for that delegates, observers and views reach.
  ///   - read: Reads a file; nil if that is not possible.
  /// - Returns: What the files say.
  package static func scan(
    _ paths: [String],
    _ settings: CompilationSettings,
    delegates classes: [String] = [],
    followsCalls: Bool = true,
    read: @escaping (String) -> [UInt8]?
  ) -> SourceFacts {
    var scanner = SourceScanner(settings, read)
    let paths = Set(paths).sorted().filter { SourceParser.language(ofPath: $0) != nil }
    scanner.fileCount = paths.count
    scanner.fileNames = Set(paths.compactMap { $0.split(separator: "/").last })
    let words = TriggerWords.search
    let quickActions = WordSearch([".shortcutItems", "setShortcutItems"])
    var setsQuickActions = false
    var importsDelegateProxy = false
    scanner.parse(paths, reportsUnreadable: true) { bytes in
      setsQuickActions = setsQuickActions || quickActions.matches(bytes)
      importsDelegateProxy = importsDelegateProxy || DelegateProxies.search.matches(bytes)
      return words.matches(bytes)
    }
    var searched: Set<String> = []
    for _ in 0..<rounds {
      let names = scanner.missingNames(classes).subtracting(searched)
      guard !names.isEmpty else { break }
      searched.formUnion(names)
      let search = DeclarationSearch(names.sorted())
      scanner.parse(paths, reportsUnreadable: false) { search.isDeclared(in: $0) }
    }
    let helpers = Set(scanner.runtimeHelpers.map(\.baseName))
    if !helpers.isEmpty {
      let search = WordSearch(helpers.sorted())
      scanner.parse(paths, reportsUnreadable: false) { search.matches($0) }
    }
    if followsCalls { scanner.parseHelpers(paths, classes) }
    var facts = scanner.facts(classes)
    facts.setsQuickActions = setsQuickActions
    facts.importsDelegateProxy = importsDelegateProxy
    return facts
  }

  /// Parses the files with the functions that delegates, observers and views reach.
  private mutating func parseHelpers(_ paths: [String], _ classes: [String]) {
    var declared = DeclaredFunctions()
    let completion = WordSearch(["setTaskCompleted"])
    completesTasks = false
    for path in paths {
      // A file that is not read may have anything.
      guard let bytes = read(path), bytes.count <= Self.largestFile,
        let language = SourceParser.language(ofPath: path)
      else {
        completesTasks = nil
        continue
      }
      declared.add(bytes, of: path, language)
      if completesTasks == false, completion.matches(bytes) { completesTasks = true }
    }
    var search = HelperSearch(declared)
    var delegates: Set<String> = []
    search.add(sortedFiles, uses: uses)
    // The files with what they call can tell of more delegates.
    while case let found = delegateTypes(classes), !found.isSubset(of: delegates) {
      delegates = found
      search.follow(delegates)
      while case let missing = search.followCalls(), !missing.isEmpty {
        parse(missing, reportsUnreadable: false) { _ in true }
        search.add(missing.compactMap { files[$0] }, uses: uses)
        search.skip(missing)
      }
    }
    helpers = search.members
  }

  /// The delegates with the classes that they inherit from, and other names for these.
  private func delegateTypes(_ classes: [String]) -> Set<String> {
    let index = TypeIndex(sortedFiles)
    let names = delegateNames(index, classes)
    let types = names.union(names.flatMap { index.superclasses(of: $0).names })
    return types.union(index.aliases(of: types))
  }

  /// Parses those of the files that are not parsed yet and contain what is looked for.
  private mutating func parse(
    _ paths: [String],
    reportsUnreadable: Bool,
    where isExpected: ([UInt8]) -> Bool
  ) {
    for path in paths where files[path] == nil {
      guard let language = SourceParser.language(ofPath: path) else { continue }
      guard let bytes = read(path) else {
        if reportsUnreadable { report("this file cannot be read", path) }
        continue
      }
      guard bytes.count <= Self.largestFile else {
        if reportsUnreadable { report("this file is too large to be read", path) }
        continue
      }
      guard isExpected(bytes) else { continue }
      let file = SourceParser.parse(SourceText(path: path, bytes: bytes), language, settings)
      let (found, problem) = UseReader.uses(in: file)
      files[path] = file
      uses[path] = found
      for (problem, hidesCode) in file.problems.map({ ($0, true) })
        + (problem.map { [($0, false)] } ?? [])
      {
        let location = file.tokens.text.location(at: problem.offset)
        notUnderstood.append(
          NotUnderstood(message: problem.message, location: location, hidesCode: hidesCode)
        )
      }
      notUnderstood += file.includedCode.filter { !fileNames.contains($0.name) }.map { included in
        NotUnderstood(
          message: "the code in '\(included.name)', which is included here, is not read",
          location: file.location(included.token),
          hidesCode: true
        )
      }
    }
  }

  private mutating func report(_ message: String, _ path: String) {
    notUnderstood.append(
      NotUnderstood(
        message: message,
        location: SourceLocation(path: path, line: 1),
        hidesCode: true
      )
    )
  }

  private var sortedFiles: [ParsedFile] { files.sorted { $0.key < $1.key }.map(\.value) }

  // MARK: - Names

  /// The names of which files that are not parsed may tell more.
  private func missingNames(_ classes: [String]) -> Set<String> {
    let index = TypeIndex(sortedFiles)
    let constants = ConstantTable(sortedFiles, bundleIdentifier: settings.bundleIdentifier)
    var names = delegateNames(index, classes)
    names = index.ancestors(of: names)
    names.formUnion(index.aliases(of: names).union(index.namesOfAttributes(of: names)))
    for case .taskRegistration(let identifier) in uses.values.joined().map(\.kind) {
      names.formUnion(constants.missingNames(of: identifier))
    }
    for case .identifier(_, let identifier) in uses.values.joined().map(\.kind) {
      names.formUnion(constants.missingNames(of: identifier))
    }
    for case .viewEvent(_, let argument?) in uses.values.joined().map(\.kind) {
      names.formUnion(constants.missingNames(of: argument))
    }
    for case .sceneConfiguration(.helper(let name, _)) in uses.values.joined().map(\.kind) {
      names.insert(name)
    }
    // The files say nothing more of what Apple declares.
    return Set(names.compactMap { $0.split(separator: ".").last.map(String.init) }).filter { name in
      !["UI", "NS", "UN", "CP"].contains { name.hasPrefix($0) }
    }
  }

  /// The names of the classes that UIKit calls, or may call.
  private func delegateNames(_ index: TypeIndex, _ classes: [String]) -> Set<String> {
    let entries = EntryReader(index)
    var names = Set(classes.map { index.resolve($0, in: "") ?? $0 })
    names.formUnion(entries.apps().flatMap(\.delegates))
    for entry in entries.entryPoints() where entry.kind != .swiftUIApp {
      names.formUnion(entry.types.filter { isClass($0, index) })
    }
    for (path, uses) in uses {
      guard let file = files[path] else { continue }
      for case (.sceneDelegate(let name?, _, _), let token) in uses.map({ ($0.kind, $0.token) }) {
        names.insert(index.resolve(name, in: type(around: token, file)) ?? name)
      }
      for case .entry(let candidates) in uses.map(\.kind) where candidates.count < 10 {
        names.formUnion(candidates.filter { index.parts[$0] == nil })
      }
    }
    names.formUnion(index.names.filter { !index.roles(of: $0).isEmpty && index.isConcrete($0) })
    return names
  }

  private func type(around token: Int, _ file: ParsedFile) -> String {
    file.type(around: token).map { file.types[$0].name } ?? ""
  }

  private func isClass(_ name: String, _ index: TypeIndex) -> Bool {
    (index.parts[name] ?? []).contains { $0.type.kind == .class }
  }

  // MARK: - Facts

  private func facts(_ classes: [String]) -> SourceFacts {
    let files = sortedFiles
    let index = TypeIndex(files)
    let resolver = UseResolver(
      ConstantTable(files, bundleIdentifier: settings.bundleIdentifier),
      index,
      files
    )
    let entries = EntryReader(index)
    var facts = SourceFacts()
    facts.fileCount = fileCount
    facts.parsedFileCount = files.count
    facts.notUnderstood = notUnderstood
    facts.entryPoints = entries.entryPoints()
    facts.apps = entries.apps()
    for file in files {
      resolver.add(uses[file.tokens.text.path] ?? [], of: file, to: &facts)
    }
    let reader = DelegateReader(
      index,
      swiftVersion: settings.swiftLanguageVersion,
      calls: delegateCalls(files)
    )
    facts.delegates = delegateNames(index, classes).sorted().filter { index.parts[$0] != nil }
      .map(reader.delegate)
    facts.completesTasks = completesTasks
    if completesTasks != nil || !helpers.isEmpty {
      var code = UnfollowedCode()
      for file in files { code.add(file, uses[file.tokens.text.path] ?? []) }
      facts.unfollowedNames = code.names
      facts.possibleObserverNames = code.observerNames
    }
    facts.runtimeChanges = runtimeChanges(files)
    facts.helpers = helpers.map { FunctionReader($0.file, $0.function).facts(nil) }
    facts.notUnderstood.sort { $0.location < $1.location }
    return facts
  }

  /// The functions whose callers say which classes they change at run time.
  private var runtimeHelpers: Set<RuntimeChangeHelper> {
    Set(
      uses.values.joined().compactMap { use in
        guard case .runtimeChange(let change) = use.kind, change.dependsOnCallers else {
          return nil
        }
        return change.helper
      }
    )
  }

  private func runtimeChanges(_ files: [ParsedFile]) -> [RuntimeChange] {
    let helpers = runtimeHelpers
    let calls = files.map { helpers.isEmpty ? [] : RuntimeChangeReader($0).calls(of: helpers) }
    let called = Set(calls.joined().map(\.helper))
    return zip(files, calls).flatMap { file, calls in
      let own = (uses[file.tokens.text.path] ?? []).compactMap {
        use -> (RawRuntimeChange, Int)? in
        guard case .runtimeChange(let change) = use.kind else { return nil }
        // Its callers say it.
        if change.dependsOnCallers, let helper = change.helper, called.contains(helper) {
          return nil
        }
        return (change, use.token)
      }
      let changes = own + calls.map { ($0.change, $0.token) }
      return changes.filter { $0.0.concernsDelegates != false }.map { change, token in
        RuntimeChange(
          function: change.function,
          classes: change.classes,
          location: file.location(token)
        )
      }
    }
  }

  private func delegateCalls(_ files: [ParsedFile]) -> [DelegateReader.Call] {
    files.flatMap { file in
      (uses[file.tokens.text.path] ?? []).compactMap { use in
        guard case .delegateCall(let method, let receiver, let receiverType) = use.kind else {
          return nil
        }
        return DelegateReader.Call(
          method: method,
          receiver: receiver,
          receiverType: receiverType,
          caller: file.function(around: use.token).map { file.functions[$0].type }
            ?? file.type(around: use.token).map { file.types[$0].name },
          location: file.location(use.token)
        )
      }
    }
  }
}
