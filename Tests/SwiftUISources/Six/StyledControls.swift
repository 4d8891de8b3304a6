import SwiftUI

struct ScaleButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var color: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 24)
      .padding(.vertical, 12)
      .background(isEnabled ? color : .gray)
      .foregroundStyle(.white)
      .clipShape(.capsule)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == ScaleButtonStyle {
  static func scale(_ color: Color) -> Self { ScaleButtonStyle(color: color) }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

extension EnvironmentValues {
  @Entry var cardSpacing: CGFloat = 8
}

struct CardModifier: ViewModifier {
  @Environment(\.cardSpacing) private var spacing
  var cornerRadius: CGFloat = 12
  func body(content: Content) -> some View {
    content.padding(spacing).background(.thinMaterial, in: .rect(cornerRadius: cornerRadius))
  }
}

extension View {
  func card(cornerRadius: CGFloat = 12) -> some View { modifier(CardModifier(cornerRadius: cornerRadius)) }
  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct StyledControls: View {
  @State private var isOn = false
  @State private var presses = 0

  var body: some View {
    VStack {
      Button("Press") { presses += 1 }.buttonStyle(.scale(.green))
      Text("Pressed \(presses) times").card().if(isOn) { $0.bold() }
      Toggle("Bold", isOn: $isOn).toggleStyle(CheckToggleStyle())
    }
    .environment(\.cardSpacing, 12)
  }
}
