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
