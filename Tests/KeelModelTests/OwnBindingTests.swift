import KeelModel
import Testing

extension UITransaction {
  @Entry fileprivate var isLoud = false
  @UITransactionEntry fileprivate var volume = 3
}

private enum LoudnessKey: UITransactionKey {
  static let defaultValue = 1
}

private final class Place: HashableObject {}

/// A class whose initializer gives the binding its value.
@MainActor private final class Switch {
  @UIBinding var isOn: Bool
  init(isOn: Bool) { _isOn = UIBinding(wrappedValue: isOn) }
}

extension SharedTurn {
  /// The API of swift-navigation, as programs written for it use it.
  @MainActor @Suite struct OwnBindingTests {
    @Test func aBindingKeepsAnObservedValue() {
      @UIBinding var count = 0
      let other = $count
      var seen: [Int] = []
      let token: ObserveToken = observe { seen.append(other.wrappedValue) }
      count += 1
      #expect(other.wrappedValue == 1)
      Turn.shared.flush()
      other.wrappedValue = 5
      other.wrappedValue = 5
      #expect(count == 5)
      Turn.shared.flush()
      #expect(seen == [0, 1, 5])
      withExtendedLifetime(token) {}
    }

    @Test func anInitializerMayAssignTheBinding() {
      let control = Switch(isOn: true)
      #expect(control.isOn)
      control.$isOn.wrappedValue = false
      #expect(!control.isOn)
    }

    @Test func aBindingMayBeMadeAnywhere() async {
      let sum = await Task.detached {
        @UIBinding var text = "a"
        return await MainActor.run { [$text] in
          $text.wrappedValue += "b"
          return $text.wrappedValue
        }
      }.value
      #expect(sum == "ab")
    }

    @Test func aBindingToAResultReachesItsCases() {
      struct Failure: Error, Equatable {}
      @UIBinding var result: Result<Int, Failure> = .success(1)
      #expect($result.failure == nil)
      let value = $result.success
      value?.wrappedValue += 1
      #expect(result == .success(2))
      result = .failure(Failure())
      value?.wrappedValue += 1
      #expect(result == .failure(Failure()))
      #expect(value?.wrappedValue == 3, "the binding stores the write itself")
      #expect(result.is(\.failure))
      #expect(Result<Int, Failure>(\.success, 3) == .success(3))
    }

    @Test func aBindingToAHashableValueTakesValuesOfItsTypeAlone() {
      @UIBinding var count = 1
      let any = UIBinding<AnyHashable>($count)
      any.wrappedValue = 2
      #expect(count == 2)
      any.wrappedValue = "three"
      #expect(count == 2)
      #expect(any.wrappedValue == AnyHashable(2))
    }

    @Test func anIdentifierDescribesTheTargetOfABinding() {
      @UIBinding var address = Address()
      #expect(UIBindingIdentifier($address.city) == UIBindingIdentifier($address.city))
      #expect(UIBindingIdentifier($address.city) != UIBindingIdentifier($address.street))
    }

    @Test func transactionsHaveTheNamesOfUIKitsUsers() {
      withUITransaction(\.isLoud, true) {
        #expect(UITransaction.current.isLoud)
        var transaction = UITransaction()
        transaction.volume = 9
        transaction[LoudnessKey.self] = 4
        withUITransaction(transaction) {
          #expect(UITransaction.current.volume == 9)
          #expect(UITransaction.current[LoudnessKey.self] == 4)
        }
      }
      #expect(!UITransaction.current.isLoud)
      #expect(UITransaction.current.volume == 3)
    }

    @Test func aCustomTokenEndsOnce() {
      nonisolated(unsafe) var ends = 0
      do {
        let token = ObserveToken { ends += 1 }
        #expect(!token.isCancelled)
        token.cancel()
        #expect(token.isCancelled)
      }
      #expect(ends == 1)
      _ = ObserveToken { ends += 1 }
      #expect(ends == 2)
    }

    @Test func aHashableObjectIsEqualToItselfAlone() {
      let place = Place()
      #expect(Set([place, Place(), place]).count == 2)
    }
  }
}
