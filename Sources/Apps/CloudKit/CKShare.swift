public import Foundation

/// A CloudKit share, as an app that accepts it sees it.
open class CKShare: CKRecord, @unchecked Sendable {
  /// The URL of the share.
  open private(set) var url: URL?

  /// Creates the share of a scenario, with its name.
  package init(named name: String) {
    super.init(recordID: CKRecord.ID(recordName: name))
    url = URL(string: name)
  }

  /// The metadata of a share that the user has accepted, which delegates receive.
  open class Metadata: NSObject, @unchecked Sendable {
    /// The share; the name of its record is that in the scenario.
    public let share: CKShare
    /// The identifier of the share's container.
    public let containerIdentifier: String

    /// Creates the metadata of a share.
    package init(share: CKShare, containerIdentifier: String = "iCloud.app") {
      self.share = share
      self.containerIdentifier = containerIdentifier
    }

    /// The root record of the share; unavailable on Linux.
    @available(*, unavailable, message: "records of CloudKit are not simulated")
    open var rootRecord: CKRecord? { nil }
  }
}

/// A CloudKit record; on Linux, it has only an ID.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The ID of the record.
  public let recordID: ID

  init(recordID: ID) { self.recordID = recordID }

  /// The ID of a record.
  open class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let recordName: String

    /// Creates an ID.
    public init(recordName: String) { self.recordName = recordName }
  }
}
