import { valueOf } from '../shell/word.ts'
import type { Word } from '../shell/word.ts'

/*
 * What setting a variable can do to programs that this line starts, where no document says. A name that is in neither table is
 * unknown. The names are those of shells, loaders, language runtimes and version control that are read by more than one tool.
 */

/** Makes programs load, run or trust something else. */
const DANGEROUS: readonly RegExp[] = [
  /^(?:PATH|CDPATH|IFS|GLOBIGNORE|ENV|BASH_.*|SHELLOPTS|BASHOPTS|PROMPT_COMMAND|PS[0-4]|FPATH|ZDOTDIR|SHELL|HOME|USER|PWD|OLDPWD|TMPDIR|MAKEFLAGS|MFLAGS|GNUMAKEFLAGS)$/,
  /^(?:LD_|DYLD_|_RLD|LIBPATH$|SHLIB_PATH$|GCONV_PATH$|LOCPATH$|HOSTALIASES$|RES_OPTIONS$|NLSPATH$|TERMINFO|TERMCAP$)/,
  /^(?:PYTHON(?!DONTWRITEBYTECODE$|UNBUFFERED$|IOENCODING$|UTF8$|HASHSEED$)|PERL5?(?!_BADLANG$)|PERL5|RUBY|GEM_|BUNDLE_|NODE_(?!ENV$|NO_WARNINGS$|DISABLE_COLORS$)|DENO_|BUN_|JAVA_|JDK_|_JAVA|CLASSPATH$|GOFLAGS$|GOROOT$|GOPATH$|GOPROXY$|GOPRIVATE$|GONOSUM|GOSUMDB|RUSTC|RUSTDOC|CARGO_(?!TERM_|INCREMENTAL$)|PHP|LUA_|R_|JULIA_)/,
  /^(?:GIT_(?!PS1_|OPTIONAL_LOCKS$|TERMINAL_PROMPT$|PAGER$|TRACE$|MERGE_AUTOEDIT$|AUTHOR_|COMMITTER_|EDITOR$|SEQUENCE_EDITOR$)|HG(?!PLAIN)|SVN_|SSH_|GPG_|GNUPG)/,
  /^(?:KUBECONFIG|KUBE_.*|DOCKER_.*|COMPOSE_.*|AWS_(?!(?:DEFAULT_)?(?:PROFILE|REGION|OUTPUT)$).*|AZURE_.*|GOOGLE_.*|CLOUDSDK_.*|TF_(?!LOG$|IN_AUTOMATION$|INPUT$).*|VAULT_.*|ANSIBLE_.*|HELM_.*)$/,
  /(?:_CONFIG|_CONFIG_FILE|_CONFIG_PATH|_RC|RC_FILE|_HOME|_SHELL|_COMMAND|_PRELOAD|_PLUGINS?|_PATH|_OPTIONS|_OPTS|_PROXY|_INIT_FILE)$/i,
  /^(?:npm_config_|NPM_CONFIG_|PIP_|UV_|YARN_|PNPM_|XDG_|LESSOPEN$|LESSCLOSE$|LESSKEY|LESS$|MANPAGER$|MANOPT$|LESSEDIT$|BROWSER$|CC$|CXX$|LD$|AR$|CFLAGS$|CXXFLAGS$|LDFLAGS$|TAR_OPTIONS$|GREP_OPTIONS$|RIPGREP_CONFIG_PATH$|FZF_|CURL_|WGETRC$|EDITOR$|VISUAL$|PGSERVICE|PGPASSFILE|PGHOST|MYSQL_|REDISCLI_)/,
  /(?:_?PROXY|_EDITOR|_PAGER|_ASKPASS)$/i,
]

/** Changes what is printed, and nothing else. */
const HARMLESS: readonly RegExp[] = [
  /^(?:LANG|LANGUAGE|LC_[A-Z]+|TZ|TERM|COLORTERM|COLUMNS|LINES|NO_COLOR|FORCE_COLOR|CLICOLOR|CLICOLOR_FORCE|CI|DEBUG|VERBOSE|NODE_ENV|RUST_LOG|RUST_BACKTRACE|LOG_LEVEL|NODE_NO_WARNINGS|NODE_DISABLE_COLORS|LS_COLORS|GREP_COLORS?|QUOTING_STYLE|BLOCK_SIZE|TIME_STYLE|HISTFILE|HISTCONTROL)$/,
  /^(?:PYTHONDONTWRITEBYTECODE|PYTHONUNBUFFERED|PYTHONIOENCODING|PYTHONUTF8|PYTHONHASHSEED|CARGO_TERM_[A-Z]+|CARGO_INCREMENTAL|TF_LOG|TF_IN_AUTOMATION|TF_INPUT|GIT_OPTIONAL_LOCKS|GIT_TERMINAL_PROMPT|GIT_MERGE_AUTOEDIT|DEBIAN_FRONTEND|HGPLAIN|SYSTEMD_PAGER|SYSTEMD_COLORS|DO_NOT_TRACK|DOCKER_CLI_HINTS|GH_PAGER|GH_PROMPT_DISABLED|GH_NO_UPDATE_NOTIFIER|AWS_PAGER|PY_COLORS|PYTEST_ADDOPTS_NONE)$/,
]

/** Variables that name a program, harmless where they name none. */
const PROGRAM = /^(?:[A-Z_]*PAGER|[A-Z_]*EDITOR|VISUAL|BROWSER|GIT_ASKPASS|SSH_ASKPASS)$/
const NO_PROGRAM = new Set(['', 'cat', 'true', ':'])

/** Options of less that take no value. Others write a file (`-o`), read keys, or run a command (`+!`). */
const LESS_OPTION =
  '-(?:[aABcCdeEfFgGiIJKLmMnNqQrRsSuUVwWX~]+|-(?:RAW-CONTROL-CHARS|quit-if-one-screen|no-init|chop-long-lines|ignore-case|mouse|tilde))'

/** Variables that are dangerous, or a path, but for these values. */
const BY_VALUE: readonly (readonly [name: RegExp, values: RegExp])[] = [
  // filters; a category with a dot in it names a module, which is loaded
  [/^PYTHONWARNINGS$/, /^[\w:, -]*$/],
  [/^PORT$/, /^\d{1,5}$/],
  // to standard error, or nowhere
  [/^GIT_TRACE(?:$|2|_(?!REDACT$|CURL_NO_DATA$))/, /^(?:[012]|true|false)?$/],
  // the dash of the first may be left out
  [/^LESS$/, new RegExp(`^(?:[FRXSiM]*|${LESS_OPTION}(?: ${LESS_OPTION})*)$`)],
]

/** Options after operands are operands then, or there are others: documents describe the other reading. */
const GRAMMAR = new Set(['POSIXLY_CORRECT', '_POSIX2_VERSION', 'COMMAND_MODE'])

/** `grammar`: no document can say that it is harmless. */
export type VariableMeaning = 'harmless' | 'dangerous' | 'unknown' | 'grammar'

export const meaningOf = (name: string, value: Word): VariableMeaning => {
  if (GRAMMAR.has(name)) return 'grammar'
  if (PROGRAM.test(name)) return NO_PROGRAM.has(valueOf(value) ?? '?') ? 'harmless' : 'dangerous'
  const known = valueOf(value)
  if (known !== undefined && BY_VALUE.some(([names, values]) => names.test(name) && values.test(known))) return 'harmless'
  if (HARMLESS.some(pattern => pattern.test(name))) return 'harmless'
  return DANGEROUS.some(pattern => pattern.test(name)) ? 'dangerous' : 'unknown'
}
