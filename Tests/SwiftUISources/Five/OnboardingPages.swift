import SwiftUI

struct OnboardingStep: Identifiable {
  let id = UUID()
  let title: LocalizedStringKey
  let image: String
  let color: Color
}

public struct OnboardingPages: View {
  @State private var current = 0
  @Namespace private var animation
  let onDone: () -> Void
  let steps: [OnboardingStep] = [
    .init(title: "Welcome", image: "sparkles", color: .indigo),
    .init(title: "Share", image: "person.2.fill", color: .mint),
  ]

  public init(onDone: @escaping () -> Void) { self.onDone = onDone }

  public var body: some View {
    VStack {
      VStack(spacing: 24) {
        Image(systemName: steps[current].image)
          .font(.system(size: 100))
          .foregroundStyle(steps[current].color.gradient)
          .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
        Text(steps[current].title).font(.largeTitle.weight(.bold))
      }
      HStack {
        ForEach(steps.indices, id: \.self) { index in
          Capsule()
            .fill(index == current ? steps[index].color : Color.gray.opacity(0.3))
            .frame(width: index == current ? 24 : 8, height: 8)
            .matchedGeometryEffect(id: index, in: animation)
        }
      }
      .animation(.spring(), value: current)
      Button(current == steps.count - 1 ? "Get Started" : "Next") {
        if current < steps.count - 1 { withAnimation(.easeInOut) { current += 1 } } else { onDone() }
      }
    }
    .safeAreaInset(edge: .top, alignment: .trailing) {
      Button("Skip", action: onDone).padding(.trailing)
    }
  }
}
