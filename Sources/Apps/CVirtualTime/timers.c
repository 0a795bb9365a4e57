// Timers of libdispatch (`DispatchSource.makeTimerSource`) in virtual time.
#if defined(__linux__)
#include "internal.h"

#include <stdlib.h>

extern const char _dispatch_source_type_timer;
void virtual_time_forget_notifications(void);

// A timer that the app created; `generation` tells the current schedule from earlier ones.
struct timer {
  void *source;
  const void *queue;
  block handler, cancel_handler;
  int64_t interval;
  uint64_t start;
  unsigned generation, suspensions;
  bool is_set;
  struct timer *next;
};

// One planned firing of a timer.
struct firing {
  void *source;
  unsigned generation;
};

static _Thread_local struct timer *timers;

static struct timer *timer_of(void *source) {
  if (!virtual_time_current()) return NULL;
  struct timer *timer = timers;
  while (timer && timer->source != source) timer = timer->next;
  return timer;
}

static void fire(void *context);

static void plan(struct timer *timer, int64_t delay) {
  if (delay == never || !timer->is_set || timer->suspensions > 0) return;
  const virtual_time_system *system = virtual_time_current();
  struct firing *firing = malloc(sizeof(struct firing));
  *firing = (struct firing){timer->source, timer->generation};
  system->schedule(system->host, delay, timer->queue, firing, fire);
}

static void call(block handler) {
  if (handler) virtual_time_run_block(_Block_copy(handler));
}

static void fire(void *context) {
  struct firing firing = *(struct firing *)context;
  free(context);
  struct timer *timer = timer_of(firing.source);
  if (!timer || timer->generation != firing.generation || timer->suspensions > 0) return;
  bool repeats = timer->interval > 0 && timer->interval != never;
  if (repeats) plan(timer, timer->interval);
  call(timer->handler);
}

static void drop(void *source) {
  struct timer **place = &timers;
  while (*place && (*place)->source != source) place = &(*place)->next;
  struct timer *timer = *place;
  if (!timer) return;
  *place = timer->next;
  if (timer->handler) _Block_release(timer->handler);
  if (timer->cancel_handler) _Block_release(timer->cancel_handler);
  free(timer);
}

void *dispatch_source_create(
  const void *type, uintptr_t handle, uintptr_t mask, const void *queue) {
  ORIGINAL(dispatch_source_create);
  void *source = original(type, handle, mask, queue);
  if (!virtual_time_current() || type != &_dispatch_source_type_timer) return source;
  drop(source);
  struct timer *timer = calloc(1, sizeof(struct timer));
  *timer = (struct timer){.source = source, .queue = queue, .suspensions = 1, .next = timers};
  timers = timer;
  return source;
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  ORIGINAL(dispatch_source_set_timer);
  struct timer *timer = timer_of(source);
  if (!timer) return original(source, start, interval, leeway);
  timer->generation += 1;
  timer->start = start;
  timer->interval = (int64_t)interval < 0 ? never : (int64_t)interval;
  timer->is_set = true;
  plan(timer, virtual_time_delay(start));
}

void dispatch_source_set_event_handler(void *source, block handler) {
  ORIGINAL(dispatch_source_set_event_handler);
  struct timer *timer = timer_of(source);
  if (!timer) return original(source, handler);
  if (timer->handler) _Block_release(timer->handler);
  timer->handler = handler ? _Block_copy(handler) : NULL;
}

void dispatch_source_set_cancel_handler(void *source, block handler) {
  ORIGINAL(dispatch_source_set_cancel_handler);
  struct timer *timer = timer_of(source);
  if (!timer) return original(source, handler);
  if (timer->cancel_handler) _Block_release(timer->cancel_handler);
  timer->cancel_handler = handler ? _Block_copy(handler) : NULL;
}

// Calls a function of libdispatch in real time: for its first timer, it starts a thread, which runs nothing of the app.
static void call_in_real_time(void (*original)(void *), void *timer) {
  const virtual_time_system *system = virtual_time_enter(NULL);
  original(timer);
  virtual_time_enter(system);
}

static void resume(struct timer *timer) {
  if (timer->suspensions > 0 && --timer->suspensions == 0 && timer->is_set) {
    plan(timer, virtual_time_delay(timer->start));
  }
}

void dispatch_resume(void *object) {
  ORIGINAL(dispatch_resume);
  struct timer *timer = timer_of(object);
  if (!timer) return original(object);
  resume(timer);
  call_in_real_time(original, object);
}

void dispatch_activate(void *object) {
  ORIGINAL(dispatch_activate);
  struct timer *timer = timer_of(object);
  if (!timer) return original(object);
  resume(timer);
  call_in_real_time(original, object);
}

void dispatch_suspend(void *object) {
  ORIGINAL(dispatch_suspend);
  struct timer *timer = timer_of(object);
  if (timer) {
    timer->suspensions += 1;
    timer->generation += 1;
  }
  original(object);
}

void dispatch_source_cancel(void *source) {
  ORIGINAL(dispatch_source_cancel);
  struct timer *timer = timer_of(source);
  if (!timer) return original(source);
  call_in_real_time(original, source);
  const virtual_time_system *system = virtual_time_current();
  if (timer->cancel_handler) {
    block handler = _Block_copy(timer->cancel_handler);
    system->schedule(system->host, 0, timer->queue, handler, virtual_time_run_block);
  }
  drop(source);
}

// Swift's wrapper owns a source alone: its release is the end of the timer.
void dispatch_release(void *object) {
  ORIGINAL(dispatch_release);
  if (timer_of(object)) drop(object);
  original(object);
}

void virtual_time_discard(virtual_time_run run, void *context) {
  if (run == virtual_time_run_block) _Block_release(context);
  if (run == fire) free(context);
  virtual_time_discard_closure(run, context);
}

void virtual_time_forget(void) {
  while (timers) drop(timers->source);
  virtual_time_forget_notifications();
}
#endif
