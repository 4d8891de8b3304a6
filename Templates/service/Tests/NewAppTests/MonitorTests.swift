import KeelModel
import NewAppModel
import Synchronization
import Testing

/// What the service does, without a view and without waiting.
@MainActor @Suite struct MonitorTests {
  /// A machine whose use of memory a test chooses.
  final class Machine: Sensing {
    struct Unplugged: Error {}
    let memory = Mutex<Int?>(40)
    func sample() throws -> Sample {
      guard let memory = memory.withLock({ $0 }) else { throw Unplugged() }
      return Sample(load: 1, memory: memory)
    }
  }

  private let machine = Machine()
  private let clock = TestClock()
  private let settings = SettingsStore()

  @Test func aWarningIsReportedOnceAndSoIsItsEnd() async {
    var events: [Monitor.Event] = []
    let monitor = Monitor(machine, settings: settings, clock: clock) { events.append($0) }
    let task = Task { await monitor.run() }
    await clock.settle()
    #expect(monitor.samples.count == 1)
    machine.memory.withLock { $0 = 95 }
    await clock.advance(by: .seconds(15))
    #expect(monitor.samples.count == 4)
    #expect(events == [.memoryIsHigh(95)])
    machine.memory.withLock { $0 = 50 }
    await clock.advance(by: .seconds(5))
    #expect(events == [.memoryIsHigh(95), .memoryIsNormal(50)])
    task.cancel()
  }

  /// Without a pause, the monitor would take the whole processor.
  @Test func aSettingWithoutAnIntervalIsASecond() async {
    settings.update { $0.interval = 0 }
    let monitor = Monitor(machine, settings: settings, clock: clock)
    let task = Task { await monitor.run() }
    await clock.settle()
    await clock.advance(by: .seconds(3))
    #expect(monitor.samples.count == 4)
    task.cancel()
  }

  @Test func aMachineThatCannotBeReadIsReportedOnce() async {
    var count = 0
    let monitor = Monitor(machine, settings: settings, clock: clock) { _ in count += 1 }
    machine.memory.withLock { $0 = nil }
    let task = Task { await monitor.run() }
    await clock.advance(by: .seconds(20))
    #expect(count == 1)
    #expect(monitor.isBlind)
    task.cancel()
  }
}
