// Runs a program, without its output, and says what it took: "STATUS NANOSECONDS PEAK-BYTES".
//
//   measure PROGRAM [ARGUMENT...]
//
// A program of its own and this small, because Linux counts the peak memory of whoever starts a process as
// the process's own: measured from a large parent, every child looks as large as the parent is.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static int stop(const char *program, int code) {
  fprintf(stderr, "measure: %s: %s\n", program, strerror(code));
  return 1;
}

int main(int count, char **arguments) {
  if (count < 2) return stop("no program", EINVAL);
  const char *program = arguments[1];

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);

  long long begin = now();
  pid_t child;
  int code = posix_spawn(&child, program, &actions, NULL, arguments + 1, environ);
  if (code != 0) return stop(program, code);
  int status;
  struct rusage usage;
  while (wait4(child, &status, 0, &usage) < 0) {
    if (errno != EINTR) return stop(program, errno);
  }
  long long end = now();
  posix_spawn_file_actions_destroy(&actions);

#ifdef __APPLE__
  long long peak = usage.ru_maxrss;
#else
  long long peak = usage.ru_maxrss * 1024LL;
#endif
  int result = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  printf("%d %lld %lld\n", result, end - begin, peak);
  return 0;
}
