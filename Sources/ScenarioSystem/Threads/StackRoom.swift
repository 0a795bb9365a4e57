/// Room for deeply nested values, whatever stack the process was given.
public enum StackRoom {
  /// What the deepest scenario that is allowed takes, with a reserve.
  private static let enough = 4 << 20

  /// Runs something here, or on a thread with a larger stack where the one of this process is small.
  ///
  /// Where the system allows no thread either, it runs here: most scenarios need little.
  public static func run(_ body: @escaping () -> Void) {
    if Platform.stackLimit() < enough, let thread = try? Platform.Thread(body) {
      thread.join()
    } else {
      body()
    }
  }
}
