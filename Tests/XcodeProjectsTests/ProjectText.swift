/// The text of a project of Xcode, with as many objects as a test needs.
struct ProjectText {
  struct Target {
    var name: String
    var type = "com.apple.product-type.application"
    var settings: [String: String] = [:]
    /// The settings of the configuration Debug, if they differ.
    var debugSettings: [String: String]?
    /// The path of its configuration file.
    var configurationFile: String?
    /// Its source files, relative to the group that contains them.
    var sources: [String] = []
    /// The folders of which all files belong to it.
    var folders: [String] = []
    /// The names of the targets that it needs.
    var dependencies: [String] = []
    var packageProducts: [String] = []
  }

  var targets: [Target]
  var settings: [String: String] = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "16.0"]
  var configurationFile: String?
  var configurations = ["Debug", "Release"]
  var defaultConfiguration: String? = "Release"
  /// The folder of the group in which all source files are; a second group is in it.
  var group = "App"
  /// The paths that are exceptions in a folder, for a target.
  var exceptions: [(folder: String, target: String, paths: [String])] = []
  /// The path in these folders that is built for macOS only.
  var pathForMacOS: String?
  /// The paths of local packages.
  var packages: [String] = []

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private static func list(_ texts: [String]) -> String {
    "(\(texts.map { quoted($0) + ", " }.joined()))"
  }

  private static func dictionary(_ settings: [String: String]) -> String {
    let entries = settings.sorted { $0.key < $1.key }.map { "\(quoted($0)) = \(quoted($1));\n" }
    return "{\n\(entries.joined())}"
  }

  private func configurationList(
    _ id: String,
    _ settings: (String) -> [String: String],
    file: String?
  ) -> String {
    var text = ""
    for name in configurations {
      let base = file.map { "baseConfigurationReference = \(Self.quoted("FILE-\($0)")); " } ?? ""
      text += """
        \(Self.quoted("\(id)-\(name)")) = {isa = XCBuildConfiguration; \(base)name = \(name); \
        buildSettings = \(Self.dictionary(settings(name))); };

        """
    }
    let standard = defaultConfiguration.map { "defaultConfigurationName = \($0); " } ?? ""
    let ids = Self.list(configurations.map { "\(id)-\($0)" })
    return text
      + "\(Self.quoted(id)) = {isa = XCConfigurationList; buildConfigurations = \(ids); \(standard)};\n"
  }

  private func objects(of target: Target) -> String {
    let id = "TARGET-\(target.name)"
    let files = target.sources.map { "BUILD-\(target.name)-\($0)" }
    let dependencies = target.dependencies.map { "DEPENDENCY-\(target.name)-\($0)" }
    var text = """
      \(Self.quoted(id)) = {
        isa = PBXNativeTarget; /* the target */
        name = \(Self.quoted(target.name));
        productType = \(Self.quoted(target.type));
        buildConfigurationList = \(Self.quoted("LIST-\(target.name)"));
        buildPhases = (\(Self.quoted("SOURCES-\(target.name)")));
        dependencies = \(Self.list(dependencies));
        fileSystemSynchronizedGroups = \(Self.list(target.folders.map { "FOLDER-\($0)" }));
        packageProductDependencies = \(Self.list(target.packageProducts.map { "PRODUCT-\($0)" }));
      };
      \(Self.quoted("SOURCES-\(target.name)")) = {isa = PBXSourcesBuildPhase; files = \(Self.list(files)); };

      """
    for source in target.sources {
      text += """
        \(Self.quoted("BUILD-\(target.name)-\(source)")) = {isa = PBXBuildFile; \
        fileRef = \(Self.quoted("FILE-\(source)")); };

        """
    }
    for name in target.dependencies {
      text += """
        \(Self.quoted("DEPENDENCY-\(target.name)-\(name)")) = {isa = PBXTargetDependency; \
        target = \(Self.quoted("TARGET-\(name)")); };

        """
    }
    for name in target.packageProducts {
      text += """
        \(Self.quoted("PRODUCT-\(name)")) = {isa = XCSwiftPackageProductDependency; \
        productName = \(Self.quoted(name)); };

        """
    }
    return text
      + configurationList(
        "LIST-\(target.name)",
        { $0 == "Debug" ? target.debugSettings ?? target.settings : target.settings },
        file: target.configurationFile
      )
  }

  /// The text of `project.pbxproj`.
  var text: String {
    let sources = Set(targets.flatMap(\.sources)).sorted()
    let files = Set(
      targets.compactMap(\.configurationFile) + [configurationFile].compactMap(\.self)
    )
    let folders = Set(targets.flatMap(\.folders) + exceptions.map(\.folder)).sorted()
    var text = """
      // !$*UTF8*$!
      {
      archiveVersion = 1;
      objects = {
      PROJECT = {
        isa = PBXProject;
        mainGroup = MAIN;
        buildConfigurationList = LIST;
        targets = \(Self.list(targets.map { "TARGET-\($0.name)" }));
      };
      MAIN = {isa = PBXGroup; sourceTree = "<group>";
        children = \(Self.list(["GROUP"] + files.sorted().map { "FILE-\($0)" } + folders.map { "FOLDER-\($0)" })); };
      GROUP = {isa = PBXGroup; path = \(Self.quoted(group)); sourceTree = "<group>"; children = (INNER, ); };
      INNER = {isa = PBXGroup; name = "Only a name"; sourceTree = "<group>";
        children = \(Self.list(sources.map { "FILE-\($0)" })); };

      """
    for file in sources + files.sorted() {
      text += """
        \(Self.quoted("FILE-\(file)")) = {isa = PBXFileReference; path = \(Self.quoted(file)); \
        sourceTree = "<group>"; };

        """
    }
    for folder in folders {
      let found = exceptions.filter { $0.folder == folder }.map {
        "EXCEPT-\($0.folder)-\($0.target)"
      }
      text += """
        \(Self.quoted("FOLDER-\(folder)")) = {isa = PBXFileSystemSynchronizedRootGroup; \
        exceptions = \(Self.list(found)); path = \(Self.quoted(folder)); sourceTree = "<group>"; };

        """
    }
    let filters =
      pathForMacOS.map { "platformFiltersByRelativePath = {\(Self.quoted($0)) = (macos, ); }; " }
      ?? ""
    for (folder, target, paths) in exceptions {
      text += """
        \(Self.quoted("EXCEPT-\(folder)-\(target)")) = {\
        isa = PBXFileSystemSynchronizedBuildFileExceptionSet; \
        membershipExceptions = \(Self.list(paths)); \(filters) target = \(Self.quoted("TARGET-\(target)")); };

        """
    }
    for package in packages {
      text += """
        \(Self.quoted("PACKAGE-\(package)")) = {isa = XCLocalSwiftPackageReference; \
        relativePath = \(Self.quoted(package)); };

        """
    }
    text += configurationList("LIST", { _ in settings }, file: configurationFile)
    text += targets.map(objects).joined()
    return text + "};\nrootObject = PROJECT /* the project */;\n}\n"
  }
}
