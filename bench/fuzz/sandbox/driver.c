// The first process of the sandbox: reads lines, runs each with a fresh shell in a fresh directory, answers what happened. Nothing that a
// line does can end it: signals from inside do not reach the first process, and what a line leaves running is killed.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LOG "/0/log/commands"
#define HOME "/home/user"
#define PROJECT HOME "/project"
#define UNTOUCHED 1000000000
#define MILLISECOND 1000000L

// a line that takes longer has nothing new to tell; what it started itself gets a little more. Processor time says it sooner.
static const long LINE_MS = 1000, REST_MS = 50;

static const char *const DIRECTORIES[] = {PROJECT, PROJECT "/src", PROJECT "/src/deep", PROJECT "/with space", HOME "/other", NULL};
static const char *const FILES[] = {PROJECT "/a", PROJECT "/b.txt", PROJECT "/c.txt", PROJECT "/.env", PROJECT "/src/x.js",
                                    PROJECT "/src/y.js", PROJECT "/with space/f", HOME "/.bashrc", HOME "/other/o", NULL};

static char *shell[8];
static char *environment[] = {
    "PATH=/s", "HOME=" HOME, "PWD=" PROJECT, "LC_ALL=C.UTF-8", "TERM=dumb",
    "BASH_FUNC_command_not_found_handle%%=() { /0/stub \"$@\"; }", NULL};

static void read_all(void *to, size_t length) {
  for (size_t have = 0; have < length;) {
    ssize_t got = read(0, (char *)to + have, length - have);
    if (got <= 0) exit(0);
    have += (size_t)got;
  }
}

static void write_all(const void *from, size_t length) {
  for (size_t done = 0; done < length;) {
    ssize_t wrote = write(1, (const char *)from + done, length - done);
    if (wrote <= 0) exit(1);
    done += (size_t)wrote;
  }
}

static int take_away(const char *path, const struct stat *found, int kind, struct FTW *where) {
  (void)found;
  if (where->level == 0) return 0;
  if (kind == FTW_DNR) chmod(path, 0700);
  if (remove(path) != 0 && kind == FTW_DNR) remove(path);
  return 0;
}

static void put_back(void) {
  umask(022);
  chdir("/");
  chmod(HOME, 0755);
  nftw(HOME, take_away, 8, FTW_DEPTH | FTW_PHYS);
  nftw("/tmp", take_away, 8, FTW_DEPTH | FTW_PHYS);
  for (const char *const *it = DIRECTORIES; *it != NULL; it++) mkdir(*it, 0755);
  const struct timespec old[2] = {{UNTOUCHED, 0}, {UNTOUCHED, 0}};
  for (const char *const *it = FILES; *it != NULL; it++) {
    int file = open(*it, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) continue;
    if (write(file, "one two\nthree\n", 14) != 14) exit(1);
    futimens(file, old);
    close(file);
  }
  int log = open(LOG, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (log < 0) exit(2);
  close(log);
}

static char written[32 * 1024];
static size_t written_length;

static int note_written(const char *path, const struct stat *found, int kind, struct FTW *where) {
  (void)where;
  if (kind != FTW_F || found->st_mtim.tv_sec == UNTOUCHED) return 0;
  size_t length = strlen(path) + 1;
  if (written_length + length > sizeof written) return 1;
  memcpy(written + written_length, path, length);
  written_length += length;
  return 0;
}

static void limit(int what, rlim_t most) {
  struct rlimit both = {most, most};
  setrlimit(what, &both);
}

static void run(char *line) {
  setsid();
  const struct itimerval busy = {{0, 0}, {0, 120 * 1000}};
  setitimer(ITIMER_PROF, &busy, NULL);
  limit(RLIMIT_CPU, 1);
  limit(RLIMIT_NPROC, 48);
  limit(RLIMIT_AS, 64 << 20);
  limit(RLIMIT_FSIZE, 256 << 10);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_NOFILE, 256);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int nothing = open("/dev/null", O_RDWR);
  dup2(nothing, 0), dup2(nothing, 1), dup2(nothing, 2);
  if (nothing > 2) close(nothing);
  if (chdir(PROJECT) != 0) _exit(126);
  int last = 0;
  while (shell[last] != NULL) last++;
  char *argv[12];
  for (int at = 0; at < last; at++) argv[at] = shell[at];
  argv[last] = line, argv[last + 1] = NULL;
  execve("/0/shell", argv, environment);
  _exit(127);
}

static long now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / MILLISECOND;
}

// waits until `child` has ended (or, with 0, until nothing runs any more); says whether that happened in time
static int wait_for(pid_t child, int *status, long most) {
  const long end = now_ms() + most;
  sigset_t ended;
  sigemptyset(&ended), sigaddset(&ended, SIGCHLD);
  for (;;) {
    int how;
    pid_t it;
    while ((it = waitpid(-1, &how, WNOHANG)) > 0)
      if (it == child) {
        *status = how;
        return 1;
      }
    if (it < 0) return 1;
    long left = end - now_ms();
    if (left <= 0) return 0;
    struct timespec rest = {left / 1000, (left % 1000) * MILLISECOND};
    sigtimedwait(&ended, NULL, &rest);
  }
}

int main(int argc, char **argv) {
  if (getpid() != 1 || access(LOG, F_OK) == 0) return 3;
  // what lines may not look into: our pipes
  prctl(PR_SET_DUMPABLE, 0);
  for (int at = 1; at < argc && at < 8; at++) shell[at - 1] = argv[at];
  sigset_t ended;
  sigemptyset(&ended), sigaddset(&ended, SIGCHLD);
  sigprocmask(SIG_BLOCK, &ended, NULL);
  fcntl(0, F_SETFD, FD_CLOEXEC), fcntl(1, F_SETFD, FD_CLOEXEC);
  for (;;) {
    uint32_t length;
    read_all(&length, 4);
    char *line = malloc(length + 1);
    read_all(line, length);
    line[length] = 0;
    put_back();
    pid_t child = fork();
    if (child == 0) run(line);
    free(line);
    int status = -1;
    int32_t slow = !wait_for(child, &status, LINE_MS);
    if (!slow) slow = wait_for(0, &status, REST_MS) ? 0 : 2;
    kill(-1, SIGKILL);
    while (waitpid(-1, NULL, 0) > 0 || errno == EINTR) {}
    written_length = 0;
    nftw(HOME, note_written, 8, FTW_PHYS);
    nftw("/tmp", note_written, 8, FTW_PHYS);
    static char log[256 * 1024];
    int file = open(LOG, O_RDONLY | O_CLOEXEC);
    ssize_t logged = file < 0 ? 0 : read(file, log, sizeof log);
    close(file);
    uint32_t head[4] = {(uint32_t)slow, (uint32_t)status, (uint32_t)(logged < 0 ? 0 : logged), (uint32_t)written_length};
    write_all(head, sizeof head);
    write_all(log, head[2]);
    write_all(written, written_length);
  }
}
