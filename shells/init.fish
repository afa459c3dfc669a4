# What atip does when an interactive fish starts, written by "atip init fish": changes here do not last.
# It belongs on the last line of ~/.config/fish/config.fish, where PATH is whole.

function __atip_start
    set -l node @NODE@
    set -l package @PACKAGE@
    set -l data @DATA@
    # atip or its Node moved away
    test -x "$node" -a -r "$package/shells/scan.sh"; or return 0
    # an older fish compares no files
    test / -ef /; or return 0
    if test -z "$data"
        if string match -q -- '/*' "$XDG_DATA_HOME"
            set data "$XDG_DATA_HOME/agent-tools"
        else
            set data "$HOME/.local/share/agent-tools"
        end
    end
    string match -q -- "*"\n"*" "$PATH"; and return 0

    # the last scan's stamp: the PATH that it saw, then what it looked at and, behind a tab, where that led
    set -l stamp "$data/scanned"
    set -l due yes
    if test -f "$stamp" -a -r "$stamp"
        begin
            read -l known
            if test "$known" = "$PATH"
                set due
                while read -l -d \t entry real
                    if test -z "$real"
                        test -e "$entry"; and set due yes
                    else if test "$entry" -nt "$stamp" -o ! "$entry" -ef "$real"
                        set due yes
                    end
                end
            end
        end <"$stamp"
    end
    set -q due[1]; and command sh "$package/shells/scan.sh" "$node" "$package/bin/atip.cjs" "$data" @OPTIONS@ </dev/null >/dev/null 2>&1
    return 0
end

if status is-interactive
    __atip_start 2>/dev/null
    # fish itself loads atip.fish from there at the first press of the tab key
    contains -- @COMPLETIONS@ $fish_complete_path; or set -g fish_complete_path $fish_complete_path @COMPLETIONS@
end
functions -e __atip_start
