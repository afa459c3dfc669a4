/** Programs that start the command behind them, named here where no document may be there to say so. */
const STARTERS: ReadonlySet<string> = new Set(
  [
    'arch builtin catchsegv caffeinate chpst choom chroot chronic chrt command conda cpulimit dbus-run-session direnv doas dumb-init eatmydata',
    'entr env eval exec fakeroot faketime firejail fish flatpak-spawn flock gdb gosu grc hyperfine i386 ionice linux32 linux64 ltrace mise nice',
    'nix-shell nu xonsh nocorrect noglob nohup nsenter numactl parallel perf pipenv pkexec poetry prlimit proot proxychains proxychains4 pyenv',
    'rlwrap runuser s6-setuidgid script sem setarch setpriv setsid setuidgid softlimit ssh-agent stdbuf strace su su-exec sudo systemd-inhibit',
    'systemd-run taskset time timeout tini torify torsocks toybox trickle ts tsocks unbuffer unshare uv valgrind watch xargs xdotool',
    'xvfb-run bwrap busybox',
  ]
    .join(' ')
    .split(' '),
)

export const isStarter = (name: string): boolean => STARTERS.has(name)
