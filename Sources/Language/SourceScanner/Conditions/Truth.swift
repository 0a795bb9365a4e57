/// Whether something is so, as far as that is known.
enum Truth: Sendable {
  case no, unknown, yes

  init(_ value: Bool) { self = value ? .yes : .no }

  static prefix func ! (value: Truth) -> Truth {
    switch value {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }

  static func && (left: Truth, right: Truth) -> Truth {
    if left == .no || right == .no { return .no }
    return left == .yes && right == .yes ? .yes : .unknown
  }

  static func || (left: Truth, right: Truth) -> Truth { !(!left && !right) }
}
