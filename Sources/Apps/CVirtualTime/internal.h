// What the files of this module share.
#ifndef C_VIRTUAL_TIME_INTERNAL_H
#define C_VIRTUAL_TIME_INTERNAL_H

#define _GNU_SOURCE
#include "CVirtualTime.h"

#include <dlfcn.h>
#include <stddef.h>
#include <unistd.h>

#define nanoseconds_per_second 1000000000LL

// The virtual clocks start at fixed times: 2026-01-01 00:00 UTC, and 1,000 s after the device was switched on.
#define wall_start (1767225600 * nanoseconds_per_second)
#define monotonic_start (1000 * nanoseconds_per_second)

// Declares `original`, the definition of a function that this one takes the place of.
#define ORIGINAL(name)                                                                             \
  static __typeof__(name) *original;                                                               \
  if (!original) original = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

// The same for a function whose name has letters that C does not allow.
#define ORIGINAL_NAMED(function, name)                                                             \
  static __typeof__(function) *original;                                                           \
  if (!original) original = (__typeof__(function) *)dlsym(RTLD_NEXT, name)

extern const char _dispatch_main_q;

// The system of this thread; null in real time.
const virtual_time_system *virtual_time_current(void);

// The virtual times of the clocks.
int64_t virtual_time_wall(void);
int64_t virtual_time_monotonic(void);

// Blocks of the C language: closures of Swift that are passed to libdispatch.
typedef void *block;
void *_Block_copy(const void *block);
void _Block_release(const void *block);

// Runs a block once, and releases it.
void virtual_time_run_block(void *block);

// Releases what a block of a run loop refers to, if `run` is the function that runs such a block.
void virtual_time_discard_closure(virtual_time_run run, void *context);

// Returns the nanoseconds until a time of libdispatch; `never` for the distant future.
int64_t virtual_time_delay(uint64_t time);
#define never INT64_MAX

#endif
