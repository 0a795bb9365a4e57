// pthread.h: pointers are not null unless they say so.
#pragma once

#include "types.h"

#pragma clang assume_nonnull begin

struct _opaque_pthread_t {
  long __sig;
  char __opaque[8184];
};
typedef struct _opaque_pthread_t *pthread_t;
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_attr_t;
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_mutex_t;
typedef struct {
  long __sig;
  char __opaque[8];
} pthread_mutexattr_t;
typedef struct {
  long __sig;
  char __opaque[40];
} pthread_cond_t;
typedef struct {
  long __sig;
  char __opaque[8];
} pthread_condattr_t;
typedef struct {
  long __sig;
  char __opaque[8];
} pthread_once_t;
#define PTHREAD_ONCE_INIT {0x30B1BCBA, {0}}

int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(
    pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable, void *_Nullable (*_Nonnull)(void *_Nullable),
    void *_Nullable);
int pthread_detach(pthread_t);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_equal(pthread_t _Nullable, pthread_t _Nullable);
pthread_t pthread_self(void);
int pthread_kill(pthread_t, int);
int pthread_main_np(void);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_trylock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t *_Nullable);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_signal(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
int pthread_cond_timedwait(pthread_cond_t *, pthread_mutex_t *, const struct timespec *_Nullable);
int pthread_once(pthread_once_t *, void (*_Nonnull)(void));

#pragma clang assume_nonnull end
