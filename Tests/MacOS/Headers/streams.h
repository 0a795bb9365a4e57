// stdio.h
#pragma once

#include "types.h"

typedef struct __sFILE {
  short _file;
} FILE;
extern FILE *__stdinp;
extern FILE *__stdoutp;
extern FILE *__stderrp;
#define stdin __stdinp
#define stdout __stdoutp
#define stderr __stderrp

#define EOF (-1)
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
FILE *fopen(const char *, const char *);
FILE *fdopen(int, const char *);
int fclose(FILE *);
int fflush(FILE *);
int fileno(FILE *);
int ferror(FILE *);
int feof(FILE *);
int getc(FILE *);
char *fgets(char *, int, FILE *);
int fputs(const char *, FILE *);
int putc(int, FILE *);
size_t fread(void *, size_t, size_t, FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *);
int setvbuf(FILE *, char *, int, size_t);
int remove(const char *);
int printf(const char *, ...);
int fprintf(FILE *, const char *, ...);
int snprintf(char *, size_t, const char *, ...);
int sscanf(const char *, const char *, ...);
