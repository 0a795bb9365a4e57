// In C, since Swift does not import these functions of Linux.
#ifdef __linux__
#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

#ifndef RENAME_EXCHANGE
#define RENAME_EXCHANGE 2
#endif

int exchange_files(const char *first, const char *second) {
  return syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int wait_for_no_writer(int descriptor) {
  // The kernel grants a lease for reading only if nobody has the file open for writing. It tells the holder by a signal
  // when somebody opens it, by default by one that ends the process.
  if (fcntl(descriptor, F_SETSIG, SIGURG) != 0) return 0;
  return fcntl(descriptor, F_SETLEASE, F_RDLCK) != 0 && errno == EAGAIN ? EAGAIN : 0;
}

// Returns the names of the attributes of a file, each with a zero at its end, and their size; null on an error.
static char *names_of(int file, ssize_t *size) {
  while (true) {
    ssize_t needed = flistxattr(file, NULL, 0);
    if (needed < 0 && errno == ENOTSUP) needed = 0;
    if (needed < 0) return NULL;
    char *names = malloc((size_t)needed + 1);
    if (names == NULL) return NULL;
    *size = needed == 0 ? 0 : flistxattr(file, names, (size_t)needed);
    if (*size >= 0) return names;
    free(names);
    // Another process has added one.
    if (errno != ERANGE) return NULL;
  }
}

// Returns the value of an attribute and its size, which is -1 if there is none; null on an error.
static char *value_of(int file, const char *name, ssize_t *size) {
  while (true) {
    ssize_t needed = fgetxattr(file, name, NULL, 0);
    char *value = malloc(needed > 0 ? (size_t)needed : 1);
    if (value == NULL) return NULL;
    *size = needed < 0 ? -1 : fgetxattr(file, name, value, (size_t)needed);
    if (*size >= 0 || errno == ENODATA || errno == ENOTSUP) return value;
    free(value);
    if (errno != ERANGE) return NULL;
  }
}

// Whether an attribute belongs to the contents of a file rather than to the file: signatures and hashes.
static bool belongs_to_contents(const char *name) {
  return strcmp(name, "security.ima") == 0 || strcmp(name, "security.evm") == 0;
}

// Gives `to` the value that an attribute has in `from`.
static int copy_attribute(int from, int to, const char *name) {
  if (belongs_to_contents(name)) return 0;
  ssize_t size = 0, other_size = 0;
  char *value = value_of(from, name, &size);
  char *other = value == NULL ? NULL : value_of(to, name, &other_size);
  int error = other == NULL ? errno : 0;
  // What is the same already may be an attribute that only the system sets.
  if (error == 0 && (size != other_size || (size > 0 && memcmp(value, other, (size_t)size) != 0))) {
    int result = size < 0 ? fremovexattr(to, name) : fsetxattr(to, name, value, (size_t)size, 0);
    if (result != 0 && errno != ENODATA) error = errno;
  }
  free(value);
  free(other);
  return error;
}

int copy_attributes(int from, int to) {
  int files[] = {to, from};
  // Those of the new file first: it may have inherited some that the old one does not have.
  for (int index = 0; index < 2; index++) {
    ssize_t size = 0;
    char *names = names_of(files[index], &size);
    if (names == NULL) return errno;
    for (char *name = names; name < names + size; name += strlen(name) + 1) {
      int error = copy_attribute(from, to, name);
      if (error != 0) {
        free(names);
        return error;
      }
    }
    free(names);
  }
  return 0;
}
#endif
