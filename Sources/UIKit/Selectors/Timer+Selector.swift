public import Foundation
import UIKitSystem

extension Timer {
  /// Creates a timer that calls a method of a target, which it keeps alive, and that starts with the run loop.
  public convenience init(
    timeInterval interval: TimeInterval,
    target: AnyObject,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(timeInterval: interval, repeats: repeats) { timer in
      onMain { _ = selector.call(target, timer) }
    }
    self.userInfo = userInfo
  }

  /// Creates a timer that calls a method of a target, which it keeps alive, and starts it.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: AnyObject,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    timer.start()
    return timer
  }
}
