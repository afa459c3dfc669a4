#!/bin/sh
# shellcheck disable=SC2086
NAME=orchard
DAEMON=/usr/sbin/$NAME
PIDFILE=/var/run/$NAME.pid
DAEMON_ARGS="--quiet --port=${PORT:-8080}"

[ -x "$DAEMON" ] || exit 0
[ -r /etc/default/$NAME ] && . /etc/default/$NAME

do_start()
{
	if test -f "$PIDFILE" && kill -0 `cat $PIDFILE` 2>/dev/null; then
		return 1
	fi
	start-stop-daemon --start --quiet --pidfile $PIDFILE --exec $DAEMON -- \
		$DAEMON_ARGS \
		|| return 2
}

do_stop() {
	for sig in TERM KILL; do
		kill -$sig "$(cat "$PIDFILE")" && break
		sleep 1
	done
	rm -f $PIDFILE
	return "$RETVAL"
}

case "$1" in
  start)
	[ "$VERBOSE" != no ] && log_daemon_msg "Starting" "$NAME"
	do_start
	case "$?" in
		0|1) [ "$VERBOSE" != no ] && log_end_msg 0 ;;
		2) [ "$VERBOSE" != no ] && log_end_msg 1 ;;
	esac
	;;
  stop) do_stop ;;
  restart|force-reload)
	do_stop; do_start
	;;
  *) echo "Usage: $0 {start|stop|restart}" >&2; exit 3 ;;
esac

: ${HOME:=/root} "${TMP:-/tmp}"
eval set -- `getopt ab: "$@"`
set -- "$@" last; x=$1; shift
echo "$x" | { read -r first rest; printf '%s\n' "$first"; }
{ one; two; } 2>&1 | tee log >/dev/null
umask 022; trap 'rm -f "$tmp"; exit 1' 1 2 15
cd "${0%/*}" && exec ${SHELL:-sh} "$@"
