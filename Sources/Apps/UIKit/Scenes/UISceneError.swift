public import Foundation

/// An error of a request about a scene.
public struct UISceneError: Error, CustomNSError, Equatable, Sendable {
  /// What went wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// What can go wrong.
  public enum Code: Int, Sendable {
    /// The app does not support multiple scenes.
    case multipleScenesNotSupported
    /// The system denied the request.
    case requestDenied
    /// The scene does not support geometry requests; never passed on Linux.
    case geometryRequestUnsupported = 100
    /// The system denied the geometry request; never passed on Linux.
    case geometryRequestDenied
  }

  /// The app does not support multiple scenes.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The system denied the request.
  public static let requestDenied = Code.requestDenied

  /// The domain of the errors.
  public static let errorDomain = "UISceneErrorDomain"
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
}
