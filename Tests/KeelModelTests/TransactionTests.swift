import KeelModel
import Testing

private enum Source: TransactionKey {
  static let defaultValue = "nobody"
}

extension Transaction {
  fileprivate var source: String {
    get { self[Source.self] }
    set { self[Source.self] = newValue }
  }
}

extension SharedTurn {
  @MainActor @Suite struct TransactionTests {
    let model = Counter()

    @Test func theFirstRunHasTheCurrentTransaction() {
      var seen: [Animation?] = []
      let token = withAnimation(.linear) { observe { transaction in seen.append(transaction.animation) } }
      #expect(seen == [.linear])
      withExtendedLifetime(token) {}
    }

    @Test func anObserverGetsTheTransactionOfTheChange() {
      let model = model
      var seen: [(Animation?, String)] = []
      let token = observe { transaction in
        _ = model.count
        seen.append((transaction.animation, transaction.source))
        #expect(Transaction.current.source == transaction.source)
      }
      withTransaction(\.source, "person") { withAnimation(.linear) { model.count = 1 } }
      Turn.shared.flush()
      model.count = 2
      Turn.shared.flush()
      #expect(seen.map(\.0) == [nil, .linear, nil])
      #expect(seen.map(\.1) == ["nobody", "person", "nobody"])
      withExtendedLifetime(token) {}
    }

    @Test func theLastTransactionWinsKeyByKeyWhenChangesCoalesce() {
      let model = model
      var seen: [(Animation?, String)] = []
      let token = observe { transaction in
        _ = model.count
        seen.append((transaction.animation, transaction.source))
      }
      withTransaction(\.source, "first") { withAnimation(.linear) { model.count = 1 } }
      withTransaction(\.source, "last") { withAnimation(.easeIn) { model.count = 2 } }
      Turn.shared.flush()
      #expect(seen.last?.0 == .easeIn)
      #expect(seen.last?.1 == "last")
      withExtendedLifetime(token) {}
    }

    @Test(arguments: [false, true])
    func anAnimationIsNotLostToAChangeWithoutOne(animatedLast: Bool) {
      let model = model
      var seen: [Animation?] = []
      let token = observe { transaction in
        _ = model.count
        seen.append(transaction.animation)
      }
      if animatedLast { model.count = 1 }
      withAnimation(.linear) { model.count = 2 }
      if !animatedLast {
        model.count = 3
        withTransaction(\.source, "plain") { model.count = 4 }
        withAnimation(nil) { model.count = 5 }
      }
      Turn.shared.flush()
      #expect(seen == [nil, .linear])
      withExtendedLifetime(token) {}
    }

    @Test func anObserverGetsOnlyTheChangesThatConcernIt() {
      let model = model
      var seen: [Animation?] = []
      let token = observe { transaction in
        _ = model.count
        seen.append(transaction.animation)
      }
      withAnimation(.linear) { model.other = 1 }
      model.count = 1
      Turn.shared.flush()
      #expect(seen == [nil, nil])
      withExtendedLifetime(token) {}
    }

    @Test func aCascadeCarriesTheTransactionOn() {
      let model = model
      var seen: [Animation?] = []
      var tokens: Set<ObservationToken> = []
      observe { model.other = model.count }.store(in: &tokens)
      observe { transaction in
        _ = model.other
        seen.append(transaction.animation)
      }.store(in: &tokens)
      withAnimation(.linear) { model.count = 1 }
      Turn.shared.flush()
      #expect(seen == [nil, .linear])
    }

    @Test func aTransactionEndsWithItsClosureAlsoForTasksMadeInIt() async {
      let task = withAnimation(.linear) {
        #expect(Transaction.current.animation == .linear)
        withAnimation(nil) { #expect(Transaction.current.animation == nil) }
        return Task { @MainActor in Transaction.current.animation }
      }
      #expect(Transaction.current.animation == nil)
      #expect(await task.value == nil)
    }

    @Test func disablingAnimationsIsAKeyLikeAnyOther() {
      #expect(!Transaction.current.disablesAnimations)
      withTransaction(\.disablesAnimations, true) { #expect(Transaction.current.disablesAnimations) }
    }
  }
}
