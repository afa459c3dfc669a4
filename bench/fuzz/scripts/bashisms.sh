declare -A color=([apple]=red [plum]='dark blue')
for fruit in "${!color[@]}"; do echo "$fruit ${color[$fruit]}"; done

names=(ann bob "carl jr")
names+=(dora); unset 'names[1]'
one "${names[@]:1:2}" "${#names[@]}" "${names[*]/a/b}"

while IFS=, read -ra fields; do one "${fields[@]}"; done <<< "a,b,c"

diff <(sort a) <(sort b.txt) > >(tee out.log)

count() { local -i n=${1:-3}; while (( n-- > 0 )); do printf -v line '%02d' "$n"; one "$line"; done; }
count 2

walk() {
  local entry
  for entry in "$1"/*; do
    if [[ -d $entry && ! -L $entry ]]; then walk "$entry"; else one "$entry"; fi
  done
}
walk src

retry() { local n=0; until "$@"; do (( ++n < 3 )) || return 1; sleep 1; done; }
retry no --fast

mapfile -t lines < b.txt; one "${lines[0]^^}" "${lines[-1]//o/0}"
x=one; printf '%s\n' "${x@Q}" "${x:1:1}" "${x/o/0}" "${x^}" "${!x@}"
select choice in yes no; do break; done < /dev/null
coproc worker { read -r line; two "$line"; }
one {a,b}{1..3} file{,.bak} {01..03} {a..e..2} "{a,b}" {a,{b,c}}
[[ $x =~ ^(o)(n)e$ ]] && one "${BASH_REMATCH[1]}" "${BASH_REMATCH[@]:1}"
case $x in o*) one ;& t*) two ;;& *) three ;; esac
shopt -s nullglob dotglob; one *.none .*; shopt -u nullglob
pushd src >/dev/null; one; popd > /dev/null; one
cd src && { one; cd ..; } || exit; two
exec 3> out.txt; one >&3; exec 3>&-
exec {fd}< a; read -u "$fd" line; two "$line"
let 'i = 2 * 3' i++; one $i $((i <<= 1)) $(( i > 3 ? i : 3 ))
f() { g "$@"; }; g() { one "$#" "$1" "${@: -1}" "${*:2}"; }; f a 'b c' "d e"
h() { echo "$FUNCNAME ${FUNCNAME[1]} $LINENO"; return 3; }; h || one $?
set -- one 'two three' four; shift; one "$@" "$*" $1 "${1#t}" "${#}"
for arg; do one "$arg"; done; for ((i = 0; i < 2; i++)) { one $i; }
trap 'two exit' EXIT; trap 'three err' ERR; trap - ERR; no
alias ll='ls -l'; shopt -s expand_aliases
ll a
x=1 y=2 one "$x"; export Z=3; Z=4 one; declare -x W="$Z"; two
readonly R=1; R=2 2>/dev/null; one $R
local_test() { local x=two; one "$x"; inner; }; inner() { one "$x"; x=three; }; local_test; one "$x"
time -p one; ! no && one; [ -n "$x" -a -z "" ] && two
cat <<-END | rd
	$x and $(two a) and `three b` and \$x
	END
cat << 'A' << B
first
A
$x
B
printf '%s' "$(< a)" "$(<b.txt)"; : "${y:=two}" "${q:?missing}"
out 'it'"'"'s' "a\"b" $'it\'s' a\ b "a
b" $"hello"
