/// A name that neither the sources nor a module of Linux declares.
public struct UnknownName: Sendable {
  /// Where and how the name is used.
  struct Use: Sendable {
    let path: String
    let line: Int
  }

  /// The name.
  public let name: String
  var uses: [Use] = []
  /// The methods that a class that inherits from it overrides.
  var overridden: [OverriddenMethod] = []
  var isSuperclass = false
  var isProtocol = false
  var isWrapper = false
  /// It is called, and the result is not used.
  var isStatement = false
  /// It is called, and the result is used.
  var isInitialized = false
  /// It is the type of something.
  var isType = false
  /// Its members that are used, with their labels if they are called: `log(_:)`.
  var members: Set<String> = []
  /// The members of its shared instance that are used.
  var instanceMembers: [String: Set<String>] = [:]

  init(_ name: String) { self.name = name }

  /// Where the name is used: `AppDelegate.swift:12, 40`.
  public var places: String {
    var places: [String] = []
    for path in Set(uses.map(\.path)).sorted() {
      let lines = Set(uses.filter { $0.path == path }.map(\.line)).sorted()
      places.append("\(path):\(lines.map(String.init).joined(separator: ", "))")
    }
    return places.joined(separator: ", ")
  }
}

/// A method of a superclass that is unknown.
struct OverriddenMethod: Hashable, Sendable {
  /// The declaration without its body and `override`.
  let head: String
  /// The type of its result; nil for none.
  let result: String?
}
