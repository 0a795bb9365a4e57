@_spi(Package) import LifecycleCore

/// What delegates in Swift were told, over all their lives.
final class DelegateLog {
  var lines: [String] = []
}

/// A delegate of the app and of scenes that has every method, and notes its name; the methods are generated.
final class EveryMethod {
  let log: DelegateLog

  init(_ log: DelegateLog) { self.log = log }

  func note(_ method: DelegateMethod) { log.lines.append(method.swiftName) }
}
