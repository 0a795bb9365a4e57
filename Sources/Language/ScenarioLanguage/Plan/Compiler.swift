@_spi(Package) public import LifecycleCore

/// Compiles a tree into plans: one for each combination of axis values and rows of the examples.
@_spi(Package) public enum Compiler {
  /// Compiles all documents of a file; the result contains the diagnostics.
  ///
  /// `set` contains the variables from the command line, `customWords` those that only the app under test has;
  /// `includes` reads the included files.
  public static func compile(
    _ tree: Tree,
    of source: SourceFile,
    set: [String: String] = [:],
    customWords: CustomWords = CustomWords(),
    includes: inout some IncludeReader
  ) -> LoadedFile {
    func decoder(_ tree: Tree) -> TreeDecoder {
      TreeDecoder(tree, Grammar.keyPlaces, set: set, customWords: customWords)
    }
    var includer: Includer
    var (file, unread): (LoadedFile, [NamedFile])
    if tree.documents.contains(where: { containsInclude($0, in: tree) }) {
      includer = Includer(tree, of: source, identity: includes.identity(of: source))
      includer.include(tree.documents, of: source, by: &includes)
      (file, unread) = compile(decoder(includer.tree), with: includer)
    } else {
      (file, unread) = compile(decoder(tree), of: source, libraries: [], [])
      if unread.isEmpty { return file }
      includer = Includer(tree, of: source, identity: includes.identity(of: source))
    }
    // Few files name others, such as an Info.plist; they are compiled again with what is in it.
    var contents: [NamedFile: NamedFile.Contents] = [:]
    while !unread.isEmpty {
      for named in unread where contents[named] == nil {
        contents[named] = includer.read(named, by: &includes)
      }
      var again = decoder(includer.tree)
      again.namedFiles = contents
      (file, unread) = compile(again, with: includer)
    }
    return file
  }

  /// Compiles all documents of a file that includes no other.
  public static func compile(_ tree: Tree, of source: SourceFile) -> LoadedFile {
    compile(TreeDecoder(tree, Grammar.keyPlaces), of: source, libraries: [], []).file
  }

  private static func compile(
    _ decoder: consuming TreeDecoder,
    with includer: Includer
  ) -> (file: LoadedFile, unread: [NamedFile]) {
    compile(
      decoder,
      of: includer.source,
      libraries: includer.documents,
      includer.diagnostics.all
    )
  }

  private static func containsInclude(_ document: Tree.Index, in tree: Tree) -> Bool {
    tree.fields(document).contains { tree.isText($0.key, "include") }
  }

  /// Compiles all documents; also returns the files that it names and that were not read.
  private static func compile(
    _ decoder: consuming TreeDecoder,
    of source: SourceFile,
    libraries: [Tree.Index],
    _ found: [Diagnostic]
  ) -> (file: LoadedFile, unread: [NamedFile]) {
    var decoder = decoder
    let documents = decoder.tree.documents
    for diagnostic in found { decoder.diagnostics.add(diagnostic) }
    decoder.unreadableIncludes = found
    var scenarios: [LoadedFile.Scenario] = []
    var outside: [Diagnostic] = []
    var names: Set<ExactText> = []
    var budget = CaseBudget()
    for document in documents + libraries { decoder.fragments(ofDocument: document) }
    outside += decoder.diagnostics.all
    // All are decoded first: the language of the file is that of any name in it.
    let decodedDocuments = documents.map { document in
      let before = decoder.diagnostics.all.count
      let decodedScenarios = decoder.document(document)
      if decodedScenarios.isEmpty { outside += decoder.diagnostics.all[before...] }
      return decodedScenarios
    }
    let spelling = decoder.spelling.language
    for decodedScenarios in decodedDocuments {
      scenarios.reserveCapacity(scenarios.count + decodedScenarios.count)
      let collide = collisions(among: decodedScenarios)
      // By index, to avoid copying what was decoded.
      for index in decodedScenarios.indices {
        let canCollide = documents.count > 1 || collide[index]
        scenarios.append(
          compile(decodedScenarios[index], spelling, canCollide: canCollide, &names, &budget)
        )
      }
      ConditionChecker.check(decodedScenarios, &scenarios)
    }
    let before = decoder.diagnostics.all.count
    decoder.checkUnusedFragments(of: documents)
    outside += decoder.diagnostics.all[before...]
    // An unreadable include is reported by the scenarios that need it; by itself only if there are none.
    outside.removeAll { item in
      found.contains(item) && scenarios.contains { $0.diagnostics.contains(item) }
    }
    let fragments = decoder.fragments.map { name, fragment in
      let isUsed = decoder.usedFragments.contains(fragment.range)
      return LoadedFile.Fragment(name: name, range: fragment.range, isUsed: isUsed)
    }
    let file = LoadedFile(
      source: source,
      scenarios: scenarios,
      diagnostics: outside,
      fragments: fragments.sorted { $0.range.start < $1.range.start },
      usedVariables: decoder.setVariableNames,
      spelling: spelling
    )
    return (file, decoder.unreadFiles)
  }

