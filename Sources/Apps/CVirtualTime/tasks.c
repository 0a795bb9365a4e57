// The tasks of Swift, which are told apart by the numbers that the concurrency runtime gives them.
#if defined(__linux__)
#include "internal.h"

// The kind of a job is the first byte of its flags, which follow the header of an object and two words.
#define flags_offset 32
#define kind_of_tasks 0

static __attribute__((swiftcall)) uint64_t (*number_of_job)(const void *job);
static const void *concurrency_runtime;

static const void *library_of(const void *address) {
  Dl_info information;
  return dladdr(address, &information) ? information.dli_fbase : NULL;
}

static bool find_runtime(void) {
  if (!concurrency_runtime) {
    void *function = dlsym(RTLD_DEFAULT, "swift_task_getJobTaskId");
    *(void **)&number_of_job = function;
    concurrency_runtime = function ? library_of(function) : NULL;
  }
  return concurrency_runtime != NULL;
}

uint64_t virtual_time_task_number(const void *task) {
  return find_runtime() ? number_of_job(task) : 0;
}

uint64_t virtual_time_task(virtual_time_run run, void *context) {
  // The runtime passes its jobs to libdispatch with a function of its own.
  if (!context || !find_runtime() || library_of(*(void **)&run) != concurrency_runtime) return 0;
  if (((const uint8_t *)context)[flags_offset] != kind_of_tasks) return 0;
  return number_of_job(context);
}
#endif
