/// Gives the code of an app virtual time: on a thread that has entered it, clocks, sleeps, dispatch queues and Swift
/// tasks ask a host instead of the operating system, as does what reads its version.
///
/// The functions of libdispatch and of the C library that start something later, or that read a clock, are defined a
/// second time, in this module. A program that links it dynamically against those libraries (the default on Linux)
/// uses these definitions everywhere, in Foundation and in the concurrency runtime, too. On a thread that has not
/// entered virtual time they call the original.
#ifndef C_VIRTUAL_TIME_H
#define C_VIRTUAL_TIME_H

#include <stdbool.h>
#include <stdint.h>

/// Runs a block that was scheduled, once, and releases it.
typedef void (*virtual_time_run)(void *_Nullable context);

/// What virtual time cannot do.
typedef enum {
  /// The thread waits for something that cannot happen anymore.
  virtual_time_deadlock,
  /// A timer of Foundation was added to a run loop, and never fires.
  virtual_time_run_loop_timer,
  /// A thread was started, and runs in real time.
  virtual_time_thread,
} virtual_time_problem;

/// What the app's code asks of the system; each function is passed `host`. All times are in nanoseconds.
typedef struct {
  /// The receiver of all calls.
  void *_Nonnull host;
  /// Returns the time since the start of the case.
  int64_t (*_Nonnull now)(void *_Nonnull host);
  /// Schedules `run(context)` after a delay on a queue.
  void (*_Nonnull schedule)(
    void *_Nonnull host, int64_t delay, const void *_Nullable queue, void *_Nullable context,
    virtual_time_run _Nonnull run);
  /// Runs the blocks of a queue that are due, because the caller must not run before them.
  void (*_Nonnull drain)(void *_Nonnull host, const void *_Nullable queue);
  /// Keeps the calling thread busy for a duration.
  void (*_Nonnull sleep)(void *_Nonnull host, int64_t duration);
  /// Runs the next block of any other queue, or else sleeps until one is due; returns false if there is none before
  /// the deadline.
  bool (*_Nonnull wait)(void *_Nonnull host, int64_t deadline);
  /// The code calls `exit`: ends its process, and returns true; false if this process must end instead.
  bool (*_Nonnull exit)(void *_Nonnull host);
  /// Returns the version of the operating system as 100 times the major and the minor number.
  int (*_Nonnull os_version)(void *_Nonnull host);
  /// Returns the value of a variable of the environment that names a folder, `HOME`; null if the system decides.
  const char *_Nullable (*_Nonnull folder)(void *_Nonnull host, const char *_Nonnull name);
  /// Returns all variables of the environment, the last one null; valid until the next call. Null if the system decides.
  char *_Nullable *_Nullable (*_Nonnull environment)(void *_Nonnull host);
  /// An observer was added to a center of Foundation.
  void (*_Nonnull did_add_observer)(
    void *_Nonnull host, void *_Nonnull center, void *_Nonnull observer);
  /// Defaults of the user were opened by a name.
  void (*_Nonnull did_open_defaults)(void *_Nonnull host, void *_Nonnull defaults);
  /// Returns the next random number.
  uint64_t (*_Nonnull random)(void *_Nonnull host);
  /// Reports something that virtual time cannot do.
  void (*_Nonnull report)(void *_Nonnull host, virtual_time_problem problem);
} virtual_time_system;

/// Enters virtual time on this thread, and returns the system that was in force before, or null.
///
/// The system must stay valid until another one is entered; null leaves virtual time.
const virtual_time_system *_Nullable virtual_time_enter(const virtual_time_system *_Nullable system);

/// Runs code of the app in the virtual time of this thread, until it returns or calls `exit`.
///
/// Nothing that the code holds when it calls `exit` is released: neither objects nor locks.
void virtual_time_call(void (*_Nonnull code)(void *_Nonnull context), void *_Nonnull context);

/// Releases a block that was scheduled and will not run; a job of a Swift task cannot be released.
void virtual_time_discard(virtual_time_run _Nonnull run, void *_Nullable context);

/// Forgets the timers and the group notifications of this thread, as the end of a process does.
void virtual_time_forget(void);

/// Returns the number of the Swift task that a block continues; 0 if it is no job of a task.
///
/// Numbers grow from task to task.
uint64_t virtual_time_task(virtual_time_run _Nonnull run, void *_Nullable context);

/// Returns the number of a Swift task.
uint64_t virtual_time_task_number(const void *_Nonnull task);

/// Returns the main dispatch queue.
const void *_Nonnull virtual_time_main_queue(void);

#endif
