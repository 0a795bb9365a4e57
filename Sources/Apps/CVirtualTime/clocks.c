// Clocks and sleeps in virtual time. Each function calls the original on threads that have not entered it.
#if defined(__linux__)
#include "internal.h"

#include <pthread.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

static _Thread_local const virtual_time_system *entered;

const virtual_time_system *virtual_time_current(void) { return entered; }

const virtual_time_system *virtual_time_enter(const virtual_time_system *system) {
  const virtual_time_system *before = entered;
  entered = system;
  return before;
}

int64_t virtual_time_wall(void) { return wall_start + entered->now(entered->host); }

int64_t virtual_time_monotonic(void) { return monotonic_start + entered->now(entered->host); }

static int64_t nanoseconds(struct timespec time) {
  return time.tv_sec * nanoseconds_per_second + time.tv_nsec;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  ORIGINAL(clock_gettime);
  int64_t now;
  if (!entered) return original(clock, time);
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE: now = virtual_time_wall(); break;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_BOOTTIME: now = virtual_time_monotonic(); break;
  default: return original(clock, time);
  }
  time->tv_sec = now / nanoseconds_per_second;
  time->tv_nsec = now % nanoseconds_per_second;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  ORIGINAL(gettimeofday);
  if (!entered) return original(time, zone);
  int64_t now = virtual_time_wall();
  time->tv_sec = now / nanoseconds_per_second;
  time->tv_usec = now % nanoseconds_per_second / 1000;
  return 0;
}

time_t time(time_t *result) {
  ORIGINAL(time);
  if (!entered) return original(result);
  time_t now = virtual_time_wall() / nanoseconds_per_second;
  if (result) *result = now;
  return now;
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  ORIGINAL(nanosleep);
  if (!entered) return original(duration, rest);
  entered->sleep(entered->host, nanoseconds(*duration));
  return 0;
}

int usleep(useconds_t duration) {
  ORIGINAL(usleep);
  if (!entered) return original(duration);
  entered->sleep(entered->host, duration * 1000LL);
  return 0;
}

unsigned sleep(unsigned duration) {
  ORIGINAL(sleep);
  if (!entered) return original(duration);
  entered->sleep(entered->host, duration * nanoseconds_per_second);
  return 0;
}

// MARK: - What stays in real time

// A run loop waits for its next timer with a file of the kernel.
int timerfd_settime(
  int file, int flags, const struct itimerspec *value, struct itimerspec *before) {
  ORIGINAL(timerfd_settime);
  if (entered && nanoseconds(value->it_value) != 0) {
    entered->report(entered->host, virtual_time_run_loop_timer);
  }
  return original(file, flags, value, before);
}

int pthread_create(
  pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
  void *(*start)(void *), void *restrict argument) {
  ORIGINAL(pthread_create);
  if (entered) entered->report(entered->host, virtual_time_thread);
  return original(thread, attributes, start, argument);
}
#endif
