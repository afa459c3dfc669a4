#compdef atip
# Completion of atip's command lines in zsh. In ~/.zshrc: eval "$(atip completion zsh)"
# or as a file _atip in a directory of $fpath.

_atip() {
  local -a answer offered
  local also line value start='' ret=1

  # extra certificates would double the time that Node takes to start
  answer=("${(@f)$(NODE_EXTRA_CA_CERTS= command atip complete zsh -- "${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null </dev/null)}")
  also=$answer[1]
  answer[1]=()

  # files and values are what stands behind the option
  if [[ $PREFIX == --*=* ]]; then
    start="${PREFIX%%=*}="
    compset -P 1 '*='
  fi
  for line in $answer; do
    value=${${line%%$'\t'*}#"$start"}
    value=${${value//\\/\\\\}//:/\\:}
    [[ $line == *$'\t'* ]] && value+=":${line#*$'\t'}"
    offered+=("$value")
  done
  (( $#offered )) && _describe -t values 'atip' offered && ret=0
  case $also in
    files) _files && ret=0 ;;
    directories) _files -/ && ret=0 ;;
  esac
  return ret
}

if [[ ${funcstack[1]-} == _atip ]]; then
  _atip "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }
  compdef _atip atip
fi
