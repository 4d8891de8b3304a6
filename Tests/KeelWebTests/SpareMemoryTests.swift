import Testing

@testable import KeelWeb

/// The times at which memory is returned to the system.
@MainActor @Suite struct SpareMemoryTests {
  let schedule = Schedule(startingAt: 0)

  private func end(_ count: Int, of memory: SpareMemory, every time: Milliseconds = 0) {
    for _ in 0..<count {
      memory.tabEnded()
      schedule.advance(by: time)
    }
  }

  @Test func afterSomeHundredsOfTabsAndOnceItIsQuiet() {
    var times: [Milliseconds] = []
    let memory = SpareMemory(schedule: schedule) { [schedule] in times.append(schedule.now) }
    end(SpareMemory.worthwhile - 1, of: memory)
    #expect(schedule.count == 0)
    end(1, of: memory)
    schedule.advance(by: 1_000)
    end(1, of: memory)
    schedule.advance(by: 1_999)
    #expect(times.isEmpty)
    schedule.advance(by: 1)
    #expect(times == [3_000] && schedule.count == 0)
  }

  @Test func notMoreOftenThanOnceInTenSeconds() {
    var times: [Milliseconds] = []
    let memory = SpareMemory(schedule: schedule) { [schedule] in times.append(schedule.now) }
    for _ in 0..<4 {
      end(SpareMemory.worthwhile, of: memory)
      schedule.advance(by: 3_000)
    }
    schedule.advance(by: 100_000)
    #expect(times == [2_000, 12_000])
  }

  @Test func tabsThatGoOnEndingPutItOffForAMinuteAtMost() {
    var times: [Milliseconds] = []
    let memory = SpareMemory(schedule: schedule) { [schedule] in times.append(schedule.now) }
    end(SpareMemory.worthwhile, of: memory)
    end(59, of: memory, every: 1_000)
    #expect(times.isEmpty)
    end(2, of: memory, every: 1_000)
    #expect(times == [60_000])
  }

  @Test func tabsOfAServerAreCounted() {
    let server = TestServer()
    for _ in 0..<SpareMemory.worthwhile {
      let page = server.load()
      page.join()
      page.send(1, "[23]")
      server.schedule.advance(by: 20)
    }
    #expect(server.sessions.count == 0)
    // A server without tabs has no other timers.
    #expect(server.schedule.count == 1)
    server.schedule.advance(by: SpareMemory.quiet)
    #expect(server.schedule.count == 0)
  }
}
