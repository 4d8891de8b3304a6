import Dispatch
import Glibc

/// Most programs that tests start, linked as one: `keel-fixtures NAME [ARGUMENT…]`.
///
/// The name under which the program is started selects the fixture. Apps also use that name for their folders. Tests
/// start symbolic links with these names. With the name as first argument, the program executes itself again under that
/// name, in the same process.
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

/// Runs an asynchronous program on the main queue, and ends the process after it. Programs with a front end have a loop of
/// their own, which cannot run inside a job.
@MainActor func runToEnd(_ program: @escaping @MainActor @Sendable () async -> Void) -> Never {
  Task {
    await program()
    exit(0)
  }
  dispatchMain()
}
