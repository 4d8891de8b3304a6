import KeelModel
import Observation
import StockModels
import Testing

/// An owner gets a scope when its closure first reads an observable value.
@MainActor @Suite struct OwnedScopeTests {
  @MainActor @Observable final class Model {
    var number = 0
  }

  @MainActor final class Owner: TrackedScopeOwner {
    var scope: TrackedScope?
    var changes = 0
    var didChange: () -> Void = {}

    func run(_ body: () -> Void) {
      let made = TrackedScope.track(in: scope, origin: Origin(type: Owner.self), owner: self, body).scope
      if scope == nil { scope = made }
    }
    func trackedScopeDidChange(_ transaction: Transaction) {
      changes += 1
      didChange()
    }
    deinit { scope?.cancel() }
  }

  @Test func nothingReadIsNoScope() {
    let owner = Owner()
    let model = Model()
    owner.run {}
    #expect(owner.scope == nil)
    owner.run { withoutTracking { _ = model.number } }
    #expect(owner.scope == nil)
  }

  @Test func theFirstReadCreatesTheScope() {
    let owner = Owner()
    let model = Model()
    owner.run {}
    owner.run { _ = model.number }
    #expect(owner.scope != nil)
    model.number = 1
    Turn.shared.flush()
    #expect(owner.changes == 1)
    owner.run {}
    model.number = 2
    Turn.shared.flush()
    #expect(owner.changes == 1, "the last run read nothing")
  }

  @Test func aModelWithAStandardRegistrarMakesTheScopeToo() {
    let owner = Owner()
    let model = StockCounter()
    owner.run { _ = model.count }
    model.count = 1
    Turn.shared.flush()
    #expect(owner.changes == 1)
  }

  @Test func ownersOneInTheOtherHaveScopesOfTheirOwn() {
    let outer = Owner()
    let inner = Owner()
    let model = Model()
    outer.run {
      inner.run { _ = model.number }
    }
    #expect(outer.scope == nil)
    model.number = 1
    Turn.shared.flush()
    #expect(outer.changes == 0)
    #expect(inner.changes == 1)
  }

  @Test func aReleasedOwnerIsNotNotified() {
    let model = Model()
    var notifications = 0
    var owner: Owner? = Owner()
    weak let gone = owner
    owner?.didChange = { notifications += 1 }
    owner?.run { _ = model.number }
    weak let scope = owner?.scope
    model.number = 1
    Turn.shared.flush()
    #expect(notifications == 1)
    owner?.run { _ = model.number }
    // The turn already has the notification to deliver when the owner is released.
    model.number = 2
    owner = nil
    #expect(gone == nil)
    Turn.shared.flush()
    #expect(scope == nil, "the model retains no scope of a released owner")
    model.number = 3
    Turn.shared.flush()
    #expect(notifications == 1)
  }
}
