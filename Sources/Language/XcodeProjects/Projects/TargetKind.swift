/// What a target makes.
package enum TargetKind: String, Hashable, Sendable {
  case app
  /// An app that is downloaded in part, when it is needed.
  case appClip
  case appExtension
  case framework
  case test
  /// Anything else: an app for another device, a tool, a script.
  case other

  /// The kind for a product type, with or without the prefix that Xcode writes and XcodeGen leaves out.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    self =
      switch productType.hasPrefix(prefix)
        ? String(productType.dropFirst(prefix.count)) : productType
      {
      case "application": .app
      case "application.on-demand-install-capable": .appClip
      case "app-extension", "extensionkit-extension", "app-extension.messages",
        "app-extension.intents-service":
        .appExtension
      case "framework", "framework.static", "library.static", "library.dynamic": .framework
      case "bundle.unit-test", "bundle.ui-testing": .test
      default: .other
      }
  }
}
