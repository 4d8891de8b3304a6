import KeelModel
import KeelScene
import KeelTesting
import SwiftUINavigation
import Testing

/// `bind(_:to:)` of SwiftUINavigation.
@MainActor @Suite(.serialized) struct FocusBindTests {
  enum Spot: Hashable { case button, toggle }

  @MainActor @Observable final class Focused { var spot: Spot? }

  private struct Followed: View {
    @Bindable var model: Focused
    @FocusState private var spot: Spot?
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Mine") {}.focused($spot, equals: .button)
        Toggle("Switch", isOn: $isOn).focused($spot, equals: .toggle)
      }
      .bind($model.spot, to: $spot)
    }
  }

  @Test func aFocusStateAndAValueOfTheModelFollowEachOther() {
    let model = Focused()
    model.spot = .toggle
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: Followed(model: model)))
    window.show(on: frontEnd)
    func node(_ spot: Spot) -> NodeID? {
      frontEnd.tree.inReadingOrder().first { node in
        switch node.element {
        case .toggle: spot == .toggle
        case .button: spot == .button
        default: false
        }
      }?.id
    }
    #expect(node(.toggle) != nil && frontEnd.focused == node(.toggle))
    model.spot = .button
    Turn.shared.flush()
    #expect(frontEnd.focused == node(.button))
    frontEnd.send(.focus(node(.toggle)))
    #expect(model.spot == .toggle)
    frontEnd.send(.focus(nil))
    #expect(model.spot == nil)
  }
}
