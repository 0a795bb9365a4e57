import CloudKit
import ScenarioApp
import UIKit

/// Accepts invitations of CloudKit, in an app with scenes and in one without.
@MainActor final class SharesDelegate: UIResponder, UIApplicationDelegate {
  var accepted: [String] = []

  func accept(_ metadata: CKShare.Metadata, _ path: String) {
    CKContainer(identifier: metadata.containerIdentifier).accept(metadata) { share, error in
      let name = error == nil ? share?.recordID.recordName ?? "" : "an error"
      MainActor.assumeIsolated { self.accepted.append("\(path) \(name)") }
    }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let metadata = launchOptions?[.cloudKitShareMetadata] as? CKShare.Metadata {
      accepted.append("launched for \(metadata.share.recordID.recordName)")
    }
    return true
  }

  func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    accept(cloudKitShareMetadata, "app")
  }
}

/// Accepts invitations in its scene.
@MainActor final class SharesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  let app: SharesDelegate

  init(_ app: SharesDelegate) { self.app = app }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let metadata = connectionOptions.cloudKitShareMetadata { app.accept(metadata, "connected") }
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    app.accept(cloudKitShareMetadata, "scene")
  }
}

let shares = AppUnderTest("Shares", probes: ["accepted"], uncalledMethods: .ignore) { launch in
  let app = SharesDelegate()
  launch.delegate = app
  launch.sceneDelegate { SharesSceneDelegate(app) }
  launch.probe("accepted") { app.accepted }
}
