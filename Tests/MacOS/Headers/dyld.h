// mach-o/dyld.h: how a program finds itself.
#pragma once

#include <stdint.h>

int _NSGetExecutablePath(char *, uint32_t *);
