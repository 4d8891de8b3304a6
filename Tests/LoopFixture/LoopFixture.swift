import Glibc
import KeelLoop

/// Runs one scenario on the loop, named by the argument, and exits with 0 when it went as it should.
///
/// A program of its own, because the loop wants a synchronous `main()`: inside a test's job the main queue waits for
/// that very job.
@main enum LoopFixture {
  static func main() {
    let scenarios: [String: @MainActor () -> Bool] = [
      "jobs": jobs, "release": release, "descriptor": descriptor, "signal": signal, "idle": idle,
    ]
    guard let scenario = scenarios[CommandLine.arguments.dropFirst().first ?? ""] else { exit(64) }
    exit(MainActor.assumeIsolated { scenario() } ? 0 : 1)
  }

  /// Jobs of the main actor, sleeping tasks and timers all run on the loop, in order.
  @MainActor static func jobs() -> Bool {
    var order: [Int] = []
    let token = MainLoop.after(.milliseconds(5)) {
      order.append(1)
      Task { @MainActor in
        order.append(2)
        try? await Task.sleep(for: .milliseconds(1))
        order.append(3)
        MainLoop.quit()
      }
    }
    MainLoop.run()
    return order == [1, 2, 3] && !token.isActive
  }

  /// Releasing a token ends its watch.
  @MainActor static func release() -> Bool {
    var count = 0
    var token: LoopToken? = MainLoop.every(.milliseconds(1)) { count += 1 }
    guard token?.isActive == true else { return false }
    token = nil
    let end = MainLoop.after(.milliseconds(10)) { MainLoop.quit() }
    MainLoop.run()
    end.cancel()
    return count == 0
  }

  /// A readable descriptor is reported.
  @MainActor static func descriptor() -> Bool {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    let reading = ends[0]
    var got: [UInt8] = []
    let token = MainLoop.watch(
      descriptor: reading,
      onReadable: {
        var byte: UInt8 = 0
        if read(reading, &byte, 1) == 1 { got.append(byte) }
        MainLoop.quit()
      })
    var byte: UInt8 = 7
    guard write(ends[1], &byte, 1) == 1 else { return false }
    MainLoop.run()
    token.cancel()
    return got == [7]
  }

  /// A signal is a callback on the loop, and does not end the process.
  @MainActor static func signal() -> Bool {
    var count = 0
    let token = MainLoop.onSignal(SIGUSR1) {
      count += 1
      MainLoop.quit()
    }
    raise(SIGUSR1)
    MainLoop.run()
    token.cancel()
    return count == 1
  }

  /// Waiting does not wake the process: it gives up the processor once or twice in a tenth of a second.
  @MainActor static func idle() -> Bool {
    var before = rusage()
    var after = rusage()
    let settle = MainLoop.after(.milliseconds(20)) { getrusage(RUSAGE_SELF.rawValue, &before) }
    let end = MainLoop.after(.milliseconds(120)) { MainLoop.quit() }
    MainLoop.run()
    getrusage(RUSAGE_SELF.rawValue, &after)
    settle.cancel()
    end.cancel()
    return after.ru_nvcsw - before.ru_nvcsw <= 5
  }
}
