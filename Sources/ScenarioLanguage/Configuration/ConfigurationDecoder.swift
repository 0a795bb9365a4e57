extension ConfigurationFile {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - words: The options that there are.
  /// - Returns: The configuration, and everything that is wrong with it, by place.
  public static func decode(
    _ tree: Tree,
    words: [Word]
  ) -> (file: ConfigurationFile, diagnostics: [Diagnostic]) {
    var decoder = ConfigurationDecoder(tree, words)
    let file = decoder.file()
    return (file, decoder.diagnostics)
  }
}

/// Reads the configuration of a project out of a tree.
struct ConfigurationDecoder {
  private enum Entry: Sendable {
    case paths
    case profiles
    case option(ConfigurationFile.Word)
  }

  private var decoder: Decoder
  private let keys: WordTable<Entry>
  private let profileKeys: WordTable<Entry>

  init(_ tree: Tree, _ words: [ConfigurationFile.Word]) {
    decoder = Decoder(plain: tree)
    let options = words.map { ($0.name, Entry.option($0)) }
    keys = WordTable([("paths", .paths), ("profiles", .profiles)] + options)
    profileKeys = WordTable([("paths", .paths)] + options)
  }

  /// What is wrong so far, by place.
  var diagnostics: [Diagnostic] { decoder.diagnostics.sorted }

  mutating func file() -> ConfigurationFile {
    var file = ConfigurationFile()
    for (index, document) in decoder.tree.documents.enumerated() {
      guard index == 0 else {
        decoder.wrongType(document, "a configuration is one document")
        break
      }
      var profiles: [String: ConfigurationFile.Layer] = [:]
      file.base = layer(document, keys, "the configuration", profiles: &profiles)
      file.profiles = profiles
    }
    return file
  }

  private mutating func layer(
    _ index: Tree.Index,
    _ keys: WordTable<Entry>,
    _ what: String,
    profiles: inout [String: ConfigurationFile.Layer]
  ) -> ConfigurationFile.Layer {
    guard decoder.isMapping(index, what) else { return .init() }
    var layer = ConfigurationFile.Layer()
    var entries: [(key: Entry, value: Tree.Index)] = []
    decoder.fields(of: index, keys, in: what) { _, key, _, value in entries.append((key, value)) }
    for (key, value) in entries {
      switch key {
      case .paths: layer.paths = texts(value, "a path")
      case .profiles: profiles = self.profiles(value)
      case .option(let word):
        guard let values = values(value, of: word) else { continue }
        layer.settings.append(
          .init(name: word.name, values: values, range: decoder.range(value))
        )
      }
    }
    return layer
  }

  private mutating func profiles(_ index: Tree.Index) -> [String: ConfigurationFile.Layer] {
    guard decoder.isMapping(index, "profiles") else { return [:] }
    var profiles: [String: ConfigurationFile.Layer] = [:]
    var none: [String: ConfigurationFile.Layer] = [:]
    for (key, value) in decoder.tree.fields(index) {
      let name = decoder.string(key)
      profiles[name] = layer(value, profileKeys, "the profile '\(name)'", profiles: &none)
    }
    return profiles
  }

  // MARK: - Values

  /// The values of an option; nil where they are wrong.
  private mutating func values(
    _ index: Tree.Index,
    of word: ConfigurationFile.Word
  ) -> [String]? {
    switch word.form {
    case .flag: return decoder.flag(index, "true or false").map { [String($0)] }
    case .text: return decoder.text(index, "a value").map { [$0] }
    case .list: return texts(index, "a value")
    case .pairs:
      guard decoder.isMapping(index, "'\(word.name)'") else { return nil }
      var pairs: [String] = []
      for (key, value) in decoder.tree.fields(index) {
        if decoder.node(value).kind == .scalar || decoder.node(value).kind == .quoted {
          pairs.append("\(decoder.string(key))=\(decoder.string(value))")
        } else {
          _ = decoder.text(value, "a text")
        }
      }
      return pairs
    }
  }

  /// A text, or the texts of a list.
  private mutating func texts(_ index: Tree.Index, _ what: String) -> [String] {
    guard decoder.node(index).kind == .list else {
      return decoder.text(index, "\(what), or a list").map { [$0] } ?? []
    }
    guard let items = decoder.items(index, "a list") else { return [] }
    return items.compactMap { decoder.text($0, what) }
  }
}
