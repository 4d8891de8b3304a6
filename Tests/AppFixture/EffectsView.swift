import SwiftUI

/// Effects on areas of exact colours, at known sizes.
struct EffectsView: View {
  @State private var angle = 30.0
  @State private var isLarge = false
  @State private var isFaint = false
  @State private var isOpen = false
  @State private var presses = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        HStack {
          Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 80, height: 20)
            .rotationEffect(.degrees(angle)).sample("Turned")
          Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 80, height: 40)
            .scaleEffect(0.5, anchor: .topLeading).sample("Scaled")
          Quarters().grayscale(1).sample("Gray")
          Quarters().colorMultiply(Color(red: 0, green: 1, blue: 1)).sample("Multiplied")
        }
        HStack {
          Quarters().brightness(0.2).sample("Bright")
          ZStack {
            Quarters()
            Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
          }.sample("Blended")
          Quarters().clipShape(Slope()).sample("Clipped")
          Quarters().mask(Slope()).sample("Masked")
        }
        HStack {
          Quarters().mask { Image(systemName: "square.fill").resizable() }.sample("Symbol")
          Color.clear.background(Color(red: 1, green: 0, blue: 0), in: Slope()).sample("Behind")
          Slope().fill(Color(red: 1, green: 0, blue: 0)).rotationEffect(.degrees(90)).sample("Turned shape")
          Text("At").frame(width: 40, height: 40).background(Color(red: 0, green: 0, blue: 1)).rotationEffect(
            .degrees(45)
          )
          .position(x: 50, y: 50).sample("Placed")
        }
        Button("Turn") { withAnimation { angle += 60 } }
        HStack {
          Button("Beat") { withAnimation(.linear(duration: 60).repeatForever()) { isLarge.toggle() } }
          Button("Fade") { isFaint.toggle() }
          Button("Drawer") { withAnimation(.linear(duration: 60)) { isOpen.toggle() } }
          Rectangle().frame(width: 20, height: 20).scaleEffect(isLarge ? 2 : 1).sample("Beating")
          Rectangle().frame(width: 20, height: 20).opacity(isFaint ? 0.5 : 1)
            .animation(.easeInOut(duration: 60), value: isFaint).sample("Fading")
        }
        if isOpen {
          Text("Open").transition(
            .asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale(scale: 0.5)))
        }
        ZStack {
          Button("Below \(presses)") { presses += 1 }
          Color(red: 1, green: 0, blue: 0).opacity(0.2).allowsHitTesting(false)
        }.sample("Covered")
      }
    }
    .navigationTitle("Effects")
  }
}

extension View {
  /// Gives the sample 100 by 100 points and a name.
  fileprivate func sample(_ name: String) -> some View {
    frame(width: 100, height: 100).accessibilityLabel(name)
  }
}

/// Four colours of 50 by 50 points.
private struct Quarters: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 1, blue: 0)
      }
      HStack(spacing: 0) {
        Color(red: 0, green: 0, blue: 1)
        Color(red: 1, green: 1, blue: 1)
      }
    }
  }
}

/// The half of a rectangle below the line from the top left to the bottom right corner.
private struct Slope: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
