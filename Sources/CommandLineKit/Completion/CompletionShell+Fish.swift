extension CompletionShell {
  /// Fish reads a word, a tab and its explanation as they are.
  static func fish(_ name: String) -> String {
    #"""
    # Completions of \#(name) for fish: put this file into ~/.config/fish/completions.

    function __\#(name)_complete
        set -l words (commandline --tokenize --cut-at-cursor --current-process)
        set -l typed (commandline --current-token --cut-at-cursor)
        set --erase words[1]
        for line in (\#(name) \#(request) $words "$typed" 2>/dev/null)
            set -l parts (string split --max 1 \t -- $line)
            set -l start (math (string length -- "$parts[2]") + 1)
            switch $parts[1]
                case :files
                    for path in (__fish_complete_path (string sub --start $start -- "$typed"))
                        echo -- "$parts[2]$path"
                    end
                case :folders
                    for path in (__fish_complete_directories (string sub --start $start -- "$typed") '')
                        echo -- "$parts[2]$path"
                    end
                case '*'
                    echo -- $line
            end
        end
    end

    complete --command \#(name) --no-files --arguments '(__\#(name)_complete)'

    """#
  }
}
