@_spi(Package) import LifecycleCore

/// A delegate's protocol: its requirements, and what stands for those that a delegate does not have.
struct DelegateProtocol {
  /// One method of it.
  struct Requirement {
    /// The first sentence of its comment.
    let summary: String
    let declaration: MethodDeclaration
    /// What the method does that a delegate has without one of its own.
    let body: [String]

    /// Creates a requirement; the summary of the vocabulary becomes a sentence.
    init(_ summary: String, _ declaration: MethodDeclaration, body: [String]) {
      self.summary = summary.prefix(1).uppercased() + summary.dropFirst() + "."
      (self.declaration, self.body) = (declaration, body)
    }
  }

  /// The file that it is in, without what says that it is generated.
  let path: String
  let imports: [String]
  /// The imports of the default implementations.
  let defaultImports: [String]
  /// Its comment, and its declaration up to the brace.
  let header: String
  /// Requirements that are not methods.
  var properties = ""
  /// What precedes each method.
  var modifiers = ""
  /// The comment on each default implementation.
  let defaultComment: String
  let requirements: [Requirement]

  /// The name, which is that of the file.
  private var name: Substring { path.split(separator: "/").last ?? "" }

  var files: [GeneratedFile] {
    let methods = requirements.map { "  /// \($0.summary)\n" + $0.declaration.code(modifiers) }
    let defaults = requirements.map {
      "  /// \(defaultComment)\n" + $0.declaration.code("\(modifiers)public ", body: $0.body)
    }
    let all = (properties.isEmpty ? [] : [properties]) + methods
    return [
      GeneratedFile(path, imports, "\(header) {\n\(all.joined(separator: "\n"))}\n"),
      GeneratedFile(
        "\(path)+Defaults",
        defaultImports,
        "extension \(name) {\n\(defaults.joined(separator: "\n"))}\n"
      ),
    ]
  }
}

/// A method that calls those of a delegate, with the properties of the type that it extends.
struct DelegateCalls {
  /// The comment and the head of the method.
  let header: String
  /// The methods that it calls, and each call with its indentation.
  let calls: [(method: DelegateMethod, code: String)]

  var code: String {
    var text = "\(header) {\n    switch method {\n"
    for call in calls { text += "    case .\(call.method):\n\(call.code)" }
    return text + "    default: return nil\n    }\n    return true\n  }\n"
  }

  /// The properties that are passed and not named like the parameter, by the type that it has in UIKit.
  static let propertyNames = [
    "(any Error)?": "transferError", "CGRect": "statusBarFrame",
    "CKShare.Metadata": "cloudKitShare", "Set<UIOpenURLContext>": "urlContexts",
    "UILocalNotification": "localNotification", "UIScene.ConnectionOptions": "connectionOptions",
    "UISceneSession": "scene.session", "UIWindowScene": "scene", "URLSession": "urlSession",
    "[UIApplication.OpenURLOptionsKey: Any]": "openURLOptions",
  ]
}

extension MethodDeclaration {
  /// A call whose answer is returned, if it is one: a Boolean value, or whether there is an object.
  func answeringCall(_ arguments: [String], indent: String = "      ") -> String {
    guard let result else { return call("", arguments, indent: indent) }
    if result == "Bool" { return call("return ", arguments, indent: indent) }
    if result.hasSuffix("?") { return call("return ", arguments, " != nil", indent: indent) }
    return call("_ = ", arguments, indent: indent)
  }
}
