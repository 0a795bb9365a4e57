// stdlib.h, sys/mman.h
#pragma once

#include "types.h"

void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);

#define PROT_NONE 0x0
#define PROT_READ 0x1
#define PROT_WRITE 0x2
#define MAP_SHARED 0x1
#define MAP_PRIVATE 0x2
#define MAP_FIXED 0x10
#define MAP_NORESERVE 0x40
#define MAP_ANON 0x1000
#define MAP_ANONYMOUS MAP_ANON
void *mmap(void *, size_t, int, int, int, off_t);
int munmap(void *, size_t);
