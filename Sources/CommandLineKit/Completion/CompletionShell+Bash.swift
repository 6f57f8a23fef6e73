extension CompletionShell {
  /// Bash takes words apart at `=` and `:`, and replaces only the last piece.
  ///
  /// Paths are left to bash itself, which completes them where no word is offered.
  static func bash(_ name: String) -> String {
    #"""
    # Completions of \#(name) for bash: source this file in ~/.bashrc.

    _\#(name)() {
      local -a words=()
      local i piece typed before word reply wanted paths=""
      COMPREPLY=()
      for ((i = 1; i <= COMP_CWORD; i++)); do
        piece=${COMP_WORDS[i]}
        if ((i > 1)) && [[ $piece == [=:] || ${COMP_WORDS[i - 1]} == [=:] ]]; then
          words[${#words[@]} - 1]+=$piece
        else
          words+=("$piece")
        fi
      done
      typed=${words[${#words[@]} - 1]}
      before=${typed%"${typed##*[=:]}"}
      while IFS=$'\t' read -r word _; do
        if [[ $word == :* ]]; then
          paths=$word
          continue
        fi
        if [[ $typed == [\"\']* ]]; then
          reply=$word wanted=${typed:1}
        else
          printf -v reply %q "$word"
          wanted=$typed
        fi
        if [[ $reply == "$wanted"* ]]; then
          COMPREPLY+=("${reply#"$before"}")
        fi
      done < <(\#(name) \#(request) "${words[@]}" 2>/dev/null)
      case $paths in
        :files) ;;
        :folders) compopt +o default -o dirnames ;;
        *) compopt +o default ;;
      esac 2>/dev/null
      return 0
    }

    complete -o default -F _\#(name) \#(name)

    """#
  }
}
