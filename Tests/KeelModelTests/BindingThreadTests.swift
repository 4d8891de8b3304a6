import Dispatch
import KeelModel
import Synchronization
import Testing

private func increment(_ number: Binding<Int>) { number.wrappedValue += 1 }

/// Bindings in code that is not isolated to the main actor, and on other threads.
@MainActor @Suite struct BindingThreadTests {
  @Test func aPlainFunctionWritesAtOnceOnTheMainActor() {
    @UIBinding var count = 0
    increment($count)
    #expect(count == 1)
    var own = 0
    increment(Binding(get: { own }, set: { own = $0 }))
    #expect(own == 1)
  }

  @Test func writesOfAnotherThreadArriveInOrderOnTheMainActor() async {
    var written: [Int] = []
    let number = Binding<Int>(
      get: { 0 },
      set: {
        MainActor.assertIsolated()
        written.append($0)
      })
    await Task.detached { for value in 1...1_000 { number.wrappedValue = value } }.value
    await nextJob()
    #expect(written == Array(1...1_000))
  }

  @Test func aWriteOfTheMainActorComesAfterThoseThatOtherThreadsHaveMade() async {
    @UIBinding var text = ""
    let other = $text
    var seen: [String] = []
    let token = observe { seen.append(text) }
    // The thread is waited for without giving the main actor away, so that its write is still on the way.
    onAnotherThread { other.wrappedValue = "theirs" }
    text = "ours"
    #expect(text == "ours")
    await nextJob()
    #expect(text == "ours")
    token.cancel()
  }

  @Test func aWriteOfAnotherThreadKeepsItsTransaction() async {
    var animations: [Animation?] = []
    let number = Binding<Int>(get: { 0 }, set: { _, transaction in animations.append(transaction.animation) })
    onAnotherThread {
      number.animation(.linear).wrappedValue = 1
      withAnimation(.linear) { number.wrappedValue = 2 }
      number.wrappedValue = 3
    }
    await nextJob()
    #expect(animations == [.linear, .linear, nil])
  }

  @Test func otherThreadsReadWhileTheMainActorWrites() async {
    @UIBinding var text: String? = "0"
    let bindings = ($text, Binding($text), Binding<AnyHashable>($text))
    let flag = Flag()
    let length = Task.detached {
      var length = 0
      repeat {
        length += (bindings.0.wrappedValue ?? "").count + (bindings.1?.wrappedValue ?? "").count
        length += (bindings.2.wrappedValue.base as? String ?? "").count
      } while !flag.isSet.load(ordering: .relaxed)
      return length
    }
    for number in 0..<2_000 { text = "a text that is too long to be stored in place \(number)" }
    flag.isSet.store(true, ordering: .relaxed)
    #expect(await length.value > 0)
  }

  private func nextJob() async {
    await Task { @MainActor in }.value
  }
}

private final class Flag: Sendable { let isSet = Atomic(false) }

private func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    work()
    isDone.signal()
  }
  isDone.wait()
}
