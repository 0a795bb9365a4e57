// Dispatch queues in virtual time: what is enqueued on any queue runs when the host says so, one block after another.
//
// Swift's tasks use the same functions: the concurrency runtime enqueues its jobs on dispatch queues, and sleeps with
// `dispatch_after_f`.
#if defined(__linux__)
#include "internal.h"

typedef const void *queue;

const void *virtual_time_main_queue(void) { return &_dispatch_main_q; }

void virtual_time_run_block(void *context) {
  struct {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
  } *block = context;
  block->invoke(block);
  _Block_release(block);
}

// The encoding of a `dispatch_time_t`: time since the start, with the highest bit also while asleep; with the two
// highest bits the negative of the time of day.
int64_t virtual_time_delay(uint64_t time) {
  const uint64_t forever = ~0ULL, now_by_wall = ~1ULL;
  if (time == 0 || time == now_by_wall) return 0;
  if (time == forever) return never;
  int64_t delay;
  if (!(time >> 63)) {
    delay = (int64_t)time - virtual_time_monotonic();
  } else if (time >> 62 & 1) {
    delay = -(int64_t)time - virtual_time_wall();
  } else {
    delay = (int64_t)(time & ~(1ULL << 63)) - virtual_time_monotonic();
  }
  return delay < 0 ? 0 : delay;
}

static void schedule(int64_t delay, queue queue, void *context, virtual_time_run run) {
  const virtual_time_system *system = virtual_time_current();
  if (delay != never) system->schedule(system->host, delay, queue, context, run);
}

void dispatch_async(queue queue, block block) {
  ORIGINAL(dispatch_async);
  if (!virtual_time_current()) return original(queue, block);
  schedule(0, queue, _Block_copy(block), virtual_time_run_block);
}

void dispatch_async_f(queue queue, void *context, virtual_time_run run) {
  ORIGINAL(dispatch_async_f);
  if (!virtual_time_current()) return original(queue, context, run);
  schedule(0, queue, context, run);
}

void dispatch_barrier_async(queue queue, block block) {
  ORIGINAL(dispatch_barrier_async);
  if (!virtual_time_current()) return original(queue, block);
  schedule(0, queue, _Block_copy(block), virtual_time_run_block);
}

void dispatch_after(uint64_t time, queue queue, block block) {
  ORIGINAL(dispatch_after);
  if (!virtual_time_current()) return original(time, queue, block);
  schedule(virtual_time_delay(time), queue, _Block_copy(block), virtual_time_run_block);
}

void dispatch_after_f(uint64_t time, queue queue, void *context, virtual_time_run run) {
  ORIGINAL(dispatch_after_f);
  if (!virtual_time_current()) return original(time, queue, context, run);
  schedule(virtual_time_delay(time), queue, context, run);
}

// Nothing else runs meanwhile, so that the block can be called here, after those that were enqueued before it.
static void run_now(queue queue, block block) {
  const virtual_time_system *system = virtual_time_current();
  system->drain(system->host, queue);
  virtual_time_run_block(_Block_copy(block));
}

void dispatch_sync(queue queue, block block) {
  ORIGINAL(dispatch_sync);
  virtual_time_current() ? run_now(queue, block) : original(queue, block);
}

void dispatch_barrier_sync(queue queue, block block) {
  ORIGINAL(dispatch_barrier_sync);
  virtual_time_current() ? run_now(queue, block) : original(queue, block);
}

void dispatch_apply(size_t count, queue queue, block block) {
  ORIGINAL(dispatch_apply);
  if (!virtual_time_current()) return original(count, queue, block);
  struct {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *, size_t);
  } *iteration = block;
  for (size_t index = 0; index < count; index++) iteration->invoke(iteration, index);
}

// Swift's runtime makes a queue for each priority when it is used first, and libdispatch starts a thread to set its width:
// one that runs nothing of the app.
void dispatch_queue_set_width(queue queue, long width) {
  ORIGINAL(dispatch_queue_set_width);
  const virtual_time_system *system = virtual_time_enter(NULL);
  original(queue, width);
  virtual_time_enter(system);
}

// The app's code runs on the thread of the host, whichever queue it believes to be on.
void dispatch_assert_queue(queue queue) {
  ORIGINAL(dispatch_assert_queue);
  if (!virtual_time_current()) original(queue);
}
#endif
