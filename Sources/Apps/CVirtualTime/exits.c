// An app's own `exit` ends its process in the simulator, and not this one: the code that called it is left as it is, and
// what had called that code continues.
#if defined(__linux__)
#include "internal.h"

#include <link.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// MARK: - The state of Swift's runtime

// Thread-local variables of these libraries say which accesses are in progress and which task is running. They point into
// the stack of the code that is left, so that they become again what they were before it was called.
static const char *const functions[] = {"swift_beginAccess", "swift_task_getJobTaskId"};
enum { library_count = sizeof functions / sizeof *functions };

static _Thread_local struct {
  void *start;
  size_t size;
} variables[library_count];
static _Thread_local bool has_found_variables;

static const void *library_of(const char *function) {
  Dl_info information;
  void *address = dlsym(RTLD_DEFAULT, function);
  return address && dladdr(address, &information) ? information.dli_fbase : NULL;
}

static int find_variables_of(struct dl_phdr_info *library, size_t size, void *libraries) {
  (void)size;
  const void *base = (const void *)library->dlpi_addr;
  for (int index = 0; index < library_count; index++) {
    if (!base || base != ((const void **)libraries)[index] || !library->dlpi_tls_data) continue;
    for (int part = 0; part < library->dlpi_phnum; part++) {
      if (library->dlpi_phdr[part].p_type != PT_TLS) continue;
      variables[index].start = library->dlpi_tls_data;
      variables[index].size = library->dlpi_phdr[part].p_memsz;
    }
  }
  return 0;
}

static void find_variables(void) {
  if (has_found_variables) return;
  has_found_variables = true;
  const void *libraries[library_count];
  for (int index = 0; index < library_count; index++) {
    libraries[index] = library_of(functions[index]);
  }
  dl_iterate_phdr(find_variables_of, libraries);
}

static size_t size_of_variables(void) {
  size_t size = 0;
  for (int index = 0; index < library_count; index++) size += variables[index].size;
  return size;
}

static void save_variables(char *place) {
  for (int index = 0; index < library_count; place += variables[index++].size) {
    if (variables[index].size) memcpy(place, variables[index].start, variables[index].size);
  }
}

static void restore_variables(const char *place) {
  for (int index = 0; index < library_count; place += variables[index++].size) {
    if (variables[index].size) memcpy(variables[index].start, place, variables[index].size);
  }
}

// MARK: - Calls

// A call of the app's code that has not returned.
struct call {
  jmp_buf place;
  const virtual_time_system *system;
  struct call *outer;
};

static _Thread_local struct call *innermost;

void virtual_time_call(void (*code)(void *context), void *context) {
  find_variables();
  char saved[size_of_variables() + 1];
  save_variables(saved);
  struct call call = {.system = virtual_time_current(), .outer = innermost};
  innermost = &call;
  if (_setjmp(call.place) == 0) {
    code(context);
  } else {
    restore_variables(saved);
  }
  innermost = call.outer;
}

void exit(int status) {
  ORIGINAL(exit);
  const virtual_time_system *system = virtual_time_current();
  bool is_of_app = system && innermost && innermost->system == system;
  if (is_of_app && system->exit(system->host)) longjmp(innermost->place, 1);
  original(status);
  __builtin_unreachable();
}
#endif
