@_spi(Package) package import LifecycleCore
package import SourceScanner

/// An app as its project describes it, from which first scenarios are written.
package struct DescribedApp: Sendable {
  /// Its name.
  package var name: String
  /// The key `app` of a scenario that describes it, in YAML.
  package var description: String
  /// The key `app` that the files have instead, such as `app: { from: .. }`; by default the description.
  package var reference: String
  /// The earliest version of iOS on which it runs.
  package var deploymentTarget: OSVersion
  /// Whether its project says so; otherwise it is the newest version.
  package var setsDeploymentTarget = true
  /// The language of the names of its methods.
  package var spelling = NameSpelling.swift
  /// The schemes of the URLs that open it.
  package var urlSchemes: [String] = []
  /// Its entitlement for universal links, as `applinks:example.com`.
  package var associatedDomains: [String] = []
  /// The types of the quick actions of its icon.
  package var quickActions: [String] = []
  /// The types of the user activities that it continues.
  package var activityTypes: [String] = []
  /// What identifiers name in its code, as far as that is known.
  package var identifierKinds: [String: IdentifierKind] = [:]
  /// What the project does not say, without which a scenario that refers to it is refused; nil if nothing is missing.
  package var missingFact: String?
  /// What it has that the model has not.
  package var notModeled: [LeftOutSubject] = []

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - description: The key `app` of a scenario that describes it, in YAML.
  ///   - reference: The key that the files have instead; nil for the description itself.
  ///   - deploymentTarget: The earliest version of iOS on which it runs.
  package init(
    name: String,
    description: String,
    reference: String? = nil,
    deploymentTarget: OSVersion
  ) {
    (self.name, self.description) = (name, description)
    self.reference = reference ?? description
    self.deploymentTarget = deploymentTarget
  }
}

extension DescribedApp {
  /// The types of the user activities that another device can hand over, which intents are not.
  var handoffTypes: [String] { activityTypes.filter { !Self.isIntent($0) } }

  /// The intents among the types of its user activities, with which Siri opens it.
  var intents: [String] { activityTypes.filter(Self.isIntent) }

  /// Whether a type is the name of a class, as `INSendMessageIntent`, and no reverse domain.
  private static func isIntent(_ type: String) -> Bool {
    type.hasSuffix("Intent") && !type.contains(".")
  }

  /// The hosts of its universal links; a wildcard stands for `www`.
  var linkHosts: [String] {
    let hosts = associatedDomains.compactMap { domain -> String? in
      guard domain.hasPrefix("applinks:") else { return nil }
      let host = domain.dropFirst("applinks:".count).prefix { $0 != "?" && $0 != ":" }
      return host.hasPrefix("*.") ? "www\(host.dropFirst())" : String(host)
    }
    return hosts.reduce(into: []) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
  }
}
