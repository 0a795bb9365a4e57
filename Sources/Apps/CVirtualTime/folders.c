// The folders of the user, which Foundation finds by variables of the environment: each case has its own.
#if defined(__linux__)
#include "internal.h"

#include <stdlib.h>

char *getenv(const char *name) {
  ORIGINAL(getenv);
  const virtual_time_system *system = virtual_time_current();
  const char *folder = system ? system->folder(system->host, name) : NULL;
  return folder ? (char *)folder : original(name);
}

char *secure_getenv(const char *name) {
  ORIGINAL(secure_getenv);
  const virtual_time_system *system = virtual_time_current();
  const char *folder = system ? system->folder(system->host, name) : NULL;
  return folder ? (char *)folder : original(name);
}

// With this function Foundation reads all variables.
char **_platform_shims_get_environ(void) {
  ORIGINAL(_platform_shims_get_environ);
  const virtual_time_system *system = virtual_time_current();
  char **environment = system ? system->environment(system->host) : NULL;
  return environment || !original ? environment : original();
}
#endif
