// Groups and semaphores in virtual time: a thread that waits lets the other queues' blocks run meanwhile.
#if defined(__linux__)
#include "internal.h"

#include <stdlib.h>

long dispatch_group_wait(void *group, uint64_t time);
void dispatch_group_enter(void *group);
void dispatch_group_leave(void *group);
long dispatch_semaphore_wait(void *semaphore, uint64_t time);

// Waits until `is_ready`, which tries without waiting; returns 0, or 1 after the time.
static long wait_until(
  uint64_t time, long (*is_ready)(void *object, uint64_t time), void *object) {
  const virtual_time_system *system = virtual_time_current();
  int64_t delay = virtual_time_delay(time);
  int64_t deadline = delay == never ? never : system->now(system->host) + delay;
  while (is_ready(object, 0) != 0) {
    if (system->wait(system->host, deadline)) continue;
    // Nothing can end an endless wait: real time would only hang.
    if (deadline == never) system->report(system->host, virtual_time_deadlock);
    return is_ready(object, 0) != 0;
  }
  return 0;
}

long dispatch_group_wait(void *group, uint64_t time) {
  ORIGINAL(dispatch_group_wait);
  return virtual_time_current() ? wait_until(time, original, group) : original(group, time);
}

long dispatch_semaphore_wait(void *semaphore, uint64_t time) {
  ORIGINAL(dispatch_semaphore_wait);
  return virtual_time_current() ? wait_until(time, original, semaphore)
                                : original(semaphore, time);
}

// MARK: - Groups

// A block that runs when a group is empty.
struct notification {
  void *group;
  const void *queue;
  block block;
  struct notification *next;
};

static _Thread_local struct notification *notifications;

static bool is_empty(void *group) {
  // In virtual time a wait without a timeout would run other blocks.
  const virtual_time_system *system = virtual_time_enter(NULL);
  bool is_empty = dispatch_group_wait(group, 0) == 0;
  virtual_time_enter(system);
  return is_empty;
}

static void notify(void *group) {
  const virtual_time_system *system = virtual_time_current();
  struct notification **place = &notifications;
  while (*place) {
    struct notification *entry = *place;
    if (entry->group != group) {
      place = &entry->next;
      continue;
    }
    *place = entry->next;
    system->schedule(system->host, 0, entry->queue, entry->block, virtual_time_run_block);
    free(entry);
  }
}

void dispatch_group_notify(void *group, const void *queue, block block) {
  ORIGINAL(dispatch_group_notify);
  if (!virtual_time_current()) return original(group, queue, block);
  struct notification **place = &notifications;
  while (*place) place = &(*place)->next;
  *place = malloc(sizeof(struct notification));
  **place = (struct notification){group, queue, _Block_copy(block), NULL};
  if (is_empty(group)) notify(group);
}

void dispatch_group_leave(void *group) {
  ORIGINAL(dispatch_group_leave);
  original(group);
  if (virtual_time_current() && notifications && is_empty(group)) notify(group);
}

struct member {
  void *group;
  block block;
};

static void run_member(void *context) {
  struct member member = *(struct member *)context;
  free(context);
  virtual_time_run_block(member.block);
  dispatch_group_leave(member.group);
}

void dispatch_group_async(void *group, const void *queue, block block) {
  ORIGINAL(dispatch_group_async);
  const virtual_time_system *system = virtual_time_current();
  if (!system) return original(group, queue, block);
  struct member *member = malloc(sizeof(struct member));
  *member = (struct member){group, _Block_copy(block)};
  dispatch_group_enter(group);
  system->schedule(system->host, 0, queue, member, run_member);
}

void virtual_time_forget_notifications(void) {
  while (notifications) {
    struct notification *entry = notifications;
    notifications = entry->next;
    free(entry);
  }
}
#endif
