#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A reader that stops early, such as `head`, is no reason to die.
signal(SIGPIPE, SIG_IGN)
exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
