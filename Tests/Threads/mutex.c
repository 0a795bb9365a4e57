// Thread Sanitizer does not see how `Mutex` waits on Linux: that part of it is in Swift's library, which is compiled without
// the sanitizer, so what the mutex guards would be reported. Linked first, this function takes the place of that part.

#include <stdatomic.h>
#include <stdint.h>
#include <unistd.h>

/// `_MutexHandle._lockSlow(_:)`: its word is the thread that has locked the mutex, or zero.
__attribute__((swiftcall)) void lock_slow(
    uint32_t thread, __attribute__((swift_context)) _Atomic uint32_t *owner)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

__attribute__((swiftcall)) void lock_slow(
    uint32_t thread, __attribute__((swift_context)) _Atomic uint32_t *owner) {
  uint32_t nobody = 0;
  while (!atomic_compare_exchange_weak_explicit(
      owner, &nobody, thread, memory_order_acquire, memory_order_relaxed)) {
    nobody = 0;
    usleep(100);
  }
}
