@_spi(Package) package import LifecycleCore

/// A name of UIKit that is not written in full, such as `userNotificationCenter(_:willPresent:)`: a beginning that ends
/// at a label, a base name, or a notification without its class.
package struct ShortName {
  /// What it can stand for; several if it is the beginning of several names, none if it is not a name.
  private(set) var terms: [Term]
  /// The language in which it is written.
  private(set) var spelling = NameSpelling.swift

  /// The only thing that it can stand for.
  var term: Term? { terms.count == 1 ? terms[0] : nil }

  /// Returns the full names that a name can be short for, if there are a few.
  ///
  /// It is empty for a name of which it is known what it means. With a kind, names of other kinds are left out.
  package static func fullNames(for name: String, of kind: TermKind? = nil) -> [String] {
    var short = ShortName(name)
    if let kind { short.terms.removeAll { $0.kind != kind } }
    guard (2...4).contains(short.terms.count) else { return [] }
    // The older method for pushes has in Swift the name of the newer one's asynchronous form.
    return short.terms.map { $0.name(in: short.spelling).trimmingLastColon }
  }

  init(_ text: String) {
    if let method = Self.swiftUI[text.hasPrefix(".") ? String(text.dropFirst()) : text] {
      terms = [.call(method)]
    } else if text.hasSuffix("()") {
      terms = Self.methods(text.dropLast())
    } else if text.hasSuffix(":)") {
      terms = Self.methods(text.dropLast())
    } else {
      let start = text.trimmingLastColon + ":"
      terms = SpokenName.methods.filter { $0.word.hasPrefix(start) }
      spelling = .objc
      if terms.isEmpty { self = Self.baseName(text) ?? Self.notification(text) }
    }
    if terms.isEmpty {
      terms = SpokenName.terms(for: text)
      spelling = text.contains(":") && !text.contains("(") ? .objc : .swift
    }
  }

  private init(_ terms: [Term], _ spelling: NameSpelling) {
    (self.terms, self.spelling) = (terms, spelling)
  }

  private static let notifications = TermKind.notifications.terms

  /// Returns the methods whose names in Swift begin with a text.
  private static func methods(_ start: Substring) -> [Term] {
    SpokenName.methods.filter { SpokenName.fullName(of: $0).hasPrefix(start) }
  }

  private static func baseName(_ text: String) -> ShortName? {
    let terms = methods("\(text)(")
    return terms.isEmpty ? nil : ShortName(terms, .swift)
  }

  /// Finds a notification by a name without its class, without its end, or as in older versions of Swift.
  private static func notification(_ text: String) -> ShortName {
    let types = ["NSNotification.Name.", "Notification.Name.", "."]
    let name = types.first { text.hasPrefix($0) }.map { text.dropFirst($0.count) } ?? text[...]
    let names = [name, "\(name)Notification"]
    // A name with neither its class nor its end may be that of a call.
    let isMember = name.hasSuffix("Notification")
    let inSwift = notifications.filter { term in
      let full = term.name(in: .swift)
      return names.contains { full == $0 } || isMember && full.hasSuffix(".\(name)")
    }
    if !inSwift.isEmpty { return ShortName(inSwift, .swift) }
    return ShortName(notifications.filter { names.contains($0.word[...]) }, .objc)
  }

  /// The code of a SwiftUI app as SwiftUI declares it.
  private static let swiftUI: [String: DelegateMethod] = [
    "init()": .swiftUIInit, "App.init()": .swiftUIInit, "onAppear(perform:)": .swiftUIAppear,
    "onOpenURL(perform:)": .swiftUIOpenURL,
    "onContinueUserActivity(_:perform:)": .swiftUIContinueActivity,
    "ScenePhase.active": .scenePhaseActive, "ScenePhase.inactive": .scenePhaseInactive,
    "ScenePhase.background": .scenePhaseBackground,
    "scenePhase active": .scenePhaseActive, "scenePhase inactive": .scenePhaseInactive,
    "scenePhase background": .scenePhaseBackground,
    "scenePhase == .active": .scenePhaseActive, "scenePhase == .inactive": .scenePhaseInactive,
    "scenePhase == .background": .scenePhaseBackground,
  ]
}

extension Term {
  /// Returns what a name stands for: one term, several for the beginning of several names, none for an unknown name.
  ///
  /// It can be a word of a list, a state or a termination, with its key before it to tell those of the same name apart,
  /// and a name of UIKit in Swift or Objective-C, in full or shortened.
  package static func readings(of name: String) -> [Term] {
    if let term = Vocabulary.terms[name] { return [term] }
    func matches(_ term: Term) -> Bool {
      [term.word, "\(term.kind.key): \(term.word)"].contains(name)
        // The key of a step that expects the states of scenes.
        || term.kind == .scenes && name == "scenes: \(term.word)"
    }
    if let term = named.first(where: matches) { return [term] }
    return ShortName(name).terms
  }
}
