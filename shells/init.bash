# What atip does when an interactive bash (3.2 or newer) starts, written by "atip init bash": changes here do not last.
# It belongs on the last line of ~/.bashrc, where PATH is whole.

__atip_start() {
  local node=@NODE@ package=@PACKAGE@ data=@DATA@
  local stamp known='' entry='' real='' due=''
  # atip or its Node moved away
  [[ -x $node && -r $package/shells/scan.sh ]] || return 0
  if [[ -z $data ]]; then
    case ${XDG_DATA_HOME-} in
      /*) data=$XDG_DATA_HOME/agent-tools ;;
      *) data=${HOME-}/.local/share/agent-tools ;;
    esac
  fi
  case ${PATH-} in *$'\n'*) return 0 ;; esac

  # the last scan's stamp: the PATH that it saw, then what it looked at and, behind a tab, where that led
  stamp=$data/scanned
  if [[ -f $stamp && -r $stamp ]]; then
    {
      IFS= read -r known || known=''
      if [ "$known" = "${PATH-}" ]; then
        while IFS=$'\t' read -r entry real; do
          if [[ -z $real ]]; then
            [[ ! -e $entry ]] || due=yes
          elif [[ $entry -nt $stamp || ! $entry -ef $real ]]; then
            due=yes
          fi
          [[ -z $due ]] || break
        done
      else
        due=yes
      fi
    } 2>/dev/null <"$stamp"
  else
    due=yes
  fi
  [[ -z $due ]] || command sh "$package/shells/scan.sh" "$node" "$package/bin/atip.cjs" "$data" @OPTIONS@ </dev/null >/dev/null 2>&1
  return 0
}

case $- in
  *i*)
    __atip_start || :
    # the first press of the tab key loads the function itself, in the place of this one
    _atip() {
      COMPREPLY=()
      unset -f _atip
      if [[ -r @COMPLETION@ ]] && . @COMPLETION@; then _atip "$@"; fi
      return 0
    }
    complete -F _atip atip || :
    ;;
esac
unset -f __atip_start
