extension CompletionShell {
  /// The script works both as an autoloaded function of `$fpath` and when it is sourced.
  static func zsh(_ name: String) -> String {
    #"""
    #compdef \#(name)
    # Completions of \#(name) for zsh: put this file into a folder of $fpath, named _\#(name).

    _\#(name)() {
      local line word paths prefix
      local -a candidates
      for line in "${(@f)$(\#(name) \#(request) \
        "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
        word=${line%%$'\t'*}
        case $word in
          :*) paths=$word prefix=${line#*$'\t'} ;;
          ?*)
            word=${word//:/\\:}
            [[ $line == *$'\t' ]] || word+=:${line#*$'\t'}
            candidates+=("$word") ;;
        esac
      done
      (( $#candidates )) && _describe \#(name) candidates
      [[ -n $prefix ]] && compset -P "${(b)prefix}"
      case $paths in
        :files) _files ;;
        :folders) _files -/ ;;
      esac
    }

    if [[ $funcstack[1] == _\#(name) ]]; then
      _\#(name) "$@"
    else
      compdef _\#(name) \#(name)
    fi

    """#
  }
}
