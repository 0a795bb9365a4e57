@_spi(Package) internal import LifecycleCore

// Checks of links: a URL reaches the app by its scheme, and a universal link by its domain.
extension CaseChecker {
  /// Checks that a URL or a universal link reaches the app.
  mutating func checkLink(of action: Action, in step: Step) {
    guard let url = action.text(at: 0) else { return }
    switch action.kind {
    case .openURL: checkScheme(of: url, in: action, step)
    case .openUniversalLink: checkDomain(of: url, at: step.activityRange)
    default: break
    }
  }

  private mutating func checkScheme(of url: String, in action: Action, _ step: Step) {
    let range = step.activityRange
    let scheme = WebLink.scheme(of: url)
    if WebLink(url) != nil {
      diagnostics.addOnce(
        .unknownWord,
        at: range,
        "iOS opens '\(scheme)' URLs in the browser"
          + (hasUniversalLinks ? ", or delivers them as universal links" : ""),
        help: hasUniversalLinks
          ? WebLink.help(url, scene: action.names(of: .scenes).first?.name, at: step.moveRange)
          : "write a scheme of the app's own, such as 'todo://new'"
      )
      return
    }
    guard let schemes = app.urlSchemes?.schemes,
      !schemes.contains(where: { $0.lowercased() == scheme })
    else { return }
    diagnostics.addOnce(
      .unknownWord,
      at: range,
      "the app does not open '\(scheme)' URLs",
      help: "write url-schemes: [\((schemes + [scheme]).joined(separator: ", "))]"
    )
  }

  private var hasUniversalLinks: Bool { book.supports(.openUniversalLink) }

  private mutating func checkDomain(of url: String, at range: SourceRange) {
    guard let link = WebLink(url) else {
      diagnostics.addOnce(
        .unknownWord,
        at: range,
        "a universal link is a web page, and '\(url)' is none",
        help: WebLink.scheme(of: url).isEmpty
          ? "write the whole link: 'https://example.com/1'"
          : "for a scheme of the app's own write 'system: { open-url: \(YAMLText.value(url)) }'"
      )
      return
    }
    guard let domains = app.associatedDomains, !domains.contains(where: link.isOf) else { return }
    let added = "applinks:\(link.host)"
    diagnostics.addOnce(
      .unknownWord,
      at: range,
      "iOS opens '\(url)' in Safari, and the app gets nothing: "
        + (domains.isEmpty
          ? "it has no associated domains" : "'\(link.host)' is none of its associated domains"),
      help: "write associated-domains: [\((domains + [added]).joined(separator: ", "))]"
    )
  }
}

/// A link to a web page.
struct WebLink {
  /// Its domain, in lowercase.
  let host: String

  /// Creates a link; nil for a URL of any other scheme.
  init?(_ url: String) {
    guard ["http", "https"].contains(Self.scheme(of: url)) else { return nil }
    let rest = url.drop { $0 != ":" }.dropFirst().drop { $0 == "/" }
    let authority = rest.prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@").last ?? ""
    self.host = host.prefix { $0 != ":" }.lowercased()
    if self.host.isEmpty { return nil }
  }

  /// Returns the scheme of a URL, in lowercase; empty for none.
  static func scheme(of url: String) -> String {
    guard let colon = url.firstIndex(of: ":") else { return "" }
    return url[..<colon].lowercased()
  }

  /// Returns whether a domain of the entitlement has the link's: `applinks:example.com`, `applinks:*.example.com`.
  func isOf(_ domain: String) -> Bool {
    guard domain.lowercased().hasPrefix("applinks:") else { return false }
    let name = domain.dropFirst("applinks:".count).prefix { $0 != "?" }.lowercased()
    return name.hasPrefix("*.") ? host.hasSuffix(name.dropFirst()) : host == name
  }

  /// Returns the help about the action for a web page, which can replace an action with its actor.
  static func help(_ url: String, scene: String?, at range: SourceRange?) -> Diagnostic.Help {
    let link = YAMLText.value(url)
    let argument = scene.map { "{ url: \(link), scene: \(YAMLText.value($0)) }" } ?? link
    let action = "user: { open-universal-link: \(argument) }"
    return Diagnostic.Help("write '\(action)'")
      .adding(range.map { Diagnostic.Fix(range: $0, text: action) })
  }
}
