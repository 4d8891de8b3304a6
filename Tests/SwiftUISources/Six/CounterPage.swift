import SwiftUI

struct CounterPage: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("Count: \(count)")
        .font(.system(size: 48, weight: .bold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText(value: Double(count)))
      HStack {
        Button("Less", systemImage: "minus") { withAnimation(.snappy) { count -= 1 } }
          .disabled(count == 0)
        Button("More", systemImage: "plus") { withAnimation(.snappy) { count += 1 } }
      }
      .buttonStyle(.bordered)
      .sensoryFeedback(.increase, trigger: count)
      if count > 2 {
        Text("Many").transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .padding()
    .background {
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
    }
    .animation(.default, value: count)
  }
}

#Preview("Counter", traits: .sizeThatFitsLayout) { CounterPage() }
