@_spi(Package) import ScenarioLanguage
import ScenarioRunner
import ScenarioSystem
import Testing

@testable import ScenarioReports

@Suite struct ClassNameTests {
  @Test(arguments: [
    ("Scenarios/launch/foreground.yaml", "Scenarios.launch.foreground"),
    ("a.yaml", "a"), ("a.yml", "a%yml"), ("a.txt", "a%2Etxt%"), ("a.b/c.yaml", "a%2Eb.c"),
    ("../x/a.yaml", "%2E%2E.x.a"), ("100%.yaml", "100%25"), ("電話/📞.yaml", "電話.📞"),
  ])
  func isThePathWithDots(_ path: String, _ name: String) {
    #expect(ClassName.of(path) == name)
  }

  /// Every path of a few pieces has a name of its own.
  @Test func noTwoPathsMakeOneName() {
    let pieces = ["a", "b", ".", "/", "%", "%2E", ".yaml", ".yml", "2E"]
    var paths = Set([""])
    for _ in 0..<4 {
      paths.formUnion(paths.flatMap { path in pieces.map { path + $0 } })
    }
    var names: [String: String] = [:]
    for path in paths.sorted() {
      let name = ClassName.of(path)
      #expect(names[name] == nil, "'\(path)' and '\(names[name] ?? "")' are both '\(name)'")
      names[name] = path
    }
    #expect(names.count > 1000)
  }
}

@Suite struct XMLTextTests {
  private func attribute(_ text: String) -> String {
    var sink: [UInt8] = []
    XMLText.appendAttribute(text, to: &sink)
    return String(decoding: sink, as: UTF8.self)
  }

  private func cdata(_ text: String) -> String {
    var sink: [UInt8] = []
    XMLText.appendCDATA(text, to: &sink)
    return String(decoding: sink, as: UTF8.self)
  }

  @Test func anAttributeEscapesWhatMarksUp() {
    #expect(attribute("plain") == "plain")
    #expect(attribute(#"<a & "b" 'c'>"#) == "&lt;a &amp; &quot;b&quot; &apos;c&apos;&gt;")
    #expect(attribute("&amp;") == "&amp;amp;")
  }

  @Test func anAttributeKeepsItsLinesAndTabs() {
    #expect(attribute("a\tb\nc\rd\r\ne") == "a&#9;b&#10;c&#13;d&#13;&#10;e")
  }

  @Test func whatIsNotASCIIStaysAsItIs() {
    #expect(attribute("📞 電話 é") == "📞 電話 é")
    #expect(attribute("e\u{301}").unicodeScalars.count == 2)
  }

  @Test(arguments: [
    ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{0}\u{7}", #"\u{0}\u{7}"#),
    ("a\u{FFFE}b\u{FFFF}", #"a\u{FFFE}b\u{FFFF}"#),
  ])
  func whatXMLHasNoWayToWriteIsWrittenAsItsCode(_ text: String, _ code: String) {
    #expect(attribute(text) == code)
    #expect(cdata(text) == "<![CDATA[\(code)]]>")
  }

  @Test func whatLooksLikeACodeIsEscapedInAnAttribute() {
    #expect(attribute(#"a\u{1B}b"#) == #"a\u{5C}u{1B}b"#)
    #expect(attribute(#"C:\users \n \"#) == #"C:\users \n \"#)
    // The lines of a text may have been made visible before.
    #expect(cdata(#"a\u{1B}b"#) == #"<![CDATA[a\u{1B}b]]>"#)
  }

  @Test(arguments: [
    ("]]>", "<![CDATA[]]]]><![CDATA[>]]>"),
    ("]]]>", "<![CDATA[]]]]]><![CDATA[>]]>"),
    ("a]]>b]]>", "<![CDATA[a]]]]><![CDATA[>b]]]]><![CDATA[>]]>"),
    ("]>", "<![CDATA[]>]]>"), ("] ]>", "<![CDATA[] ]>]]>"), ("<&>", "<![CDATA[<&>]]>"),
    ("]]", "<![CDATA[]]]]>"), ("", "<![CDATA[]]>"),
  ])
  func anEndMarkInsideIsSplit(_ text: String, _ xml: String) {
    #expect(cdata(text) == xml)
  }

  /// Whatever goes in is allowed by XML 1.0 when it comes out.
  @Test func everyScalarComesOutAllowed() {
    for value in UInt32(0)...0x11000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in [attribute(String(scalar)), cdata(String(scalar))] {
        for scalar in text.unicodeScalars {
          let isAllowed =
            switch scalar.value {
            case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
            default: false
            }
          #expect(isAllowed, "U+\(String(value, radix: 16))")
        }
      }
    }
  }
}

