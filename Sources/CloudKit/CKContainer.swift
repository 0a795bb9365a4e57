public import Foundation
import UIKitSystem

/// A container of CloudKit, in which an app can accept invitations; recorded.
open class CKContainer: NSObject, @unchecked Sendable {
  /// The identifier of the container; nil for that of the app.
  public let containerIdentifier: String?

  /// Creates a container.
  public init(identifier: String) { containerIdentifier = identifier }

  private override init() { containerIdentifier = nil }

  /// The container of the app.
  open class func `default`() -> CKContainer { CKContainer() }

  /// Accepts an invitation: recorded, and the handler is called.
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

  /// Accepts an invitation; recorded.
  @discardableResult
  open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    record(metadata)
    return metadata.share
  }

  /// Accepts the invitations of an operation: recorded, and its blocks are called.
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

  /// The data of the container; unavailable on Linux.
  @available(*, unavailable, message: "records of CloudKit are not simulated")
  open var privateCloudDatabase: Never { fatalError() }
  /// The data that others share; unavailable on Linux.
  @available(*, unavailable, message: "records of CloudKit are not simulated")
  open var sharedCloudDatabase: Never { fatalError() }
}

/// Accepts invitations, in a container.
open class CKAcceptSharesOperation: NSObject, @unchecked Sendable {
  /// The invitations.
  open nonisolated(unsafe) var shareMetadatas: [CKShare.Metadata]
  /// Runs for each invitation.
  open nonisolated(unsafe) var perShareResultBlock:
    ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// Runs when all are accepted.
  open nonisolated(unsafe) var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates an operation.
  public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }
}
