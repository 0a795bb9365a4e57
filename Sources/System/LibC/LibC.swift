// The C library, whatever its name is on the platform.
#if canImport(Darwin)
  @_exported public import Darwin  // not compiled on a Mac yet: docs/platforms.md
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif
