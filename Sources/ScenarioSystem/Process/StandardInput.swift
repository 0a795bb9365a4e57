#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard input, read line by line.
public enum StandardInput {
  /// Whether somebody types the lines, rather than a file or a pipe.
  public static var isTerminal: Bool { isatty(0) == 1 }

  /// Reads the next line without its line break; nil at the end.
  public static func nextLine() -> String? { readLine() }
}
