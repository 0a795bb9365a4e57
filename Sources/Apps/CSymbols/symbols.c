// In C, since a debug build of Swift takes 0.2 s for the 160,000 symbols of a test bundle, and C takes milliseconds.
#include "CSymbols.h"

#ifdef __linux__

#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// The start of the object that this code is linked into.
extern const char __ehdr_start __attribute__((visibility("hidden")));

static bool contains(size_t size, uint64_t offset, uint64_t length) {
  return offset <= size && length <= size - offset;
}

// Reads a section header; returns false if it is not inside the file.
static bool read_section(
  const char *file, size_t size, const Elf64_Ehdr *header, uint32_t index, Elf64_Shdr *section
) {
  uint64_t offset = header->e_shoff + (uint64_t)index * header->e_shentsize;
  if (index >= header->e_shnum || !contains(size, offset, sizeof *section)) return false;
  memcpy(section, file + offset, sizeof *section);
  return section->sh_type == SHT_NOBITS || contains(size, section->sh_offset, section->sh_size);
}

// Calls `visit` with each symbol and its name, until it returns false.
static void visit_symbols(
  const void *file,
  size_t size,
  void *context,
  bool (*visit)(void *context, const Elf64_Sym *symbol, const char *name)
) {
  const char *bytes = file;
  Elf64_Ehdr header;
  if (size < sizeof header) return;
  memcpy(&header, bytes, sizeof header);
  if (memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return;
  if (header.e_ident[EI_CLASS] != ELFCLASS64) return;
  for (uint32_t index = 0; index < header.e_shnum; index++) {
    Elf64_Shdr symbols, names;
    if (!read_section(bytes, size, &header, index, &symbols)) return;
    if (symbols.sh_type != SHT_SYMTAB) continue;
    if (!read_section(bytes, size, &header, symbols.sh_link, &names)) return;
    const char *texts = bytes + names.sh_offset;
    // The table ends with a zero, so that each name ends inside of it.
    if (names.sh_size == 0 || texts[names.sh_size - 1] != 0) return;
    const char *end = bytes + symbols.sh_offset + symbols.sh_size;
    const char *place = bytes + symbols.sh_offset;
    for (; (size_t)(end - place) >= sizeof(Elf64_Sym); place += sizeof(Elf64_Sym)) {
      Elf64_Sym symbol;
      memcpy(&symbol, place, sizeof symbol);
      if (symbol.st_name >= names.sh_size) continue;
      if (!visit(context, &symbol, texts + symbol.st_name)) return;
    }
  }
}

struct prefix_search {
  const char *prefix;
  size_t length;
  void *context;
  void (*found)(void *context, const char *name);
};

static bool visit_prefix(void *context, const Elf64_Sym *symbol, const char *name) {
  (void)symbol;
  struct prefix_search *search = context;
  if (strncmp(name, search->prefix, search->length) == 0) search->found(search->context, name);
  return true;
}

void symbols_with_prefix(
  const void *file,
  size_t size,
  const char *prefix,
  void *context,
  void (*found)(void *context, const char *name)
) {
  struct prefix_search search = {prefix, strlen(prefix), context, found};
  visit_symbols(file, size, &search, visit_prefix);
}

struct address_search {
  uint64_t offset, address;
  const char *suffix;
  const char *name;
};

static bool visit_address(void *context, const Elf64_Sym *symbol, const char *name) {
  struct address_search *search = context;
  // The addresses of a program that is not position-independent are absolute.
  if (symbol->st_shndx == SHN_UNDEF) return true;
  if (symbol->st_value != search->offset && symbol->st_value != search->address) return true;
  size_t length = strlen(name), suffix = strlen(search->suffix);
  if (length < suffix || strcmp(name + length - suffix, search->suffix) != 0) return true;
  search->name = name;
  return false;
}

const char *symbol_at(
  const void *file, size_t size, const void *start, const void *address, const char *suffix
) {
  struct address_search search = {
    (uint64_t)((const char *)address - (const char *)start), (uint64_t)address, suffix, NULL,
  };
  visit_symbols(file, size, &search, visit_address);
  return search.name;
}

const char *object_containing(const void *address, const void **start) {
  Dl_info information;
  if (dladdr(address, &information) == 0) return NULL;
  *start = information.dli_fbase;
  // The path of the program itself may be relative to a folder that it has left.
  return information.dli_fbase == &__ehdr_start ? "/proc/self/exe" : information.dli_fname;
}

#endif
