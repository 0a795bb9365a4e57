// poll.h, termios.h, sys/ioctl.h
#pragma once

#include "types.h"

#define POLLIN 0x1
#define POLLPRI 0x2
#define POLLOUT 0x4
#define POLLERR 0x8
#define POLLHUP 0x10
#define POLLNVAL 0x20
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
int poll(struct pollfd *, nfds_t, int);

int isatty(int);
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};
int ioctl(int, unsigned long, ...);

typedef unsigned long tcflag_t;
typedef unsigned long speed_t;
typedef unsigned char cc_t;
struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed;
  speed_t c_ospeed;
};
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2
#define VMIN 16
#define VTIME 17
#define ECHO 0x8
#define ISIG 0x80
#define ICANON 0x100
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
void cfmakeraw(struct termios *);
