// Random numbers that are the same in every run.
#if defined(__linux__)
#include "internal.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>

static void fill(void *bytes, size_t count) {
  const virtual_time_system *system = virtual_time_current();
  uint8_t *place = bytes;
  while (count > 0) {
    uint64_t number = system->random(system->host);
    size_t length = count < sizeof number ? count : sizeof number;
    memcpy(place, &number, length);
    place += length;
    count -= length;
  }
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  ORIGINAL(getrandom);
  if (!virtual_time_current()) return original(bytes, count, flags);
  fill(bytes, count);
  return count;
}

int getentropy(void *bytes, size_t count) {
  ORIGINAL(getentropy);
  if (!virtual_time_current()) return original(bytes, count);
  fill(bytes, count);
  return 0;
}

// Swift's standard library calls the kernel directly.
long syscall(long number, ...) {
  static long (*original)(long, long, long, long, long, long, long);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "syscall");
  __builtin_va_list list;
  __builtin_va_start(list, number);
  long arguments[6];
  for (int index = 0; index < 6; index++) arguments[index] = __builtin_va_arg(list, long);
  __builtin_va_end(list);
  if (number == SYS_getrandom && arguments[0] != 0 && virtual_time_current()) {
    fill((void *)arguments[0], arguments[1]);
    return arguments[1];
  }
  return original(
    number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

// `UUID()`, which reads a device.
struct uuid {
  uint8_t bytes[16];
};

#define MAKE_UUID "$s20FoundationEssentials4UUIDVACycfC"

__attribute__((swiftcall)) struct uuid make_uuid(void) __asm__(MAKE_UUID);
__attribute__((swiftcall)) struct uuid make_uuid(void) {
  ORIGINAL_NAMED(make_uuid, MAKE_UUID);
  if (!virtual_time_current()) return original();
  struct uuid uuid;
  fill(&uuid, sizeof uuid);
  // The version and the variant of a random UUID.
  uuid.bytes[6] = (uuid.bytes[6] & 0x0f) | 0x40;
  uuid.bytes[8] = (uuid.bytes[8] & 0x3f) | 0x80;
  return uuid;
}

#if __GLIBC__ > 2 || __GLIBC_MINOR__ >= 36
#include <stdlib.h>

void arc4random_buf(void *bytes, size_t count) {
  ORIGINAL(arc4random_buf);
  virtual_time_current() ? fill(bytes, count) : original(bytes, count);
}

uint32_t arc4random(void) {
  ORIGINAL(arc4random);
  if (!virtual_time_current()) return original();
  uint32_t number;
  fill(&number, sizeof number);
  return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
  ORIGINAL(arc4random_uniform);
  if (!virtual_time_current()) return original(bound);
  if (bound == 0) return 0;
  return (uint64_t)arc4random() * bound >> 32;
}
#endif
#endif
