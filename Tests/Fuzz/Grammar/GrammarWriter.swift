@_spi(Package) import ScenarioJSON
@_spi(Package) import ScenarioLanguage

/// Writes files that the grammar of scenarios allows, or nearly: each byte of the input is one choice.
///
/// So what libFuzzer does to the bytes changes the file by whole keys, values and levels. After the last byte all that
/// is left is a sample, so that every input ends.
struct GrammarWriter {
  private static let grammar = Grammar()
  private static let definitions = ScenarioSchema.value["$defs"] ?? .null
  private static let mostDepth = 40

  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// A file: a document, or several.
  mutating func file() -> String {
    var documents: [String] = []
    repeat {
      let root = Grammar.roots[choice(of: Grammar.roots.count)]
      let value = value(Self.definitions[root] ?? .null, root, depth: 0)
      documents.append(value.block(0, levels: choice(of: 8)))
    } while !bytes.isEmpty && documents.count < 3 && choice(of: 8) == 1
    return documents.joined(separator: "\n---\n") + "\n"
  }

  /// One of so many possibilities; the first one at the end of the input.
  private mutating func choice(of count: Int) -> Int {
    guard count > 1, let byte = bytes.popFirst() else { return 0 }
    guard count > 256 else { return Int(byte) % count }
    return (Int(byte) << 8 | Int(bytes.popFirst() ?? 0)) % count
  }

  private mutating func value(_ schema: JSONValue, _ definition: String, depth: Int) -> Grammar.Node
  {
    guard !bytes.isEmpty, depth < Self.mostDepth else { return Self.grammar.sample(schema) }
    if case .text(let reference)? = schema["$ref"] {
      let name = String(reference.dropFirst("#/$defs/".count))
      return value(Self.definitions[name] ?? .null, name, depth: depth + 1)
    }
    switch choice(of: 16) {
    case 0: return .raw(UnlikelyValues.all[choice(of: UnlikelyValues.all.count)])
    case 1 where choice(of: 8) == 0:
      return .raw(UnlikelyValues.refused[choice(of: UnlikelyValues.refused.count)])
    case 2: return .list([Self.grammar.sample(schema)])
    default: break
    }
    if case .list(let forms)? = schema["anyOf"], schema["properties"] == nil, !forms.isEmpty {
      return value(forms[choice(of: forms.count)], definition, depth: depth + 1)
    }
    if case .list(let words)? = schema["enum"] {
      return Self.grammar.sample(["enum": .list([words[choice(of: words.count)]])])
    }
    if let items = schema["items"] {
      return .list((0..<choice(of: 5)).map { _ in value(items, definition, depth: depth + 1) })
    }
    let fields = Self.grammar.fields(of: schema)
    guard !fields.isEmpty else { return Self.grammar.sample(schema) }
    return mapping(fields, schema, definition, depth)
  }

  private mutating func mapping(
    _ fields: [(key: String, value: JSONValue)],
    _ schema: JSONValue,
    _ definition: String,
    _ depth: Int
  ) -> Grammar.Node {
    // Mostly it has what it must have; now and then a key comes twice, or is none.
    var pairs = choice(of: 8) == 7 ? [] : Self.grammar.base(of: schema, definition)
    for _ in 0..<choice(of: 6) {
      let field = fields[choice(of: fields.count)]
      let value = value(field.value, definition, depth: depth + 1)
      if choice(of: 32) != 31 { pairs.removeAll { $0.key == field.key } }
      pairs.append((field.key, value))
    }
    return .mapping(pairs)
  }
}