  private static func compile(
    _ decoded: DecodedScenario,
    _ spelling: NameSpelling?,
    canCollide: Bool,
    _ names: inout Set<ExactText>,
    _ budget: inout CaseBudget
  ) -> LoadedFile.Scenario {
    let info = ScenarioInfo(decoded, spelling)
    var diagnostics = Diagnostic.List()
    for diagnostic in decoded.diagnostics { diagnostics.add(diagnostic) }
    var plans: [Plan] = []
    if diagnostics.errorCount == 0 {
      plans = PlanBuilder(decoded, info).plans(in: &budget, into: &diagnostics)
      // Within one scenario, the axes make case names unique.
      for plan in plans where canCollide && !names.insert(ExactText(plan.name)).inserted {
        diagnostics.add(
          .duplicateName,
          at: decoded.range,
          "another case is named '\(plan.name)' in this file",
          help: "give each scenario a name of its own"
        )
      }
    } else if decoded.hasValidCases {
      PlanBuilder(decoded, info).checkCases(in: &budget, into: &diagnostics)
    }
    ScenarioChecker(decoded: decoded, plans: plans).checkCalls(into: &diagnostics)
    let isValid = diagnostics.errorCount == 0
    let isTooEarly = diagnostics.all.allSatisfy {
      $0.severity != .error || $0.id == .notOnThisVersion
    }
    return LoadedFile.Scenario(
      info: info,
      plans: isValid ? plans : [],
      tooEarlyPlans: isTooEarly && !isValid ? plans : [],
      diagnostics: diagnostics.sorted,
      styleWarnings: decoded.styleWarnings
    )
  }
}

// The names of cases.
extension Compiler {
  /// Returns whether each scenario may have a case with the same name as one of another scenario.
  ///
  /// What the name of a case adds to that of its scenario begins with ` [`, so names can only be equal if they are up to there.
  private static func collisions(among decodedScenarios: [DecodedScenario]) -> [Bool] {
    guard decodedScenarios.count > 1 else {
      return Array(repeating: false, count: decodedScenarios.count)
    }
    var counts: [ExactText: Int] = [:]
    // By index, to avoid copying what was decoded.
    let stems = decodedScenarios.indices.map { stem(of: decodedScenarios[$0].name) }
    for stem in stems { counts[stem, default: 0] += 1 }
    return stems.map { counts[$0] != 1 }
  }

  /// Returns a name up to its first bracket, without the spaces at its end.
  private static func stem(of name: String) -> ExactText {
    var name = name
    let end = name.withUTF8 { bytes in
      bytes.firstIndex(of: UInt8(ascii: "[")) ?? bytes.count
    }
    let stem = name.utf8.prefix(end)
    let isPlain = end == name.utf8.count && stem.last != UInt8(ascii: " ")
    if isPlain { return ExactText(name) }
    let spaces = stem.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return ExactText(String(decoding: stem.dropLast(spaces), as: UTF8.self))
  }
}

extension Compiler {
  /// Returns the replacements that `fmt` makes for aliases, short forms and names, by range.
  ///
  /// With a spelling, the names of methods and notifications are written in that language.
  public static func rewrites(
    of tree: Tree,
    spelling: NameSpelling? = nil
  ) -> [SourceRange: String] {
    log(of: tree, RewriteLog(spelling: spelling)).rewrites
  }

  /// Returns the standard spellings that replace a word of a file each, by range.
  public static func standardSpellings(of tree: Tree) -> [SourceRange: String] {
    let log = log(of: tree, RewriteLog())
    return log.rewrites.filter { log.notes[$0.key] == RewriteLog.message($0.value) }
  }

  /// Returns a note for each word in a file for which `fmt` writes another one.
  package static func notes(of tree: Tree, customWords: CustomWords) -> [Diagnostic] {
    let log = log(of: tree, RewriteLog(), customWords)
    return log.notes.sorted { $0.key.start < $1.key.start }
      .map { range, text in
        Diagnostic(
          .nonstandardSpelling,
          at: range,
          text,
          help: log.rewrites[range].map { .fmt(RewriteLog.message($0) == text ? $0 : nil) } ?? ""
        )
      }
  }

  private static func log(
    of tree: Tree,
    _ log: RewriteLog,
    _ customWords: CustomWords = CustomWords()
  ) -> RewriteLog {
    var decoder = TreeDecoder(tree, Grammar.keyPlaces, customWords: customWords)
    decoder.rewriteLog = log
    for document in tree.documents { decoder.fragments(ofDocument: document) }
    for document in tree.documents { _ = decoder.document(document) }
    for fragment in decoder.fragments.values {
      // Without arguments a fragment has errors here, which are ignored.
      decoder.stepCount = 0
      if let steps = fragment.steps { _ = decoder.steps(steps) }
    }
    return log
  }
}
