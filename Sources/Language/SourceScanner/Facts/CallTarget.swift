/// The function that a call means, as far as the call says it.
struct CallTarget: Hashable {
  /// The name before the parenthesis, or the first part of a selector.
  let name: String
  private let receiver: CallReceiver
  private let caller: String

  /// Creates the target of a call.
  ///
  /// - Parameters:
  ///   - name: The name before the parenthesis, or the first part of a selector.
  ///   - receiver: What it is called on; nil for nothing.
  ///   - caller: The type in which the call stands; empty outside of types.
  init(_ name: String, on receiver: String? = nil, in caller: String) {
    self.name = name
    self.receiver = CallReceiver(receiver)
    // Of other types, only the receiver tells something.
    self.caller = self.receiver.isOwn ? caller.simpleTypeName : ""
  }

  /// Returns whether the call probably means a function of a type, whose name is without the types around it.
  func isLikely(in type: String) -> Bool { receiver.means(type, in: caller) }
}

extension String {
  /// The name of a type, without the types around it.
  var simpleTypeName: String { split(separator: ".").last.map(String.init) ?? "" }
}
