public import Foundation
import UIKitSystem

extension NSObjectProtocol where Self: AnyObject {
  /// Calls a method; unlike Apple's method, it returns nothing.
  public func perform(_ selector: Selector, with argument: Any? = nil) {
    nonisolated(unsafe) let (target, argument) = (self, argument)
    onMain { _ = selector.call(target, argument) }
  }

  /// Calls a method later, in virtual time.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (target, argument) = (self, argument)
    onMain {
      _ = SystemConnection.current?.schedule(after: delay, repeating: nil) {
        selector.call(target, argument)
      }
    }
  }
}
