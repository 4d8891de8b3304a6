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

    func run(_ body: () -> Void) {
      let made = TrackedScope.track(in: scope, origin: Origin(type: Owner.self), owner: self, body).scope
      if scope == nil { scope = made }
    }
    func trackedScopeDidChange(_ transaction: Transaction) { changes += 1 }
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
    var owner: Owner? = Owner()
    weak let gone = owner
    owner?.run { _ = model.number }
    owner = nil
    #expect(gone == nil)
    model.number = 1
    Turn.shared.flush()
  }
}
