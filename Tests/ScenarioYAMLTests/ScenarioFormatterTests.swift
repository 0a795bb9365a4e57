@_spi(Package) import ScenarioLanguage
import Testing

@testable import ScenarioYAML

/// What the one form of a file is.
@Suite struct ScenarioFormatterTests {
  /// The text in the one form, of a text that must have one.
  private static func formatted(_ text: String) throws -> String {
    switch ScenarioFormatter.format(SourceFile(path: "a.yaml", bytes: Array(text.utf8))) {
    case .unchanged: return text
    case .changed(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .invalid(let diagnostic):
      Issue.record("invalid: \(diagnostic.message)")
    case .refused: Issue.record("refused: \(text)")
    }
    throw CancellationError()
  }

  /// Checks that a text comes to the one form, and stays there.
  private static func check(
    _ text: String,
    becomes expected: String,
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    let once = try formatted(text)
    #expect(once == expected, sourceLocation: place)
    #expect(try formatted(once) == once, sourceLocation: place)
  }

  // MARK: - Words

  @Test func oldSpellingsAreReplacedByCanonicalWords() throws {
    try Self.check(
      """
      scenario: A
      ios: 13.0
      model: { scene-kill: b, limits: documents, notification-centre-flip: true }
      steps:
        - user: tap-icon
        - user: open-notification-centre
          over: notification-centre

      """,
      becomes: """
        scenario: A
        ios: 13.0
        model: { scene-kill: disconnect, limits: documented, notification-center-flip: true }
        steps:
          - user: tap-icon
          - user: open-notification-center
            over: notification-center

        """
    )
  }

  // MARK: - Lines and brackets

  @Test(arguments: [
    "      - user: [tap-icon, press-home]\n        state: background",
    "      - { user: [tap-icon, press-home], state: background }",
    "      - user:\n          - tap-icon\n          - press-home\n        state: background",
  ])
  func severalActionsBecomeStepsHoweverTheyAreWritten(_ step: String) throws {
    let start = "scenario: A\nios: 13.0\n"
    try Self.check(
      start + "steps:\n" + step + "\n",
      becomes: start + "steps:\n  - user: tap-icon\n  - user: press-home\n    state: background\n"
    )
  }

  @Test func aLevelIsIndentedByTwoSpacesAndSoAreTheItemsOfAList() throws {
    try Self.check(
      """
      suite:   A
      scenarios:
      -   scenario: B
          steps:
          - user:   tap-icon
            state: active
      """,
      becomes: """
        suite: A
        scenarios:
          - scenario: B
            steps:
              - user: tap-icon
                state: active

        """
    )
  }

  @Test func aShortListOfWordsIsInBrackets() throws {
    try Self.check(
      """
      tags:
        - a
        - b
      calls: [ "a:" ,b]
      source:
        - two words
        - and three more
      """,
      becomes: """
        tags: [a, b]
        calls: ["a:", b]
        source:
          - two words
          - and three more

        """
    )
  }

  /// YAML reads it without quotes only inside brackets, where no space follows.
  @Test(arguments: ["[-]", "[a, -]", "[-, a]", "[a,-,b]", "{ a: [-] }"])
  func aDashInAListIsInQuotes(_ value: String) throws {
    try Self.check(
      "calls: \(value)\n",
      becomes: "calls: \(value.replacing(",-,", with: ", -, ").replacing("-", with: "\"-\""))\n"
    )
  }

  @Test func aListThatIsTooLongForALineTakesALineForEachItem() throws {
    let word = String(repeating: "w", count: 40)
    try Self.check(
      "calls: [\(word), \(word), \(word)]\n",
      becomes: "calls:\n  - \(word)\n  - \(word)\n  - \(word)\n"
    )
  }

  @Test func mappingsOfWordsAreInBracesAndStepsNever() throws {
    try Self.check(
      """
      steps: [{system: {open-url: {url: "todo://new"}}, calls: {in-order: [a,b]}}]
      device:
        model: ipad
        passcode: true
      app: {life-cycle: scenes, info: {UIBackgroundModes: [audio]}}
      """,
      becomes: """
        steps:
          - system: { open-url: { url: "todo://new" } }
            calls: { in-order: [a, b] }
        device: { model: ipad, passcode: true }
        app:
          life-cycle: scenes
          info: { UIBackgroundModes: [audio] }

        """
    )
  }

  @Test func aTreeShowsItsBranchesByTheirIndentation() throws {
    try Self.check(
      "app: {interface: {window: {tray: {handles: [touches], piece: view}, board: {a: b}}}}\n",
      becomes: """
        app:
          interface:
            window:
              tray: { handles: [touches], piece: view }
              board: { a: b }

        """
    )
  }

  @Test func oneItemWithItsConstraintsIsInBracketsAndSeveralBelow() throws {
    try Self.check(
      """
      effects:
        - file-read: {file: letters}
      never: [{state: suspended}]
      calls: [applicationDidBecomeActive: {state: active, within: 5s}, applicationWillTerminate]
      """,
      becomes: """
        effects: [file-read: { file: letters }]
        never: [state: suspended]
        calls:
          - applicationDidBecomeActive: { state: active, within: 5s }
          - applicationWillTerminate

        """
    )
  }

  @Test func aSelectorWithoutAValueKeepsItsColon() throws {
    try Self.check(
      "calls:\n- application:didFinishLaunchingWithOptions:\n- b\n",
      becomes: "calls:\n  - application:didFinishLaunchingWithOptions:\n  - b\n"
    )
  }

  @Test func quotesAreThoseThatNeedNoEscapes() throws {
    try Self.check(
      #"""
      - 'a "b" c'
      - "it's"
      - 'plain'
      - "a \\ b"
      - 'it''s "so"'
      - "\e[1m\""
      """#,
      becomes: #"""
        - 'a "b" c'
        - "it's"
        - "plain"
        - 'a \ b'
        - "it's \"so\""
        - "\e[1m\""

        """#
    )
  }

  // MARK: - Comments and blank lines

  @Test func commentsStayWithWhatTheyFollow() throws {
    try Self.check(
      """
      # of the file
      suite: A # behind a value

      # of the list
      tags:    # behind a key
        - a # behind an item
        # in the list
        - b
        # at its end
      # below it
      steps: [ # behind a bracket
        x, # behind x
        y
      ] # behind the end
      """,
      becomes: """
        # of the file
        suite: A  # behind a value

        # of the list
        tags:  # behind a key
          - a  # behind an item
          # in the list
          - b
          # at its end
        # below it
        steps:  # behind a bracket
          - x   # behind x
          - y
        # behind the end

        """
    )
  }

  @Test func whatACommentLeavesIsOnOneLine() throws {
    try Self.check(
      """
      calls: { in-order: [a: { within: # why
        1s }, b] }
      """,
      becomes: """
        calls:  # why
          in-order: [a: { within: 1s }, b]

        """
    )
  }

  @Test func commentsOfAdjacentLinesAreAligned() throws {
    try Self.check(
      "a: b # one\nlonger: c # two\n\nd: e # three\n",
      becomes: "a: b       # one\nlonger: c  # two\n\nd: e  # three\n"
    )
  }

  @Test func blankLinesAreOneAndScenariosStandApart() throws {
    try Self.check(
      "\n\nsuite: A\n\n\n\nios: 4.0\nscenarios:\n\n  - scenario: B\n  - scenario: C\n\n",
      becomes: "suite: A\n\nios: 4.0\nscenarios:\n  - scenario: B\n\n  - scenario: C\n"
    )
  }

  @Test func aHashInATextIsNotAComment() throws {
    try Self.check(
      "a: 'b # c'\nd: e#f\ng: |\n  # h\n  i\n",
      becomes: "a: \"b # c\"\nd: e#f\ng: |\n  # h\n  i\n"
    )
  }

  // MARK: - Scalars

  @Test func textsInSeveralLinesKeepTheirMeaning() throws {
    try Self.check(
      """
      plain: one
        two

        three
      double: "one
        two"
      literal:    |
            one
              two

            three
      folded: >-
         one
         two
      """,
      becomes: """
        plain: one two

          three
        double: "one two"
        literal: |
          one
            two

          three
        folded: >-
          one
          two

        """
    )
  }

  @Test func aBlankAtTheEndOfAFoldedTextStays() throws {
    try Self.check("a: >-\n  b \nc: d\n", becomes: "a: \"b \"\nc: d\n")
    try Self.check("a: >-\n  \"b\" \n? \n", becomes: "a: '\"b\" '\n\"\":\n")
  }

  @Test func aKeyOnSeveralLinesIsInQuotes() throws {
    try Self.check("? A b\n  name\n\n  c\n: d\n", becomes: "\"A b name\\nc\": d\n")
  }

  @Test func anchorsAliasesAndDocumentsStay() throws {
    try Self.check(
      "--- # first\na: &x\n - b: &y c\nd: *x\ne:   *y\n...\n---\nf:   g\n",
      becomes: "# first\na: &x [b: &y c]\nd: *x\ne: *y\n---\nf: g\n"
    )
  }

  @Test func lineEndsStayAsTheFirstOneIs() throws {
    try Self.check("a:  b\r\nc: d\r\n", becomes: "a: b\r\nc: d\r\n")
  }

  // MARK: - What is left alone

  @Test func aFormattedFileIsUnchanged() {
    let source = SourceFile(path: "a.yaml", bytes: Array("a: b\n".utf8))
    guard case .unchanged = ScenarioFormatter.format(source) else {
      Issue.record("it was changed")
      return
    }
  }

  @Test(arguments: ["# one\n\n  ---\n..1.\n", "  ... a\n", "a:  b\n---\n  text\n"])
  func aTextAloneIsLeftAsItIs(_ text: String) {
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    guard case .unchanged = ScenarioFormatter.format(source) else {
      Issue.record("it was changed")
      return
    }
  }

  @Test func invalidYAMLIsReported() {
    let source = SourceFile(path: "a.yaml", bytes: Array("a: [b\n".utf8))
    guard case .invalid(let diagnostic) = ScenarioFormatter.format(source) else {
      Issue.record("it was taken")
      return
    }
    #expect(diagnostic.id == .yamlSyntax)
  }
}
