#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__linux__) && defined(SYS_close_range)

// A test may start a program with a pipe at the moment when another thread starts a worker, which then inherits the pipe
// and keeps it open: the test would wait for its end until all tests have ended. Before anything has opened a file.
__attribute__((constructor(101))) static void close_inherited_files(void) {
  // After the standard ones, a worker has one for its events.
  if (getenv("SCENARIO_RUN_SUITE_WORKER")) syscall(SYS_close_range, 4, ~0u, 0);
}

#endif
