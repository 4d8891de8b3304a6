import Glibc
import KeelLoop
import KeelScene
import KeelTerminal

/// A small example app that tests the terminal front end without the layers above it.
///
/// `COUNT` is the number of networks; `--title TEXT` sets the window's title; `--ticks COUNT MILLISECONDS ROWS` changes
/// the values of that many rows, at that interval, that many times. `--patience SECONDS` is the time that the
/// terminal has for each answer. `--endings HANG SIGNAL` are the limits after which a busy loop is interrupted, in
/// milliseconds. Some passwords are commands: see `Talk`. `--picture` shows a picture instead. With
/// `--loop` it has no user interface: it prints the order in which jobs of the main actor ran on the loop.
package enum TerminalProgram {
  package static func main() {
    MainActor.assumeIsolated {
      if CommandLine.arguments.contains("--loop") { return tryLoop() }
      if CommandLine.arguments.contains("--picture") { return showPicture() }
      let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 12
      let limits = values(after: "--endings").prefix(2).compactMap { Int($0) }
      if limits.count == 2 {
        MainLoop.endingLimits.turn = .milliseconds(limits[0])
        MainLoop.endingLimits.signal = .milliseconds(limits[1])
      }
      let app = FixtureApp(count: count, title: values(after: "--title").first ?? "Fixture")
      app.frontEnd.answerLimit = values(after: "--patience").first.flatMap { Int($0) }.map { .seconds($0) }
      do {
        try app.frontEnd.start()
      } catch {
        print("terminal-fixture: \(error)")
        exit(TerminalError.exitCode)
      }
      let ticks = values(after: "--ticks").compactMap { Int($0) }
      if ticks.count == 3 { app.tick(ticks[0], every: .milliseconds(ticks[1]), rows: ticks[2]) }
      MainLoop.run()
      app.frontEnd.stop()
    }
  }

  @MainActor private static func showPicture() {
    let app = PictureApp()
    do {
      try app.frontEnd.start()
    } catch {
      print("terminal-fixture: \(error)")
      exit(TerminalError.exitCode)
    }
    MainLoop.run()
    app.frontEnd.stop()
  }

  private static func values(after option: String) -> ArraySlice<String> {
    guard let index = CommandLine.arguments.firstIndex(of: option) else { return [] }
    return CommandLine.arguments[(index + 1)...]
  }

  /// A timer, a job that it starts, a sleep in that job and a hop from another thread: all run on the first thread.
  @MainActor private static func tryLoop() {
    let first = pthread_self()
    var order: [String] = []
    let timer = MainLoop.after(.milliseconds(1)) {
      order.append("timer")
      Task { @MainActor in
        order.append("job")
        try? await Task.sleep(for: .milliseconds(1))
        order.append("slept")
        let sum = await Task.detached { (1...1000).reduce(0, +) }.value
        order.append("hop \(sum)")
        order.append(pthread_equal(first, pthread_self()) != 0 ? "first thread" : "another thread")
        MainLoop.quit()
      }
    }
    MainLoop.run()
    timer.cancel()
    tryWatches(&order)
    print(order.joined(separator: ", "))
  }

  /// A descriptor, a signal, and a watch whose token has been released.
  @MainActor private static func tryWatches(_ order: inout [String]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    let reading = ends[0]
    var seen: [String] = []
    let pipeWatch = MainLoop.watch(
      descriptor: reading,
      onReadable: {
        var byte: UInt8 = 0
        if read(reading, &byte, 1) == 1 { seen.append("read \(byte)") }
        raise(SIGUSR1)
      })
    let signalWatch = MainLoop.onSignal(SIGUSR1) {
      seen.append("signal")
      MainLoop.quit()
    }
    var released: LoopToken? = MainLoop.every(.milliseconds(1)) { seen.append("released") }
    released?.cancel()
    released = nil
    var byte: UInt8 = 7
    write(ends[1], &byte, 1)
    MainLoop.run()
    pipeWatch.cancel()
    signalWatch.cancel()
    order += seen
    if !pipeWatch.isActive { order.append("ended") }
  }
}
