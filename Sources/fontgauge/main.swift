#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A reader that stops early, such as `head`, is no reason to die.
signal(SIGPIPE, SIG_IGN)
// Swift reads the words from /proc on Linux. Without them, a check would end as if all were well.
guard !CommandLine.arguments.isEmpty else {
  StandardError.write("fontgauge: error: the command line cannot be read; mount /proc\n")
  exit(ExitStatus.failed)
}
exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
