#define _GNU_SOURCE
#include "CCaseGuard.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/// A case in progress.
typedef struct {
  atomic_bool is_taken;
  /// When it must have ended; 0 while nothing is in progress.
  atomic_uint_least64_t deadline;
  pthread_t thread;
  unsigned seconds;
  char place[1024];
  char description[1024];
} case_in_progress;

static case_in_progress cases[16];
enum { case_count = sizeof cases / sizeof *cases };

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

// MARK: - Messages

static void write_text(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t count = write(STDERR_FILENO, text, length);
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

static void report(const case_in_progress *one, const char *what) {
  write_text("\n");
  write_text(one->place);
  write_text(": error: ");
  write_text(what);
  write_text(" in ");
  write_text(one->description);
  write_text("\n");
}

/// Reports the case of this thread, or else all; returns whether there is any.
static bool report_all(const char *what) {
  const case_in_progress *own = NULL;
  bool is_any = false;
  for (int index = 0; index < case_count; index++) {
    if (!atomic_load(&cases[index].deadline)) continue;
    is_any = true;
    if (pthread_equal(cases[index].thread, pthread_self())) own = &cases[index];
  }
  if (own) {
    report(own, what);
    return true;
  }
  for (int index = 0; index < case_count; index++) {
    if (atomic_load(&cases[index].deadline)) report(&cases[index], what);
  }
  return is_any;
}

// MARK: - Exits

/// Makes an exit in the middle of a case a failure, whatever its status.
static void at_exit(void) {
  if (!report_all("the app ended this process (exit)")) return;
  fflush(NULL);
  _exit(1);
}

// MARK: - Crashes

static const struct {
  int number;
  const char *text;
} crashes[] = {
  {SIGILL, "SIGILL: the app crashed"},   {SIGTRAP, "SIGTRAP: the app crashed"},
  {SIGSEGV, "SIGSEGV: the app crashed"}, {SIGBUS, "SIGBUS: the app crashed"},
  {SIGFPE, "SIGFPE: the app crashed"},   {SIGABRT, "SIGABRT: the app crashed"},
};
enum { crash_count = sizeof crashes / sizeof *crashes };

static struct sigaction former[crash_count];
/// Whether the process is about to end, so that no time limit applies any more: a backtrace takes a while.
static atomic_bool is_ending;

/// Names the case, and passes the signal on to the former handler, such as Swift's backtrace.
static void on_crash(int number, siginfo_t *info, void *context) {
  (void)context;
  for (int index = 0; index < crash_count; index++) {
    if (crashes[index].number != number) continue;
    if (!atomic_exchange(&is_ending, true)) report_all(crashes[index].text);
    sigaction(number, &former[index], NULL);
    // The instruction at fault is executed again; what a program sends itself is not, nor is a breakpoint.
    if (info->si_code <= 0 || number == SIGTRAP || number == SIGABRT) raise(number);
  }
}

// MARK: - Hangs

/// Whether a debugger is attached: it may stop the app for as long as it likes.
static bool is_debugged(void) {
#ifdef __linux__
  FILE *file = fopen("/proc/self/status", "re");
  if (!file) return false;
  char line[256];
  int tracer = 0;
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "TracerPid: %d", &tracer) == 1) break;
  }
  fclose(file);
  return tracer != 0;
#else
  return false;
#endif
}

static void *watch(void *unused) {
  (void)unused;
  for (;;) {
    const struct timespec pause = {.tv_nsec = 50000000};
    nanosleep(&pause, NULL);
    for (int index = 0; index < case_count; index++) {
      uint64_t deadline = atomic_load(&cases[index].deadline);
      if (!deadline || now() < deadline || is_debugged()) continue;
      if (atomic_exchange(&is_ending, true)) return NULL;
      char text[64];
      snprintf(text, sizeof text, "the app hung for %u s", cases[index].seconds);
      report(&cases[index], text);
      abort();
    }
  }
  return NULL;
}

// MARK: -

static void start(void) {
  atexit(at_exit);
#ifdef __linux__
  at_quick_exit(at_exit);
#endif
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = on_crash;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < crash_count; index++) {
    sigaction(crashes[index].number, &action, &former[index]);
  }
  // Signals to the process are for the other threads.
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  pthread_t thread;
  if (!pthread_create(&thread, NULL, watch, NULL)) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

static void copy(char *to, const char *from, size_t size) {
  strncpy(to, from, size - 1);
  to[size - 1] = 0;
}

int case_guard_begin(uint64_t limit, const char *place, const char *description) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, start);
  for (int index = 0; index < case_count; index++) {
    if (atomic_exchange(&cases[index].is_taken, true)) continue;
    cases[index].thread = pthread_self();
    cases[index].seconds = (unsigned)(limit / 1000000000);
    case_guard_step(index, place, description);
    atomic_store(&cases[index].deadline, now() + limit);
    return index;
  }
  return -1;
}

void case_guard_step(int number, const char *place, const char *description) {
  if (number < 0) return;
  copy(cases[number].place, place, sizeof cases[number].place);
  copy(cases[number].description, description, sizeof cases[number].description);
}

void case_guard_end(int number) {
  if (number < 0) return;
  atomic_store(&cases[number].deadline, 0);
  atomic_store(&cases[number].is_taken, false);
}
