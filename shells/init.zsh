# What atip does when an interactive zsh starts, written by "atip init zsh": changes here do not last.
# It belongs on the last line of ~/.zshrc, where PATH is whole.

__atip_start() {
  emulate -L zsh
  setopt no_err_exit no_err_return
  local node=@NODE@ package=@PACKAGE@ data=@DATA@
  local stamp text='' line='' entry='' real='' due=''
  local -a lines
  # atip or its Node moved away
  [[ -x $node && -r $package/shells/scan.sh ]] || return 0
  if [[ -z $data ]]; then
    case ${XDG_DATA_HOME-} in
      (/*) data=$XDG_DATA_HOME/agent-tools ;;
      (*) data=${HOME-}/.local/share/agent-tools ;;
    esac
  fi
  [[ ${PATH-} != *$'\n'* ]] || return 0

  # the last scan's stamp: the PATH that it saw, then what it looked at and, behind a tab, where that led
  stamp=$data/scanned
  if [[ -f $stamp && -r $stamp ]]; then
    # "read" asks the system for each byte
    if zmodload -sF zsh/system b:sysread; then
      sysread -s 65536 text <$stamp 2>/dev/null
    else
      IFS= read -r -d '' text <$stamp 2>/dev/null
    fi
    lines=("${(@f)text}")
    if [[ "${lines[1]}" == "${PATH-}" ]]; then
      for line in "${(@)lines[2,-1]}"; do
        entry=${line%%$'\t'*} real=${line#*$'\t'}
        if [[ -z $real ]]; then
          [[ -z $entry || ! -e $entry ]] || due=yes
        elif [[ $entry -nt $stamp || ! $entry -ef $real ]]; then
          due=yes
        fi
        [[ -z $due ]] || break
      done
    else
      due=yes
    fi
  else
    due=yes
  fi
  [[ -z $due ]] || command sh $package/shells/scan.sh $node $package/bin/atip.cjs $data @OPTIONS@ </dev/null >/dev/null 2>&1
  return 0
}

# the first press of the tab key loads the function itself, in the place of this one
__atip_complete() {
  unfunction __atip_complete
  if [[ -r @COMPLETION@ ]] && . @COMPLETION@; then _atip "$@"; fi
}

# what completion registers with may be loaded behind this line: asked again at the first prompt
__atip_register() {
  if (( ${+functions[compdef]} )); then compdef __atip_complete atip; fi
  precmd_functions=("${(@)precmd_functions:#__atip_register}")
  unfunction __atip_register
}

if [[ -o interactive ]]; then
  __atip_start || :
  if (( ${+functions[compdef]} )); then
    __atip_register
  else
    typeset -ga precmd_functions
    precmd_functions+=(__atip_register)
  fi
fi
unfunction __atip_start
