public import Foundation

/// Why the system refuses a request about a scene.
public struct UISceneError: Error, CustomNSError, Equatable, Sendable {
  /// What went wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// What can go wrong.
  public enum Code: Int, Sendable {
    /// The app supports one scene.
    case multipleScenesNotSupported
    /// The system does not do it now.
    case requestDenied
    /// The scene has no geometry that can be requested; never passed on Linux.
    case geometryRequestUnsupported = 100
    /// The system does not change the geometry; never passed on Linux.
    case geometryRequestDenied
  }

  /// The app supports one scene.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The system does not do it now.
  public static let requestDenied = Code.requestDenied

  /// The domain of the errors.
  public static let errorDomain = "UISceneErrorDomain"
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
}
