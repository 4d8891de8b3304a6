import Dispatch
import Glibc

/// The programs that tests start, in one, so that one link serves them all: `keel-fixtures NAME [ARGUMENT…]`.
///
/// Each is known by the name of the program that was started, which apps also use for their folders: tests start a link
/// with that name. With the name as an argument the program starts itself again under that name, in the same process.
@main enum KeelFixtures {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    if let fixture = arguments.first.flatMap(named) { return fixture.run() }
    guard arguments.count > 1, named(arguments[1]) != nil else {
      print("usage: keel-fixtures NAME [ARGUMENT…]. The names are:")
      for fixture in Fixture.allCases { print("  \(fixture.rawValue)") }
      exit(64)
    }
    var pointers = arguments.dropFirst().map { strdup($0) } + [nil]
    execv("/proc/self/exe", &pointers)
    perror("keel-fixtures")
    exit(71)
  }

  private static func named(_ path: String) -> Fixture? {
    path.split(separator: "/").last.flatMap { Fixture(rawValue: String($0)) }
  }
}

/// Runs an asynchronous program on the main queue, and ends the process after it. Programs that show something have a
/// loop of their own, which cannot run inside of a job.
@MainActor func runToEnd(_ program: @escaping @MainActor @Sendable () async -> Void) -> Never {
  Task {
    await program()
    exit(0)
  }
  dispatchMain()
}
