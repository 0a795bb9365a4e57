/// A link to a web page.
struct WebLink {
  /// Its domain, in lowercase.
  let host: String

  /// Creates a link; nil for a URL of any other scheme.
  init?(_ url: String) {
    let rest = url.drop { $0 != ":" }
    guard ["http", "https"].contains(Self.scheme(of: url)), rest.hasPrefix("://") else {
      return nil
    }
    let authority = rest.dropFirst(3).prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@").last ?? ""
    self.host = host.prefix { $0 != ":" }.lowercased()
    // An address of IPv6 is in brackets, and no domain.
    if self.host.isEmpty || self.host.hasPrefix("[") { return nil }
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
