import SwiftUI

/// Animated changes and gestures, on views of known sizes. Animations last a minute, so that a test can look at them.
struct MotionView: View {
  @Namespace private var places
  @State private var isOpen = false
  @State private var isOnRight = false
  @State private var isWide = false
  @State private var isLonger = false
  @State private var count = 18
  @State private var offset = CGSize.zero
  @State private var said = "untouched"
  @State private var presses = 0
  @GestureState private var isHeld = false

  private let slow = Animation.linear(duration: 60)
  private let red = Color(red: 1, green: 0, blue: 0)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Button("Twirl") { withAnimation(slow) { isOpen.toggle() } }
          Button("Swap") { withAnimation(slow) { isOnRight.toggle() } }
          Button("Widen") { withAnimation(slow) { isWide.toggle() } }
          Button("Lengthen") { withAnimation(slow) { isLonger.toggle() } }
          Button("Count") { withAnimation(slow) { count += 1 } }
        }
        ZStack {
          if isOpen { Text("Turning").transition(Twirl()) }
        }
        .frame(width: 100, height: 30)
        HStack(spacing: 100) {
          mark(isShown: !isOnRight, width: 40)
          mark(isShown: isOnRight, width: 80)
        }
        .frame(height: 40)
        HStack(spacing: 0) {
          red.frame(width: isWide ? 200 : 100, height: 20).accessibilityLabel("Bar")
          Color.blue.frame(width: 20, height: 20).accessibilityLabel("Beside")
        }
        VStack(spacing: 0) {
          if isLonger { Color.green.frame(width: 50, height: 40) }
          red.frame(width: 50, height: 20).accessibilityLabel("Below")
        }
        Text("\(count)").contentTransition(.numericText(value: Double(count))).accessibilityLabel("Counter")
        Text(said).accessibilityLabel("Said")
        RoundedRectangle(cornerRadius: 8).fill(red).frame(width: 100, height: 60).offset(offset)
          .onTapGesture {
            presses += 1
            said = "tapped \(presses)"
          }
          .gesture(
            DragGesture()
              .onChanged {
                offset = $0.translation
                said = "dragged \(Int($0.translation.width)) \(Int($0.translation.height))"
              }
              .onEnded { drag in
                withAnimation { offset = .zero }
                said = "left at \(Int(drag.location.x)) \(Int(drag.location.y))"
              }
          )
          .accessibilityLabel("Card")
        Text("Stone").padding().background(isHeld ? .gray : .yellow)
          .gesture(
            LongPressGesture(minimumDuration: 0.3).updating($isHeld) { held, state, _ in state = held }
              .onEnded { _ in said = "held" }
          )
      }
    }
    .navigationTitle("Motion")
  }

  @ViewBuilder private func mark(isShown: Bool, width: CGFloat) -> some View {
    ZStack {
      if isShown { Color.green.matchedGeometryEffect(id: "mark", in: places).accessibilityLabel("Mark") }
    }
    .frame(width: width, height: width / 2)
  }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 90)).blur(radius: phase.isIdentity ? 0 : 4)
      .opacity(phase.isIdentity ? 1 : 0.5)
  }
}
