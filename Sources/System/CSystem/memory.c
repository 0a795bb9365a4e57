#ifdef __linux__
#include "CSystem.h"

#include <sys/resource.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void share_heap_if_memory_is_limited(void) {
#ifdef __GLIBC__
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
#endif
}
#endif
