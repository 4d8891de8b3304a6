import Foundation
import KeelControls
import KeelModel
import Testing

/// Animated changes by the names that swift-navigation has for UIKit.
@MainActor @Suite(.serialized) struct UIKitAnimationTests {
  @Test func aChangeCarriesItsAnimation() {
    withUIKitAnimation(.animate(springDuration: 2, bounce: 0.25, delay: 1)) {
      #expect(UITransaction.current.uiKit.animation == Animation.spring(duration: 2, bounce: 0.25).delay(1))
    }
    withUIKitAnimation(.animate(withDuration: 3, options: [.curveEaseIn, .repeat])) {
      #expect(UITransaction.current.animation == Animation.easeIn(duration: 3).repeatForever(autoreverses: false))
    }
    #expect(UITransaction.current.uiKit.animation == nil)
  }

  @Test func theCompletionIsCalledOnceTheChangesAreShown() {
    var completions: [Bool?] = []
    withUIKitAnimation {
    } completion: {
      completions.append($0)
    }
    #expect(completions.isEmpty)
    Turn.shared.flush()
    #expect(completions == [true])
  }

  @Test func aTransactionIsWrittenByItsPartForUIKit() {
    var transaction = UITransaction()
    transaction.uiKit.animation = .linear(duration: 1)
    #expect(transaction.animation == .linear(duration: 1) && !transaction.uiKit.disablesAnimations)
    transaction.uiKit.disablesAnimations = true
    #expect(transaction.disablesAnimations && transaction.animation == .linear(duration: 1))
  }
}
