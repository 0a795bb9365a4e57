public import LifecycleCore
internal import ScenarioLanguage

/// An entry of a trace.
public struct EntryRecord: Hashable, Sendable {
  /// The virtual time since the start of the step, or of the case.
  public var time: VirtualTime
  /// The kind of the entry; all kinds of effects are `effects`, since the vocabulary distinguishes them.
  public var kind: TermKind
  /// The term in the vocabulary; for an expiration, the name of the task.
  public var text: String
  /// The value of `applicationState` at that moment; nil if no code of the app runs.
  public var reads: AppState?
  /// The index of the cause in the causes of the step; -1 for none.
  public var cause = -1
  /// The duration of the action, if it has one.
  public var duration: VirtualTime?
  /// The arguments of a call, an effect or an action, by name.
  public var details = DetailRecord.List()
}

/// An argument of a call, an effect or an action.
public struct DetailRecord: Hashable, Sendable {
  /// The name of the argument.
  public var name: String
  /// The value of the argument.
  public var value: Details.Value

  /// A list of arguments, in the order in which they are shown.
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
