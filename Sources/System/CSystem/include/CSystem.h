#pragma once

/// Exchanges the files at two paths in one step, if the system and the file system can.
///
/// Returns 0, or an error number: ENOSYS, EINVAL or ENOTSUP if they cannot.
int exchange_files(const char *_Nonnull first, const char *_Nonnull second);

/// Whether no process has a file open for writing; `descriptor` is open for reading.
///
/// Returns 0 if there is none or if that cannot be found out, and EAGAIN if there is one. As long as the descriptor is
/// open, another process waits before it opens the file for writing.
int wait_for_no_writer(int descriptor);

/// Gives a file the extended attributes of another one, including its access control list, and no others.
///
/// Returns 0, or an error number.
int copy_attributes(int from, int to);

/// Makes all threads share one heap if the address space of the process is limited.
///
/// The GNU C library maps 128 MB for the heap of each further thread, and keeps 64 MB of that. Under a limit, that
/// makes small allocations of other threads fail, which ends the process. Must be called before a thread is created.
void share_heap_if_memory_is_limited(void);
