public import LifecycleCore
internal import ScenarioLanguage

/// Something that happened.
public struct EntryRecord: Hashable, Sendable {
  /// When, on the virtual clock, from the beginning of the step or of the case.
  public var time: VirtualTime
  /// What it is; effects of all kinds are effects here, since the vocabulary says which list is about one.
  public var kind: TermKind
  /// Its word in the vocabulary; of an expiration the name of the task.
  public var text: String
  /// What `applicationState` reads there; nil where no code runs.
  public var reads: AppState?
  /// The rule that caused it, by its index in the causes of its step; -1 for none.
  public var cause = -1
  /// How long it takes, for work of the app and the like.
  public var duration: VirtualTime?
  /// The arguments of a call, an effect or an action, by name.
  public var details = DetailRecord.List()
}

/// An argument of a call, an effect or an action.
public struct DetailRecord: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// Its value.
  public var value: Details.Value

  /// Several of them, in the order in which they are shown.
  public struct List: Hashable, Sendable {
    /// The arguments.
    public var all: [DetailRecord] = []
  }
}

// MARK: - Fields

extension DetailRecord.List: FieldValue {
  package func write(to json: inout JSONWriter) {
    json.openObject()
    for detail in all {
      json.key(detail.name)
      switch detail.value {
      case .text(let text): json.text(text)
      case .list(let texts): json.texts(texts)
      case .mapping(let pairs): pairs.write(to: &json)
      }
    }
    json.closeObject()
  }

  package init(_ json: inout JSONReader) throws(JSONError) {
    try json.object { (json, name) throws(JSONError) in
      let value: Details.Value
      switch json.next {
      case UInt8(ascii: "["): value = .list(try json.texts())
      case UInt8(ascii: "{"): value = .mapping(try [String: String](&json))
      default: value = .text(try json.text())
      }
      all.append(DetailRecord(name: name, value: value))
    }
  }
}
