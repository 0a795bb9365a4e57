/// The frame of the status bar, as far as it changes: its height.
public struct StatusBarFrame: Hashable, Sendable {
  /// The height, in points: 20, and 40 during a call.
  public let height: Int
}

extension Application {
  /// Whether protected files can be read: not while a device with a passcode is locked.
  public var isProtectedDataAvailable: Bool { !keysAreGone }

  /// Opens a file; one with complete protection cannot be used while the device is locked.
  public func openFile(_ name: String, isProtected: Bool = false) {
    perform(Action(.openFile, [.text(name), .word(isProtected ? 1 : 0)]))
  }

  /// Reads an open file.
  public func readFile(_ name: String) { perform(Action(.readFile, [.text(name)])) }

  /// Closes a file.
  public func closeFile(_ name: String) { perform(Action(.closeFile, [.text(name)])) }
}
