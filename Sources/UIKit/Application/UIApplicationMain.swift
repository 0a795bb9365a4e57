import Foundation

/// Runs the app; on Linux, prints what to do instead.
@MainActor public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  FileHandle.standardError.write(
    Data(
      """
      An app has no screen on Linux. Run its delegates in scenarios: write a test or a program that creates them.

      """.utf8
    )
  )
  return 1
}

extension UIApplicationDelegate {
  /// The main function of an app whose delegate is marked `@main`; on Linux, prints what to do instead.
  public static func main() {
    exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "\(Self.self)"))
  }
}
