#include "CStartup.h"

#ifdef __linux__

#include <unistd.h>

// Without /proc, Swift's runtime aborts a static program before `main`, and a dynamic one receives no arguments. In C,
// and without the library's functions for output: nothing of either has been initialized.
__attribute__((constructor(101))) static void check_proc(void) {
  static const char message[] =
      "scenario-run: error: /proc is not mounted, but programs in Swift need it: mount -t proc proc /proc\n";
  char path[1];
  if (readlink("/proc/self/exe", path, sizeof path) >= 0) return;
  (void)!write(STDERR_FILENO, message, sizeof message - 1);
  _exit(5);
}

#endif
