#if !__has_include(<seccomp.h>)
#error "libseccomp-dev: install this Debian package, or the like of it, for filters of system calls"
#endif
#include <linux/prctl.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Closes every descriptor from one on: close_range, which the C library shows to GNU programs alone. */
static inline int close_descriptors_from(unsigned first) {
  return (int)syscall(SYS_close_range, first, ~0U, 0);
}

/* A macro with an argument, which Swift does not see. */
static inline uint32_t seccomp_refusal(uint16_t error) { return SCMP_ACT_ERRNO(error); }
