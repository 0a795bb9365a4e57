@_spi(Package) public import LifecycleCore
@_spi(Package) package import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage

/// An entry of a trace.
public struct EntryRecord: Hashable, Sendable {
  /// The virtual time since the start of the step, or of the case.
  package var time: VirtualTime
  /// The kind of the entry; all kinds of effects are `effects`, since the vocabulary distinguishes them.
  public var kind: TermKind
  /// The term in the vocabulary; for an expiration, the name of the task.
  public var text: String
  /// The value of `applicationState` at that moment; nil if no code of the app runs.
  package var reads: AppState?
  /// The index of the cause in the causes of the step; -1 for none.
  package var cause = -1
  /// The duration of the action, if it has one.
  package var duration: VirtualTime?
  /// The arguments of a call, an effect or an action, by name.
  package var details = DetailRecord.List()
}

/// An argument of a call, an effect or an action.
package struct DetailRecord: Hashable, Sendable {
  /// The name of the argument.
  package var name: String
  /// The value of the argument.
  package var value: Details.Value

  /// A list of arguments, in the order in which they are shown.
  package struct List: Hashable, Sendable {
    /// The arguments.
    package var all: [DetailRecord] = []
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

extension EntryRecord: ListObject {
  /// What an entry has in common with the one before it.
  package struct Defaults {
    var time = VirtualTime.zero
    var reads: AppState?
    var cause = -1
  }

  /// The defaults of the first entry.
  package static var first: Defaults { Defaults() }

  /// The time and cause of the entry.
  package var next: Defaults { Defaults(time: time, reads: reads, cause: cause) }

  package init(_ last: Defaults) {
    self.init(time: last.time, kind: .effects, text: "")
    (reads, cause) = (last.reads, last.cause)
  }

  package mutating func code(
    _ coder: inout some FieldCoder,
    _ last: Defaults
  ) throws(JSONError) {
    var key = EntryKey(kind: kind)
    try coder.field(keyedBy: &key, &text)
    kind = key.kind
    try coder.field("at", &time, default: last.time)
    try coder.field("reads", &reads, default: last.reads)
    try coder.field("cause", &cause, default: last.cause)
    try coder.field("takes", &duration, default: nil)
    try coder.field("given", &details, default: DetailRecord.List())
  }
}

/// The key of an entry in the stream, which specifies its kind.
private struct EntryKey: RawRepresentable {
  var kind: TermKind

  init(kind: TermKind) { self.kind = kind }

  init?(rawValue: String) {
    guard let kind = TermKind.recorded[rawValue] else { return nil }
    self.kind = kind
  }

  var rawValue: String { kind.recordWord }
}

extension TermKind {
  /// The first kind for each key.
  fileprivate static let recorded = Dictionary(
    allCases.map { ($0.recordWord, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The kind in a record.
  var recorded: TermKind {
    switch self {
    case .objects, .threads: .effects
    case .customActions: .appActions
    default: self
    }
  }
}