/// Escaping keeps different texts different.
@Suite struct EscapingTests {
  @Test func noTwoTextsBecomeTheSame() {
    let pieces = [
      "a", "\u{1}", "␁", "\\", "u", "{", "}", "u{1}", "\\u{1}", "5C", "\u{FFFD}", "\u{FFFE}",
      "\u{202E}", "\n", "\t", " ",
    ]
    var texts = Set(["".unicodeScalars.map(\.value)])
    for _ in 0..<3 {
      texts.formUnion(
        texts.flatMap { text in pieces.map { text + $0.unicodeScalars.map(\.value) } }
      )
    }
    let escapes: [(String, (String) -> String)] = [
      ("visible", { VisibleText.of($0) }),
      (
        "attribute",
        { text in
          var sink: [UInt8] = []
          XMLText.appendAttribute(text, to: &sink)
          return String(decoding: sink, as: UTF8.self)
        }
      ),
    ]
    for (name, escape) in escapes {
      var known: [[UInt8]: [UInt32]] = [:]
      for text in texts {
        let string = String(String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init)))
        let other = known.updateValue(text, forKey: Array(escape(string).utf8))
        #expect(other == nil, "\(name): \(text) and \(other ?? [])")
      }
    }
  }
}

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("電話", 4), ("ｆ", 2), ("ﾊ", 1), ("각", 2),
    ("📞", 2), ("👨‍👩‍👧‍👦", 2), ("🇨🇭", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("1\u{FE0F}\u{20E3}", 2),
    ("\u{200B}", 0),
    ("→", 1), ("␛", 1), ("ا", 1),
  ])
  func isCountedInColumns(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func whatMovesTheCursorIsMadeVisible() {
    #expect(VisibleText.of("a\u{1B}[2Jb") == #"a\u{1B}[2Jb"#)
    #expect(VisibleText.of("a\r\nb\u{7F}\u{0}") == #"a\u{D}\u{A}b\u{7F}\u{0}"#)
    #expect(VisibleText.of("\u{9B}31m") == #"\u{9B}31m"#)
  }

  @Test(arguments: [
    ("\u{202E}", "202E"), ("\u{2066}", "2066"), ("\u{2028}", "2028"), ("\u{85}", "85"),
    ("\u{FFFE}", "FFFE"),
  ])
  func directionMarksAndNoncharactersAreMadeVisible(_ text: String, _ code: String) {
    #expect(VisibleText.of("a\(text)b") == "a\\u{\(code)}b")
  }

  @Test func whatLooksLikeACodeIsEscapedOnce() {
    #expect(VisibleText.of(#"\u{1B} \user"#) == #"\u{5C}u{1B} \user"#)
    #expect("\\u{1B}\u{1B}".escapingHidden == #"\u{1B}\u{1B}"#)
  }

  @Test func aTabStays() {
    #expect(VisibleText.of("a\tb") == "a\tb")
  }
}

@Suite struct SourceExcerptTests {
  /// The excerpt of the text between 1️⃣ and 2️⃣, which are taken out.
  private func excerpt(_ marked: String, help: String = "") -> (lines: [String], place: String) {
    let parts = marked.split(separator: "1️⃣", omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "2️⃣", omittingEmptySubsequences: false)
    let text = parts[0] + rest[0] + rest[1]
    let start = parts[0].utf8.count
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let range = SourceRange(start, start + rest[0].utf8.count)
    let excerpt = SourceExcerpt(source, range, source.lineTable())
    return (
      excerpt.lines(Paint(isColored: false), help: help), "\(excerpt.line):\(excerpt.column)"
    )
  }

  @Test func pointsAtTheVeryWord() {
    let (lines, place) = excerpt("a: b\nstate: 1️⃣aktive2️⃣\nc: d\n", help: "what?")
    #expect(place == "2:8")
    #expect(lines == ["    2 | state: aktive", "      |        ^~~~~~ what?"])
  }

  @Test func anEmptyRangeIsMarkedByOneCaret() {
    let (lines, _) = excerpt("state:1️⃣2️⃣\n")
    #expect(lines == ["    1 | state:", "      |       ^"])
  }

  @Test func theEndOfTheFileCanBePointedAt() {
    #expect(excerpt("a\nb1️⃣2️⃣").place == "2:2")
    #expect(excerpt("a\n1️⃣2️⃣").lines == ["    2 | ", "      | ^"])
    #expect(excerpt("1️⃣2️⃣").lines == ["    1 | ", "      | ^"])
  }

  @Test func aTabUnderATabKeepsTheColumn() {
    let (lines, place) = excerpt("a:\t1️⃣b2️⃣")
    #expect(place == "1:4")
    #expect(lines[1] == "      |   \t^")
  }

