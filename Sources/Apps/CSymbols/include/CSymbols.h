#pragma once

#include <stddef.h>

/// Calls `found` with each name in the symbol table of a 64-bit ELF file that begins with the prefix.
///
/// Calls it for none if the bytes are not such a file, or if the program was stripped.
void symbols_with_prefix(
  const void *_Nonnull file,
  size_t size,
  const char *_Nonnull prefix,
  void *_Nullable context,
  void (*_Nonnull found)(void *_Nullable context, const char *_Nonnull name)
);

/// Returns the name of the symbol at an address that ends with the suffix, in the symbol table of the file of a loaded
/// object that starts at `start`; null if there is none.
const char *_Nullable symbol_at(
  const void *_Nonnull file,
  size_t size,
  const void *_Nonnull start,
  const void *_Nonnull address,
  const char *_Nonnull suffix
);

/// Returns the path of the program or library that contains an address, and where it starts; null if there is none.
const char *_Nullable object_containing(
  const void *_Nonnull address, const void *_Nullable *_Nonnull start
);
