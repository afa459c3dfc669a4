/** Names that the stub answers to. Any other name is answered too, through command_not_found_handle, but not after `exec` or as a path. */
export const NAMES = new Set(
  `one two three four out rd no go awk cat chmod chown cp curl cut date dd diff dirname docker env find gcc gh git grep gzip head id
  kubectl ln ls make man mkdir mktemp mv nice node nohup npm npx od perl pip psql python3 rg rm rsync sed sh bash dash zsh sleep sort
  ssh stat sudo tail tar tee timeout touch tr tree true false uniq wc wget which whoami xargs yarn cargo systemctl printf test kill`.split(
    /\s+/,
  ),
)