  @Test(arguments: [("電話", 4), ("📞", 2), ("👨‍👩‍👧‍👦", 2), ("é", 1), ("e\u{301}", 1), ("❤\u{FE0F}", 2)])
  func theCaretIsBehindWideCharacters(_ text: String, _ width: Int) {
    let (lines, place) = excerpt("\(text): 1️⃣x2️⃣")
    #expect(place == "1:\(text.count + 3)")
    #expect(lines[1] == "      | " + String(repeating: " ", count: width + 2) + "^")
    // And the line under a wide word is as wide as it.
    let under = excerpt("1️⃣\(text)2️⃣: x").lines[1]
    #expect(under == "      | ^" + String(repeating: "~", count: width - 1))
  }

  @Test func windowsLineEndsAreNotShown() {
    let (lines, place) = excerpt("a: b\r\nc: 1️⃣d\r\ne2️⃣: f\r\n")
    #expect(place == "2:4")
    #expect(lines == ["    2 | c: d", "      |    ^"])
  }

  @Test func aRangeOverSeveralLinesIsMarkedInItsFirst() {
    #expect(excerpt("a: 1️⃣[b,\n  c]2️⃣\n").lines == ["    1 | a: [b,", "      |    ^~~"])
  }

  @Test func theByteOrderMarkTakesNoColumn() {
    let (lines, place) = excerpt("\u{FEFF}1️⃣a2️⃣: b")
    #expect(place == "1:1")
    #expect(lines == ["    1 | a: b", "      | ^"])
  }

  @Test func aLongLineIsCutAroundTheWord() {
    let long = String(repeating: "x", count: 1000)
    let (lines, place) = excerpt("\(long) 1️⃣word2️⃣ \(long)")
    #expect(place == "1:1002")
    #expect(lines[0].count < 400)
    let column = lines[1].distance(
      from: lines[1].startIndex,
      to: lines[1].firstIndex(of: "^") ?? lines[1].startIndex
    )
    #expect(lines[0].dropFirst(column).hasPrefix("word"))
  }

  @Test func ofAVeryLongLineTheColumnIsCountedInBytes() {
    let long = String(repeating: "äx", count: 10_000)
    let (lines, place) = excerpt("\(long) 1️⃣word2️⃣ \(long)")
    #expect(place == "1:30002")
    #expect(lines[0].hasPrefix("    1 | …"))
    #expect(lines[0].contains("äxäx word äxäx"))
    #expect(!lines[0].contains("\u{FFFD}"))
    #expect(lines[0].count < 400)
  }

  @Test func aLongWordIsCut() {
    let (lines, _) = excerpt("1️⃣" + String(repeating: "x", count: 100_000) + "2️⃣")
    #expect(lines.allSatisfy { $0.count < 400 })
  }

  @Test func thousandsOfLinesKeepTheirGutter() {
    let (lines, _) = excerpt(String(repeating: "\n", count: 123_455) + "1️⃣a2️⃣")
    #expect(lines == ["  123456 | a", "         | ^"])
  }
}

@Suite struct SlowestCasesTests {
  /// A run of cases that took so many milliseconds each.
  private func slowest(_ limit: Int, _ milliseconds: [Double]) -> SlowestCases {
    var slowest = SlowestCases(limit: limit)
    for (index, time) in milliseconds.enumerated() {
      var file = FileResult(path: "\(index).yaml")
      file.cases = [CaseResult(name: "One", outcome: .passed)]
      file.cases[0].wallTime = UInt64(time * 1_000_000)
      slowest.add(file)
    }
    return slowest
  }

  @Test func areListedWithTheirShare() {
    let text = slowest(3, [2, 0, 1240, 3.14, 0.04]).text(runTime: 2_000_000_000)
    #expect(
      text == """
        slowest cases:
          1.24 s  62.0 %  2.yaml:1: One
          3.1 ms   0.2 %  3.yaml:1: One
          2.0 ms   0.1 %  0.yaml:1: One

        """
    )
    #expect(slowest(3, [0]).text(runTime: 1) == "", "what was not run took no time")
  }

  @Test func areTheSlowestOfMany() {
    let times = (0..<10_000).map { Double($0 * 7919 % 10_000) }
    let text = slowest(2, times).text(runTime: 1_000_000_000_000)
    #expect(text.split(separator: "\n").count == 3)
    #expect(text.contains("\(times.firstIndex(of: 9999) ?? 0).yaml"))
    #expect(text.contains("\(times.firstIndex(of: 9998) ?? 0).yaml"))
  }

  @Test func arePointedOutInALongRun() {
    let hint =
      "1.yaml:1: One took 150.0 ms, 7.1 % of the run; --durations 10 lists the slowest cases"
    #expect(slowest(1, [1, 150]).hint(runTime: 2_100_000_000) == hint)
    #expect(slowest(1, [1, 100]).hint(runTime: 2_100_000_000) == nil)
    #expect(slowest(1, [1, 150]).hint(runTime: 1_900_000_000) == nil)
    #expect(slowest(1, [2100]).hint(runTime: 2_100_000_000) == nil, "there is no other case")
  }
}
