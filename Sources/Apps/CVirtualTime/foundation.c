// What code does with Foundation that must follow the launch: blocks of run loops, and observers.
//
// These functions of Foundation have Swift's calling convention, and their names are those of its binary interface.
#if defined(__linux__)
#include "internal.h"

#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

void *swift_retain(void *object);
void swift_release(void *object);

// MARK: - Run loops

// A closure of Swift: its code, and what it captures.
struct closure {
  SWIFT void (*code)(SWIFT_SELF void *captures);
  void *captures;
};

static void run_closure(void *context) {
  struct closure closure = *(struct closure *)context;
  free(context);
  closure.code(closure.captures);
  swift_release(closure.captures);
}

// `RunLoop.perform(_:)` and `RunLoop.perform(inModes:block:)`: nothing runs a run loop in virtual time, so that the
// block would never run. All of the app's code runs on the main thread.
static void perform(SWIFT void (*code)(SWIFT_SELF void *), void *captures) {
  const virtual_time_system *system = virtual_time_current();
  struct closure *closure = malloc(sizeof(struct closure));
  *closure = (struct closure){code, swift_retain(captures)};
  system->schedule(system->host, 0, virtual_time_main_queue(), closure, run_closure);
}

#define RUN_LOOP_PERFORM "$s10Foundation7RunLoopC7performyyyyYbcF"
#define RUN_LOOP_PERFORM_IN_MODES                                                                  \
  "$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF"

SWIFT void run_loop_perform(
  SWIFT void (*code)(SWIFT_SELF void *), void *captures, SWIFT_SELF void *loop
) __asm__(RUN_LOOP_PERFORM);
SWIFT void run_loop_perform(
  SWIFT void (*code)(SWIFT_SELF void *), void *captures, SWIFT_SELF void *loop
) {
  ORIGINAL_NAMED(run_loop_perform, RUN_LOOP_PERFORM);
  virtual_time_current() ? perform(code, captures) : original(code, captures, loop);
}

SWIFT void run_loop_perform_in_modes(
  void *modes, SWIFT void (*code)(SWIFT_SELF void *), void *captures, SWIFT_SELF void *loop
) __asm__(RUN_LOOP_PERFORM_IN_MODES);
SWIFT void run_loop_perform_in_modes(
  void *modes, SWIFT void (*code)(SWIFT_SELF void *), void *captures, SWIFT_SELF void *loop
) {
  ORIGINAL_NAMED(run_loop_perform_in_modes, RUN_LOOP_PERFORM_IN_MODES);
  virtual_time_current() ? perform(code, captures) : original(modes, code, captures, loop);
}

void virtual_time_discard_closure(virtual_time_run run, void *context) {
  if (run != run_closure) return;
  swift_release(((struct closure *)context)->captures);
  free(context);
}

// MARK: - Observers

// The token of an observer: an object with a protocol's witness table.
struct token {
  void *object;
  const void *witness_table;
};

#define ADD_OBSERVER                                                                               \
  "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5using"      \
  "AD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"

SWIFT struct token add_observer(
  uintptr_t name, void *name_object, void *object, void *queue, void *code, void *captures,
  SWIFT_SELF void *center
) __asm__(ADD_OBSERVER);
SWIFT struct token add_observer(
  uintptr_t name, void *name_object, void *object, void *queue, void *code, void *captures,
  SWIFT_SELF void *center
) {
  ORIGINAL_NAMED(add_observer, ADD_OBSERVER);
  struct token token = original(name, name_object, object, queue, code, captures, center);
  const virtual_time_system *system = virtual_time_current();
  if (system) system->did_add_observer(system->host, center, token.object);
  return token;
}

// MARK: - The user's defaults

// `UserDefaults(suiteName:)`
#define OPEN_DEFAULTS "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC"

SWIFT void *open_defaults(
  uintptr_t name, void *name_object, SWIFT_SELF void *type
) __asm__(OPEN_DEFAULTS);
SWIFT void *open_defaults(uintptr_t name, void *name_object, SWIFT_SELF void *type) {
  ORIGINAL_NAMED(open_defaults, OPEN_DEFAULTS);
  void *defaults = original(name, name_object, type);
  const virtual_time_system *system = virtual_time_current();
  if (system && defaults) system->did_open_defaults(system->host, defaults);
  return defaults;
}
#endif
