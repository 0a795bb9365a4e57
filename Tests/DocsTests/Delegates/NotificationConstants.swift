@_spi(Package) import LifecycleCore

/// The constants of UIKit for the notifications of the app and of scenes, by their present and their former names.
enum NotificationConstants {
  static var file: GeneratedFile {
    let parts = ["UIApplication", "UIScene"].map { type in
      "extension \(type) {\n" + constants(of: type).map(\.code).joined() + "}\n"
    }
    let former = constants(of: "UIApplication").map(\.formerCode).joined()
    return GeneratedFile(
      "Sources/Apps/UIKit/Notifications/UIKit+Notifications",
      from: "NotificationName.swift",
      ["public import Foundation"],
      """
      \(parts.joined(separator: "\n"))
      // The names of notifications as they were written before Swift 4.2, such as `.UIApplicationDidBecomeActive`.
      extension Notification.Name {
      \(former)}

      """
    )
  }

  private static func constants(of type: String) -> [NotificationConstant] {
    NotificationName.allCases.filter { $0.name.hasPrefix(type) }
      .map { NotificationConstant(name: $0, type: type) }
  }
}

private struct NotificationConstant {
  let name: NotificationName
  let type: String

  /// The name without the type and what says that it is a notification: `DidBecomeActive`.
  private var stem: Substring {
    let stem = name.name.dropFirst(type.count)
    return stem.hasSuffix("Notification") ? stem.dropLast("Notification".count) : stem
  }

  /// The constant of the type: `didBecomeActiveNotification`.
  private var constant: String {
    let parts = (name.row.swiftName ?? name.name).split(separator: ".")
    return parts.last.map(String.init) ?? ""
  }

  private var comment: String {
    "  /// \(name.summary.prefix(1).uppercased())\(name.summary.dropFirst()).\n"
  }

  var code: String {
    "\(comment)  public nonisolated static let \(constant) =\n"
      + "    Notification.Name(\"\(name.name)\")\n"
  }

  var formerCode: String {
    let start = "  public static let \(type)\(stem) ="
    let value = "\(type).\(constant)"
    let isShort = start.count + 1 + value.count <= 100
    return "\(comment)\(start)\(isShort ? " " : "\n    ")\(value)\n"
  }
}
