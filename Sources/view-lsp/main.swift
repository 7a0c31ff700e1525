#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A reader that goes away must not end a run that is writing files: see `Output`.
signal(SIGPIPE, SIG_IGN)

let console = Console.standard()
var status = runCommandLine(Array(CommandLine.arguments.dropFirst()), console)
console.out.flush()
if let failure = console.out.failure {
  console.complain("can't write: \(failure.message)")
  status = 2
}
console.errors.flush()
exit(status)
