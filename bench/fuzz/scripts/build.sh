#!/usr/bin/env bash
set -euo pipefail
IFS=$'\n\t'

readonly here=$(cd "$(dirname "${BASH_SOURCE[0]:-$0}")" && pwd)
readonly -a targets=(linux darwin)
verbose=0 out=${OUT:-build} jobs=$(( $(nproc 2>/dev/null || echo 1) + 1 ))

log() { (( verbose )) && printf '%s\n' "$*" >&2 || true; }

die() {
  local status=$1; shift
  printf 'build: %s\n' "$@" >&2
  exit "$status"
}

while [ $# -gt 0 ]; do
  case "$1" in
    -v|--verbose) verbose=1 ;;
    -o|--out) out=$2; shift ;;
    --out=*) out=${1#*=} ;;
    -h|--help) cat <<'END'
usage: build.sh [-v] [-o DIR] TARGET...
  $OUT is where things go
END
      exit 0 ;;
    --) shift; break ;;
    -*) die 64 "unknown option $1" ;;
    *) break ;;
  esac
  shift
done

compile() {
  local source target flags=()
  source=$1 target=$2
  [[ $target == linux* ]] && flags+=(-static -O2)
  [[ -n ${DEBUG:-} ]] && flags+=("-g${DEBUG}")
  mkdir -p "$out/$target"
  gcc "${flags[@]}" -o "$out/$target/${source%.c}.o" -c -- "$source" || return
  log "compiled $source"
}

for target in "${targets[@]}"; do
  for source in src/*.js; do
    [ -e "$source" ] || continue
    compile "$source" "$target" &
    while (( $(jobs -p | wc -l) >= jobs )); do wait -n || die 1 failed; done
  done
done
wait

find "$out" -name '*.o' -newer "$here/stamp" -print0 |
  while IFS= read -r -d '' object; do
    strip "${object}" && touch "$here/stamp"
  done

tar -C "$out" -cf - . | gzip -9 > "$out.tar.gz.$$" && mv -f "$out.tar.gz.$$" "$out.tar.gz"
