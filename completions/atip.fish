# Completion of atip's command lines in fish. In ~/.config/fish/config.fish: atip completion fish | source

function __atip_complete
    # what stands before atip on the line, such as a variable, is not part of its words
    set -l words (commandline -opc)
    while set -q words[1]; and string match -qr '^\w+=' -- $words[1]
        set -e words[1]
    end
    set -e words[1]
    set -l token (commandline -ct)

    # extra certificates would double the time that Node takes to start
    set -l answer (NODE_EXTRA_CA_CERTS= command atip complete fish -- $words "$token" 2>/dev/null </dev/null)
    set -l also $answer[1]
    set -e answer[1]
    test (count $answer) -gt 0; and printf '%s\n' $answer

    # files are what stands behind the option
    set -l start (string match -r -- '^--[a-z-]+=' "$token")
    set -l value (string replace -- "$start" '' "$token")
    switch "$also"
        case files
            string replace -r -- '^' "$start" (__fish_complete_path "$value")
        case directories
            string replace -r -- '^' "$start" (__fish_complete_directories "$value" '')
    end
    return 0
end

complete -c atip -e
complete -c atip -f -a '(__atip_complete)'
