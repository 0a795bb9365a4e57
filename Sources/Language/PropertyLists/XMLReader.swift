/// Reads the XML format.
struct XMLReader {
  private var scanner: XMLScanner
  private var limit = ReadingLimit.app
  private var depth = 0

  init(_ bytes: [UInt8]) throws(PropertyListError) { scanner = try XMLScanner(bytes) }

  /// Reads the document: a `plist` element with one value.
  mutating func read() throws(PropertyListError) -> PropertyList {
    guard try tag() == .open("plist") else {
      throw scanner.error(
        "the file is not a property list",
        help:
          "an XML property list has one <plist> element; 'plutil -convert xml1' converts other formats"
      )
    }
    let value = try value(try tag())
    switch try tag() {
    case .close("plist"): break
    case .end: throw missingEnd("plist")
    default:
      throw scanner.error(
        "expected </plist>, found another value",
        help: "a property list has one root value"
      )
    }
    guard try tag() == .end else {
      throw scanner.error("text after </plist>", help: "remove what follows")
    }
    return value
  }

  // MARK: - Values

  private mutating func value(_ token: XMLScanner.Token) throws(PropertyListError) -> PropertyList {
    let start = scanner.start
    try limit.add(0, depth: depth, at: start)
    switch token {
    case .open("dict"): return try dictionary()
    case .empty("dict"): return PropertyList(.dictionary([]), at: range(from: start))
    case .open("array"): return try array()
    case .empty("array"): return PropertyList(.array([]), at: range(from: start))
    case .open(let name):
      let contents = try text(of: name)
      return PropertyList(try scalar(name, contents, start), at: range(from: start))
    case .empty(let name):
      return PropertyList(try scalar(name, "", start), at: range(from: start))
    case .close(let name):
      throw scanner.error("expected a value, found </\(name)>", help: "add a value before it")
    case .text:
      throw scanner.error("text outside an element", help: "write it as <string>…</string>")
    case .end: throw scanner.error("the file ends before its value", help: "add the missing part")
    }
  }

  private func range(from start: Int) -> Range<Int> { start..<scanner.offset }

  private mutating func dictionary() throws(PropertyListError) -> PropertyList {
    let location = range(from: scanner.start)
    depth += 1
    defer { depth -= 1 }
    var entries: [PropertyList.Entry] = []
    while true {
      switch try tag() {
      case .close("dict"): return PropertyList(.dictionary(entries), at: location)
      case .open("key"):
        let start = scanner.offset
        let (name, range) = (try text(of: "key"), start..<scanner.start)
        entries.append(PropertyList.Entry(name, at: range, try value(try tag())))
      case .empty("key"):
        let range = self.range(from: scanner.start)
        entries.append(PropertyList.Entry("", at: range, try value(try tag())))
      case .end: throw missingEnd("dict")
      default:
        throw scanner.error(
          "expected <key>",
          help: "add <key>…</key> before the value"
        )
      }
    }
  }

  private mutating func array() throws(PropertyListError) -> PropertyList {
    let location = range(from: scanner.start)
    depth += 1
    defer { depth -= 1 }
    var items: [PropertyList] = []
    while true {
      switch try tag() {
      case .close("array"): return PropertyList(.array(items), at: location)
      case .end: throw missingEnd("array")
      case let token: items.append(try value(token))
      }
    }
  }

  private func scalar(
    _ name: String,
    _ text: String,
    _ start: Int
  ) throws(PropertyListError) -> PropertyList.Value {
    let word = text.filter { !$0.isWhitespace }
    let value: PropertyList.Value? =
      switch name {
      case "string": .string(text)
      case "true": word.isEmpty ? .boolean(true) : nil
      case "false": word.isEmpty ? .boolean(false) : nil
      case "integer": Self.integer(word)
      case "real": Double(word).map { .real($0) }
      case "date": XMLDate.seconds(word).map { .date($0) }
      case "data": Base64.bytes(word).map { .data($0) }
      default: nil
      }
    if let value { return value }
    let names = ["string", "true", "false", "integer", "real", "date", "data", "dict", "array"]
    throw PropertyListError(
      at: start,
      names.contains(name)
        ? "'\(word.prefix(40))' is not a value of the type \(name)"
        : "<\(name)> is not an element of a property list",
      help: names.contains(name)
        ? "correct the value" : "the elements are \(names.joined(separator: ", "))"
    )
  }

  private static func integer(_ word: String) -> PropertyList.Value? {
    let isNegative = word.hasPrefix("-")
    let digits = isNegative || word.hasPrefix("+") ? word.dropFirst() : word[...]
    let isHex = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    guard let first = digits.utf8.first, (0x30...0x39).contains(first),
      let number = UInt64(isHex ? digits.dropFirst(2) : digits, radix: isHex ? 16 : 10)
    else { return nil }
    if let small = Int64(exactly: number) { return .integer(isNegative ? -small : small) }
    if isNegative { return number == Int64.min.magnitude ? .integer(.min) : nil }
    return .unsigned(number)
  }

  // MARK: - Tags

  /// Reads the next tag; only white space may precede it.
  private mutating func tag() throws(PropertyListError) -> XMLScanner.Token {
    while true {
      let token = try scanner.next()
      guard case .text(let text) = token, text.allSatisfy(\.isWhitespace) else { return token }
    }
  }

  /// Reads the text of an element, and its last tag.
  private mutating func text(of name: String) throws(PropertyListError) -> String {
    let start = scanner.start
    var contents = ""
    while true {
      switch try scanner.next() {
      case .text(let text): contents += text
      case .close(name):
        try limit.add(contents.utf8.count, depth: depth, at: start)
        return contents
      case .end: throw missingEnd(name)
      default:
        throw scanner.error("<\(name)> contains an element", help: "close it with </\(name)> first")
      }
    }
  }

  private func missingEnd(_ name: String) -> PropertyListError {
    scanner.error("the file ends inside <\(name)>", help: "add </\(name)>")
  }
}
