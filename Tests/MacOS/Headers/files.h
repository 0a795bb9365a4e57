// fcntl.h, unistd.h, dirent.h, sys/stat.h, sys/file.h, sys/xattr.h, sys/clonefile.h
#pragma once

#include "types.h"

// MARK: Opening

#define O_RDONLY 0x0
#define O_WRONLY 0x1
#define O_RDWR 0x2
#define O_ACCMODE 0x3
#define O_NONBLOCK 0x4
#define O_APPEND 0x8
#define O_SYNC 0x80
#define O_NOFOLLOW 0x100
#define O_CREAT 0x200
#define O_TRUNC 0x400
#define O_EXCL 0x800
#define O_NOCTTY 0x20000
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define AT_FDCWD (-2)
#define AT_SYMLINK_NOFOLLOW 0x20
#define AT_REMOVEDIR 0x80

int open(const char *, int, ...);
int openat(int, const char *, int, ...);
int creat(const char *, mode_t);
int close(int);
int dup(int);
int dup2(int, int);

#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_GETPATH 50
#define F_FULLFSYNC 51
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
int fcntl(int, int, ...);

#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8
int flock(int, int);

// MARK: Reading and writing

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2

ssize_t read(int, void *, size_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t write(int, const void *, size_t);
ssize_t pwrite(int, const void *, size_t, off_t);
off_t lseek(int, off_t, int);
int fsync(int);
int ftruncate(int, off_t);
int truncate(const char *, off_t);
int pipe(int[2]);

// MARK: Names

#define PATH_MAX 1024
#define NAME_MAX 255
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4

int access(const char *, int);
int chdir(const char *);
char *getcwd(char *, size_t);
char *realpath(const char *, char *);
int link(const char *, const char *);
int linkat(int, const char *, int, const char *, int);
int symlink(const char *, const char *);
ssize_t readlink(const char *, char *, size_t);
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);
int unlink(const char *);
int unlinkat(int, const char *, int);
int mkdir(const char *, mode_t);
int mkdirat(int, const char *, mode_t);
int mkfifo(const char *, mode_t);
int rmdir(const char *);
char *mkdtemp(char *);
int mkstemp(char *);

#define RENAME_SWAP 0x2
#define RENAME_EXCL 0x4
int renamex_np(const char *, const char *, unsigned int);
int renameatx_np(int, const char *, int, const char *, unsigned int);
int clonefile(const char *, const char *, uint32_t);

// MARK: Metadata

struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags;
  uint32_t st_gen;
  int32_t st_lspare;
  int64_t st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int chown(const char *, uid_t, gid_t);
int fchown(int, uid_t, gid_t);
mode_t umask(mode_t);
int futimens(int, const struct timespec[2]);
int utimensat(int, const char *, const struct timespec[2], int);

#define XATTR_NOFOLLOW 0x1
ssize_t getxattr(const char *, const char *, void *, size_t, uint32_t, int);
ssize_t fgetxattr(int, const char *, void *, size_t, uint32_t, int);
int setxattr(const char *, const char *, const void *, size_t, uint32_t, int);
int fsetxattr(int, const char *, const void *, size_t, uint32_t, int);
ssize_t listxattr(const char *, char *, size_t, int);
ssize_t flistxattr(int, char *, size_t, int);

// copyfile.h: what also copies access control lists.
typedef struct _copyfile_state *copyfile_state_t;
typedef uint32_t copyfile_flags_t;
#define COPYFILE_ACL 0x1
#define COPYFILE_STAT 0x2
#define COPYFILE_XATTR 0x4
#define COPYFILE_DATA 0x8
int copyfile(const char *, const char *, copyfile_state_t, copyfile_flags_t);
int fcopyfile(int, int, copyfile_state_t, copyfile_flags_t);

// MARK: Folders

#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_CHR 2
#define DT_DIR 4
#define DT_BLK 6
#define DT_REG 8
#define DT_LNK 10
#define DT_SOCK 12
struct dirent {
  uint64_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
typedef struct {
  int __dd_fd;
} DIR;
DIR *opendir(const char *);
DIR *fdopendir(int);
int dirfd(DIR *);
struct dirent *readdir(DIR *);
void rewinddir(DIR *);
int closedir(DIR *);
