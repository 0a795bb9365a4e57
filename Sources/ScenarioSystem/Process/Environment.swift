/// The arguments of this process.
public enum CommandArguments {
  /// All of them but the program's name; `Path(_:)` finds every byte of a path in them.
  public static let all = Platform.arguments()
}

/// The environment variables of this process; `Path(_:)` finds every byte of a path in them.
public enum Environment {
  /// The value of a variable, or nil if it is not set.
  public static func value(_ name: String) -> String? { Platform.environment(name) }

  /// The names of all variables that begin so.
  public static func names(beginning prefix: String) -> [String] {
    Platform.environmentNames(beginning: prefix)
  }
}

/// The processors of this machine.
public enum Processors {
  /// How many of them are at work; at least one.
  public static var count: Int { Platform.processorCount() }
}

/// The folder from which relative paths are seen.
public enum WorkingDirectory {
  /// Its absolute path, without links.
  ///
  /// - Throws: `.io`, if it is gone or cannot be reached.
  public static var path: Path {
    get throws(ScenarioError) {
      do throws(Platform.Failure) {
        return try Platform.workingDirectory()
      } catch {
        throw ScenarioError(.io, "cannot find the working directory: \(error.words)")
      }
    }
  }
}
