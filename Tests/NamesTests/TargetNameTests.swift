import KeelModel
import Testing
import UIKit

/// Foundation's notifications and timers call methods, as on Apple's systems.
@MainActor @Suite struct TargetNameTests {
  @MainActor private final class Observer {
    var log: [String] = []
    var onChange: (() -> Void)?
    func changed(_ note: Notification) {
      log.append(note.name.rawValue)
      onChange?()
    }
    func plain() { log.append("plain") }
    func fired(_ timer: Timer) { log.append(timer.isValid ? "valid" : "invalid") }
  }
  private let center = NotificationCenter()
  private let one = Notification.Name("one")
  private let other = Notification.Name("other")

  @Test func anObserverIsCalledAtOnceUntilItIsRemoved() {
    let (observer, sender) = (Observer(), Observer())
    center.addObserver(observer, selector: Selector(Observer.changed), name: one, object: nil)
    center.addObserver(observer, selector: Selector(Observer.plain), name: other, object: sender)
    center.post(name: one, object: nil)
    center.post(name: other, object: nil)
    center.post(name: other, object: sender)
    #expect(observer.log == ["one", "plain"])
    center.removeObserver(observer, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: other, object: sender)
    #expect(observer.log == ["one", "plain", "plain"])
    center.removeObserver(observer)
    center.post(name: other, object: sender)
    #expect(observer.log.count == 3)
  }

  @Test func blocksAreRemovedAsBefore() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: one, object: nil)
    center.removeObserver(token)
    center.post(name: one, object: nil)
    #expect(count == 1)
  }

  @Test func anObserverIsNotRetained() {
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      center.addObserver(observer, selector: Selector(Observer.changed), name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: one, object: nil)
  }

  @Test func aNotificationOfAnotherThreadFollowsOnTheMainActor() async {
    let observer = Observer()
    center.addObserver(observer, selector: Selector(Observer.changed), name: one, object: nil)
    let center = center
    let one = one
    await withCheckedContinuation { done in
      observer.onChange = { done.resume() }
      Thread.detachNewThread { center.post(name: one, object: nil) }
    }
    #expect(observer.log == ["one"])
  }

  @Test func aTimerRetainsItsTargetUntilItIsInvalidated() {
    weak var held: Observer?
    let timer: Timer
    do {
      let observer = Observer()
      held = observer
      timer = Timer(
        timeInterval: 3600, target: observer, selector: Selector(Observer.fired), userInfo: nil, repeats: true)
    }
    timer.fire()
    #expect(held?.log == ["valid"])
    timer.invalidate()
  }

  @Test func theUserInfoOfATimerIsReportedAsLost() {
    let reports = RuntimeWarning.withCapture {
      Timer(timeInterval: 1, target: Observer(), selector: Selector(Observer.fired), userInfo: 1, repeats: false)
        .invalidate()
    }
    #expect(reports.count == 1)
  }
}
