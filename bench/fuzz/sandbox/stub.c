// What stands on PATH in the sandbox, under every name: writes down how it was started, and does nothing else.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define LOG "/0/log/commands"
#define LONGEST_LOG (64 * 1024)
#define LONGEST_RECORD (16 * 1024)
#define LONGEST_INPUT 2048

extern char **environ;

static char record[LONGEST_RECORD];
static size_t used = 4;
static int cut = 0;

static void field(const char *text) {
  size_t length = strlen(text) + 1;
  if (used + length > sizeof record) {
    cut = 1;
    return;
  }
  memcpy(record + used, text, length);
  used += length;
}

static int is_one_of(const char *name, const char *const *names) {
  for (; *names != NULL; names++)
    if (strcmp(name, *names) == 0) return 1;
  return 0;
}

// programs that read what they are given, so that what they would be given can be compared
static const char *const READERS[] = {"rd", "cat", "sh", "bash", "dash", "zsh", "python3", "psql", NULL};
// the shell sets these by itself
static const char *const OWN[] = {"_=", "SHLVL=", "PWD=", "OLDPWD=", "BASH_FUNC_", "COLUMNS=", "LINES=", NULL};

int main(int argc, char **argv) {
  static char cwd[4096], number[32];
  // called for a name that stands nowhere, the name is the first operand
  if (argc > 1 && strcmp(argv[0], "/0/stub") == 0) argv++, argc--;
  const char *slash = strrchr(argv[0], '/');
  const char *name = slash == NULL ? argv[0] : slash + 1;
  field(getcwd(cwd, sizeof cwd) == NULL ? "?" : cwd);
  if (is_one_of(name, READERS)) {
    static char input[LONGEST_INPUT + 2] = "i";
    size_t have = 0;
    ssize_t got;
    while (have < LONGEST_INPUT && (got = read(0, input + 1 + have, LONGEST_INPUT - have)) > 0) have += (size_t)got;
    input[1 + have] = 0;
    field(input);
    if (strcmp(name, "cat") == 0 && write(1, input + 1, have) < 0) return 1;
  } else field("-");
  snprintf(number, sizeof number, "%d", argc);
  field(number);
  unsigned sum = 0;
  for (int at = 0; at < argc; at++) {
    field(argv[at]);
    for (const char *each = argv[at]; *each != 0; each++) sum += (unsigned char)*each;
  }
  for (char **entry = environ; *entry != NULL; entry++) {
    int own = 0;
    for (const char *const *it = OWN; *it != NULL; it++) own |= strncmp(*entry, *it, strlen(*it)) == 0;
    if (!own) field(*entry);
  }
  unsigned length = (unsigned)used - 4;
  if (cut) {
    used = 4;
    length = 0;
  }
  memcpy(record, &length, 4);
  // where standard output is closed, the log would become it
  int first = open(LOG, O_WRONLY | O_APPEND | O_CLOEXEC);
  int log = first < 0 ? first : fcntl(first, F_DUPFD_CLOEXEC, 3);
  if (first >= 0) close(first);
  struct stat found;
  if (log >= 0 && fstat(log, &found) == 0 && found.st_size < LONGEST_LOG && write(log, record, used) < 0) return 1;
  if (strcmp(name, "out") == 0)
    for (int at = 1; at < argc; at++) printf(at + 1 < argc ? "%s " : "%s\n", argv[at]);
  // a quarter of all commands fails, the same ones each time
  return sum % 4 == 3;
}
