# Completion of atip's command lines in bash, 3.2 or newer. In ~/.bashrc: eval "$(atip completion bash)"

_atip() {
  local IFS=$' \t\n'
  local line=${COMP_LINE:0:COMP_POINT} rest piece start='' last=-1 also='' answer value i
  local words=()
  COMPREPLY=()

  # a file follows < and >
  case ${COMP_WORDS[COMP_CWORD - 1]} in
    *'<' | *'>' | *'>|')
      compopt -o default 2>/dev/null
      return 0
      ;;
  esac

  # bash cuts words at = and :, which are parts of them: pieces without a blank between are put together again, up to the cursor
  for ((i = 0; i <= COMP_CWORD; i++)); do
    piece=${COMP_WORDS[i]}
    rest=${line#"${line%%[![:blank:]]*}"}
    ((i < COMP_CWORD)) || piece=$rest
    if ((i > 0)) && [[ $rest == "$line" ]]; then
      start=${words[last]}
      words[last]+=$piece
    else
      start=''
      last=$((last + 1))
      words[last]=$piece
    fi
    line=${rest#"$piece"}
  done
  # what bash replaces begins behind the last = or :
  case $piece in
    *[!=:]*) ;;
    *)
      start=${words[last]}
      piece=''
      ;;
  esac

  # extra certificates would double the time that Node takes to start
  answer=$(NODE_EXTRA_CA_CERTS='' command atip complete bash -- "${words[@]:1}" 2>/dev/null </dev/null)
  while IFS= read -r value; do
    if [[ -z $also ]]; then
      also=$value
    elif [[ -z $start ]]; then
      COMPREPLY[${#COMPREPLY[@]}]=$value
    elif [[ $value == "$start"* ]]; then
      COMPREPLY[${#COMPREPLY[@]}]=${value#"$start"}
    fi
  done <<<"$answer"

  # where nothing else is offered, bash completes files by itself
  case $also in
    files) compopt -o default 2>/dev/null ;;
    directories) compopt -o dirnames 2>/dev/null ;;
  esac
  if [[ $also == files && ${#COMPREPLY[@]} -gt 0 ]]; then
    compopt -o filenames 2>/dev/null
    while IFS= read -r value; do
      [[ -z $value ]] || COMPREPLY[${#COMPREPLY[@]}]=$value
    done <<<"$(compgen -f -- "$piece")"
  fi
  return 0
}

complete -F _atip atip
