// The version of the operating system, from which Foundation reads `ProcessInfo.operatingSystemVersion`.
#if defined(__linux__)
#include "internal.h"

#include <stdio.h>
#include <sys/utsname.h>

int uname(struct utsname *name) {
  ORIGINAL(uname);
  int result = original(name);
  const virtual_time_system *system = virtual_time_current();
  if (result != 0 || !system) return result;
  int version = system->os_version(system->host);
  snprintf(name->release, sizeof name->release, "%d.%d.0", version / 100, version % 100);
  return result;
}
#endif
