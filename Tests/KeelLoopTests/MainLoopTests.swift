import Glibc
import KeelLoop
import Testing

@MainActor @Suite(.serialized) struct MainLoopTests {
  @Test func mainActorJobsRunOnTheLoop() {
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
    #expect(order == [1, 2, 3])
    #expect(!token.isActive)
  }

  @Test func releasingATokenEndsItsWatch() {
    var count = 0
    var token: LoopToken? = MainLoop.every(.milliseconds(1)) { count += 1 }
    #expect(token?.isActive == true)
    token = nil
    let end = MainLoop.after(.milliseconds(10)) { MainLoop.quit() }
    MainLoop.run()
    #expect(count == 0)
    end.cancel()
  }

  @Test func readableDescriptorIsReported() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
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
    write(ends[1], &byte, 1)
    MainLoop.run()
    #expect(got == [7])
    token.cancel()
    close(ends[0])
    close(ends[1])
  }

  @Test func signalIsACallbackOnTheLoop() {
    var count = 0
    let token = MainLoop.onSignal(SIGUSR1) {
      count += 1
      MainLoop.quit()
    }
    raise(SIGUSR1)
    MainLoop.run()
    #expect(count == 1)
    token.cancel()
  }
}
