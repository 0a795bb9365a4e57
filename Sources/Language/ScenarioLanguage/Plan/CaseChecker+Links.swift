@_spi(Package) internal import LifecycleCore

// Checks of links: a URL reaches the app by its scheme, and a universal link by its domain.
extension CaseChecker {
  /// Checks that a URL or a universal link reaches the app.
  mutating func checkLink(of action: Action, in step: Step) {
    guard let url = action.text(at: 0) else { return }
    if action.kind == .openURL {
      checkScheme(of: url, in: action, step)
    } else {
      checkDomain(of: url, at: step.activityRange)
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
      help: help(adding: scheme, to: schemes, of: .urlSchemes)
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
      help: help(adding: added, to: domains, of: .associatedDomains)
    )
  }
}
