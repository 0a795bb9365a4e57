internal import PropertyLists

/// A value in an Info.plist, with the keys that lead to it.
struct PlistNode {
  /// The keys and indexes from the top, as `plutil -extract` takes them when they are joined with periods.
  let path: [String]
  let list: PropertyList
  let keyRange: Range<Int>?

  init(path: [String] = [], _ list: PropertyList, keyRange: Range<Int>? = nil) {
    self.path = path
    self.list = list
    self.keyRange = keyRange
  }

  /// The bytes to underline: a value, or the key of a container; nil in a binary file.
  var range: Range<Int>? {
    switch list.value {
    case .dictionary, .array: keyRange ?? list.range
    default: list.range
    }
  }

  /// The name of the key, or the number of the item.
  var name: String { path.last ?? "" }

  /// Whether the build replaces a variable in the value, which is therefore not known: `$(PRODUCT_NAME)`.
  var hasVariable: Bool {
    list.string.map { $0.contains("$(") || $0.contains("${") } ?? false
  }

  /// The text; nil for another type, and for a text with a variable.
  var text: String? { hasVariable ? nil : list.string }

  /// The value of a Boolean; nil for another type.
  var flag: Bool? { list.boolean }

  /// The name of the value's type.
  var typeName: String { list.typeName }

  /// The value for a key of a dictionary; nil if there is none.
  subscript(key: String) -> PlistNode? {
    list.entry(key).map { PlistNode(path: path + [key], $0.value, keyRange: $0.keyRange) }
  }

  /// The values of a dictionary, in the order of the file; empty for another type.
  var entries: [PlistNode] {
    (list.entries ?? []).map { PlistNode(path: path + [$0.key], $0.value, keyRange: $0.keyRange) }
  }

  /// The items of an array; empty for another type.
  var items: [PlistNode] {
    (list.items ?? []).enumerated().map { PlistNode(path: path + ["\($0)"], $1) }
  }

  /// The items of an array of strings that are known.
  var texts: [String] { items.compactMap(\.text) }
}

extension PlistNode {
  /// What the file belongs to if it is not an iOS app, as the end of "this is …"; nil for an iOS app.
  var otherBundle: String? {
    if self["NSExtension"] != nil || self["EXAppExtensionAttributes"] != nil {
      return "an app extension"
    }
    if self["WKWatchKitApp"] != nil || self["WKApplication"] != nil { return "a watchOS app" }
    if self["LSMinimumSystemVersion"] != nil { return "for macOS" }
    let platforms = self["CFBundleSupportedPlatforms"]?.texts ?? []
    if let platform = platforms.first, !platforms.contains(where: { $0.hasPrefix("iPhone") }) {
      return "for \(platform)"
    }
    if let type = self["CFBundlePackageType"]?.text {
      return type == "APPL" ? nil : "a bundle of type \(type)"
    }
    let isForUIKit = entries.contains { $0.name.hasPrefix("UI") || $0.name == "LSRequiresIPhoneOS" }
    return isForUIKit ? nil : "a property list without UIKit keys"
  }

  /// Whether a key that is missing is missing in the app, too.
  ///
  /// Since Xcode 13 a build makes most keys from its settings; the file of the project has only the others, and does not
  /// name the executable. An app that was built names it, as does a file from the time when it had all keys.
  var isComplete: Bool { self["CFBundleExecutable"] != nil }
}
