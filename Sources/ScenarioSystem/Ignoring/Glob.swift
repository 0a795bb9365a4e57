/// A pattern for paths as git matches it: `*` and `?` stop at a slash, `**` between slashes does not.
///
/// The time to match grows with the product of both lengths, whatever the pattern.
struct Glob: Sendable {
  private enum Token {
    case byte(UInt8)
    /// Any byte but a slash.
    case any
    case set(ByteSet)
    /// Any bytes without a slash.
    case star
    /// Any bytes.
    case stars
    /// The next two tokens may be left out: `**/` also stands for no folder at all.
    case optionalFolders
    /// Matches nothing: the pattern is malformed.
    case never
  }

  private let tokens: [Token]
  /// The bytes with which it begins and ends.
  private let start: [UInt8]
  private let end: [UInt8]

  /// Whether the pattern is malformed, and so matches nothing.
  var isMalformed: Bool {
    tokens.contains { if case .never = $0 { true } else { false } }
  }

  /// Compiles a pattern; where `**` means nothing special, in one for a name, it is the same as `*`.
  init(_ pattern: some Collection<UInt8>) {
    let bytes = Array(pattern)
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "?"): tokens.append(.any)
      case UInt8(ascii: "*"): Self.addStars(to: &tokens, bytes, &index)
      case UInt8(ascii: "["):
        tokens.append(ByteSet(class: bytes, from: &index).map(Token.set) ?? .never)
      case UInt8(ascii: "\\"):
        tokens.append(index < bytes.count ? .byte(bytes[index]) : .never)
        index += 1
      default: tokens.append(.byte(byte))
      }
    }
    self.tokens = tokens
    start = Self.bytes(tokens.prefix(while: Self.isByte))
    // With the folders, the slash behind them may be left out.
    var tail = tokens.count - tokens.reversed().prefix(while: Self.isByte).count
    if tail > 1, case .optionalFolders = tokens[tail - 2] { tail += 1 }
    end = Self.bytes(tokens[max(tail, start.count)...])
  }

  private static func isByte(_ token: Token) -> Bool {
    if case .byte = token { true } else { false }
  }

  private static func bytes(_ tokens: ArraySlice<Token>) -> [UInt8] {
    tokens.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
  }

  /// Adds what one or more asterisks mean, the first of which is before `index`.
  private static func addStars(to tokens: inout [Token], _ bytes: [UInt8], _ index: inout Int) {
    let start = index - 1
    while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
    let rest = bytes[index...]
    let isAlone =
      index - start > 1 && (start == 0 || bytes[start - 1] == UInt8(ascii: "/"))
      && (rest.isEmpty || rest.starts(with: "/".utf8) || rest.starts(with: #"\/"#.utf8))
    guard isAlone else { return tokens.append(.star) }
    if rest.starts(with: "/".utf8) { tokens.append(.optionalFolders) }
    tokens.append(.stars)
  }

  /// Whether it may match a text that ends with a byte.
  func mayMatch(endingWith byte: UInt8) -> Bool {
    switch tokens.last {
    case nil, .never, .optionalFolders: false
    case .byte(let last): last == byte
    case .set(let set): set.contains(byte)
    case .any, .star, .stars: true
    }
  }

  /// Whether the pattern matches all of a text.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most texts differ in the bytes that nothing stands for.
    guard text.count >= start.count + end.count, text.starts(with: start),
      text.suffix(end.count).elementsEqual(end)
    else { return false }
    // Every place in the pattern at which a match of the bytes so far may continue.
    var places = [Bool](repeating: false, count: tokens.count + 1)
    var next = places
    enter(start.count, &places)
    for byte in text.dropFirst(start.count) {
      var isAlive = false
      for place in start.count...tokens.count where places[place] {
        places[place] = false
        guard let target = target(of: place, over: byte) else { continue }
        enter(target, &next)
        isAlive = true
      }
      guard isAlive else { return false }
      swap(&places, &next)
    }
    return places[tokens.count]
  }

  /// Where a byte leads from a place; nil where it does not match there.
  private func target(of place: Int, over byte: UInt8) -> Int? {
    guard place < tokens.count else { return nil }
    return switch tokens[place] {
    case .byte(let expected): byte == expected ? place + 1 : nil
    case .any: byte == UInt8(ascii: "/") ? nil : place + 1
    case .set(let set): set.contains(byte) && byte != UInt8(ascii: "/") ? place + 1 : nil
    case .star: byte == UInt8(ascii: "/") ? nil : place
    case .stars: place
    case .optionalFolders, .never: nil
    }
  }

  /// Marks a place, and those that follow it without another byte.
  private func enter(_ place: Int, _ places: inout [Bool]) {
    guard !places[place] else { return }
    places[place] = true
    guard place < tokens.count else { return }
    switch tokens[place] {
    case .star, .stars: enter(place + 1, &places)
    case .optionalFolders:
      enter(place + 1, &places)
      enter(place + 3, &places)
    default: break
    }
  }
}
