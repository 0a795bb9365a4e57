public import Foundation
import UIKitSystem

/// A CloudKit container, in which an app can accept shares; recorded.
open class CKContainer: NSObject, @unchecked Sendable {
  /// The identifier of the container; nil for the app's default container.
  public let containerIdentifier: String?

  /// Creates a container.
  public init(identifier: String) { containerIdentifier = identifier }

  private override init() { containerIdentifier = nil }

  /// The app's default container.
  open class func `default`() -> CKContainer { CKContainer() }

  /// Accepts a share; recorded, and the handler is called.
  open func accept(
    _ metadata: CKShare.Metadata,
    completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
  ) {
    record(metadata)
    onMain {
      _ = SystemConnection.current?.schedule(after: 0, repeating: nil) {
        completionHandler(metadata.share, nil)
      }
    }
  }

  /// Accepts a share; recorded.
  @discardableResult
  open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    record(metadata)
    return metadata.share
  }

  /// Accepts the shares of an operation; recorded, and its blocks are called.
  open func add(_ operation: CKAcceptSharesOperation) {
    for metadata in operation.shareMetadatas {
      accept(metadata) { share, _ in
        guard let share else { return }
        operation.perShareResultBlock?(metadata, .success(share))
      }
    }
    onMain {
      _ = SystemConnection.current?.schedule(after: 0, repeating: nil) {
        operation.acceptSharesResultBlock?(.success(()))
      }
    }
  }

  private func record(_ metadata: CKShare.Metadata) {
    onMain { SystemConnection.record("accepted share", metadata.share.recordID.recordName) }
  }

  /// The private database; unavailable on Linux.
  @available(*, unavailable, message: "records of CloudKit are not simulated")
  open var privateCloudDatabase: Never { fatalError() }
  /// The shared database; unavailable on Linux.
  @available(*, unavailable, message: "records of CloudKit are not simulated")
  open var sharedCloudDatabase: Never { fatalError() }
}

/// An operation that accepts shares.
open class CKAcceptSharesOperation: NSObject, @unchecked Sendable {
  /// The metadata of the shares.
  open nonisolated(unsafe) var shareMetadatas: [CKShare.Metadata]
  /// Called for each share.
  open nonisolated(unsafe) var perShareResultBlock:
    ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// Called when all shares have been accepted.
  open nonisolated(unsafe) var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates an operation.
  public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }
}
