@_spi(Package) internal import LifecycleCore

/// The names by which lines of logs are recognized: those of the catalogue in full and shortened, those of the dialects,
/// and those of other systems.
struct LogNames: Sendable {
  /// What a text in a log is.
  enum Kind: Sendable {
    /// The name of a call or a notification in full.
    case name(LogDialect.Meaning)
    /// A name without its object, or a name of a dialect.
    case word(LogDialect.Meaning, LogDialect?)
    /// The beginning of a statement about a state.
    case mark([LogDialect])
    /// A name of another system.
    case foreign(ForeignSystem)
  }

  /// The names, with what they are.
  let all: [(name: String, kind: Kind)]
  let trie: NameTrie

  /// All names, built once.
  static let shared = LogNames()

  private init() {
    var kinds: [String: Kind] = [:]
    func add(_ name: String, _ kind: Kind) { if kinds[name] == nil { kinds[name] = kind } }
    // What a log says of the status bar before the launch, no search explains: the model has it at a call only.
    let incidental: Set<DelegateMethod> = [.willChangeStatusBarFrame, .didChangeStatusBarFrame]
    func meaning(_ methods: [DelegateMethod]) -> LogDialect.Meaning {
      methods.allSatisfy(incidental.contains)
        ? .incidental : .terms(methods.map { .call($0) })
    }
    // The app of a search plays nothing, so that no interruption of it is ever among what the model does.
    for dialect in LogDialect.all {
      for case (let name, .evidence(let evidence)) in dialect.names {
        add(name, .word(.evidence(evidence), dialect))
      }
    }
    for (name, term) in RecordedNames().terms {
      if case .call(let method) = term {
        // Without its colon it is also what is left of the name of the method that replaced it.
        let isShort = name == "applicationDidFinishLaunching"
        let meant = isShort ? [.didFinishLaunching, method] : [method]
        add(name, .name(meaning(meant)))
      } else {
        add(name, .name(.terms([term])))
      }
    }
    for (name, methods) in ShortenedName.calls { add(name, .name(meaning(methods))) }
    for (name, methods) in ShortenedName.labels { add(name, .word(meaning(methods), nil)) }
    for (name, term) in ShortenedName.notifications { add(name, .word(.terms([term]), nil)) }
    for dialect in LogDialect.all {
      for (name, meaning) in dialect.names { add(name, .word(meaning, dialect)) }
      for mark in dialect.marks {
        if case .mark(let others)? = kinds[mark] {
          kinds[mark] = .mark(others + [dialect])
        } else {
          add(mark, .mark([dialect]))
        }
      }
    }
    for system in ForeignSystem.all {
      for name in system.names { add(name, .foreign(system)) }
    }
    all = kinds.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
    trie = NameTrie(all.map(\.name))
  }
}
