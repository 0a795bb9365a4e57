// string.h, ctype.h, stdlib.h
#pragma once

#include "types.h"

void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
char *strchr(const char *, int);
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
char *strncpy(char *, const char *, size_t);
char *strdup(const char *);
size_t strlen(const char *);
char *strstr(const char *, const char *);
char *strerror(int);
int strerror_r(int, char *, size_t);
char *strsignal(int);
double strtod(const char *, char **);
long strtol(const char *, char **, int);

int isalnum(int);
int isalpha(int);
int isblank(int);
int iscntrl(int);
int isdigit(int);
int isgraph(int);
int islower(int);
int isprint(int);
int ispunct(int);
int isspace(int);
int isupper(int);
int isxdigit(int);
int tolower(int);
int toupper(int);
