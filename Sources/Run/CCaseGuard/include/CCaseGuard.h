/// Names the case in progress when code of an app ends this process, crashes, or never returns.
///
/// What it prints was composed before, since little is allowed in a signal handler.
#ifndef C_CASE_GUARD_H
#define C_CASE_GUARD_H

#include <stdint.h>

/// Begins a case on this thread, and returns its number, or a negative one if too many are in progress.
///
/// - `limit` is how long it may take, in nanoseconds of real time; then the process is aborted, unless a debugger is
///   attached.
/// - `place` is `FILE:LINE`, and `description` names the case and the step; both are copied.
int case_guard_begin(uint64_t limit, const char *_Nonnull place, const char *_Nonnull description);

/// Describes the step of a case that begins.
void case_guard_step(int number, const char *_Nonnull place, const char *_Nonnull description);

/// Ends a case.
void case_guard_end(int number);

#endif
