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

  /// The string; nil for another type, and for a string with a variable.
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

  /// The strings of an array whose values are known.
  var texts: [String] { items.compactMap(\.text) }
}

extension PlistNode {
  /// What the file describes if not an iOS app, as the end of "this is …"; nil for an iOS app.
  var otherProductPhrase: String? {
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

  /// Whether the file has all keys of the built app's Info.plist.
  ///
  /// Since Xcode 13, a build generates most keys from build settings. The project's file contains only the others and lacks
  /// CFBundleExecutable, which built apps and older project files contain.
  var isComplete: Bool { self["CFBundleExecutable"] != nil }
}

extension [PlistNode] {
  /// The nodes whose text an earlier one has.
  var repeated: [PlistNode] {
    var seen: Set<String> = []
    return filter { $0.text.map { !seen.insert($0).inserted } ?? false }
  }
}
