import SwiftUI

/// Drawings of each kind with exact colours, at known sizes.
struct DrawingsView: View {
  @State private var turns = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        HStack {
          Triangle().fill(Color(red: 1, green: 0, blue: 0)).drawing("Triangle")
          Star().fill(Color(red: 0, green: 0.5, blue: 0), style: FillStyle(eoFill: true)).drawing("Star")
          Circle().trim(from: 0, to: 0.75).stroke(
            Color(red: 0, green: 0, blue: 1), style: StrokeStyle(lineWidth: 10, dash: [12, 6])
          ).drawing("Ring")
        }
        HStack {
          Canvas { context, size in
            for index in 0..<200 {
              let x = size.width * CGFloat(index) / 200
              let path = Path {
                $0.move(to: CGPoint(x: x, y: 0))
                $0.addLine(to: CGPoint(x: size.width - x, y: size.height))
              }
              context.stroke(path, with: .color(index == turns ? .orange : .teal), lineWidth: 0.5)
            }
          }.drawing("Lines")
          Rectangle().fill(
            LinearGradient(
              colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .topLeading,
              endPoint: .bottomTrailing)
          ).drawing("Gradient")
          Circle().fill(
            AngularGradient(
              colors: [Color(red: 1, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1)], center: .center)
          ).drawing("Wheel")
        }
        HStack {
          Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 0.9, green: 0.9, blue: 0.6)))
            context.draw(Text("Hello").font(.title), at: CGPoint(x: size.width / 2, y: 24))
            context.draw(Image(systemName: "star.fill"), in: CGRect(x: 10, y: 60, width: 30, height: 30))
            if let badge = context.resolveSymbol(id: "badge") { context.draw(badge, at: CGPoint(x: 80, y: 75)) }
          } symbols: {
            Text("7").foregroundStyle(.white).padding(6).background(.red, in: Capsule()).tag("badge")
          }.drawing("Words")
          Canvas { context, size in
            context.opacity = 0.5
            context.fill(
              Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(Color(red: 0, green: 0, blue: 0)))
            context.opacity = 1
            context.drawLayer { layer in
              layer.clip(to: Path(ellipseIn: CGRect(x: 50, y: 0, width: 50, height: 50)))
              layer.fill(
                Path(CGRect(x: 50, y: 0, width: 50, height: 50)), with: .color(Color(red: 1, green: 0, blue: 1)))
            }
            var turned = context
            turned.translateBy(x: 50, y: 75)
            turned.rotate(by: .degrees(45))
            turned.fill(
              Path(CGRect(x: -10, y: -10, width: 20, height: 20)), with: .color(Color(red: 0, green: 1, blue: 0)))
            context.addFilter(.shadow(color: .black, radius: 4, x: 4, y: 4))
            context.stroke(
              Path(ellipseIn: CGRect(x: 5, y: 60, width: 25, height: 25)), with: .color(.purple), lineWidth: 4)
          }.drawing("Layers")
          GeometryReader { geometry in
            Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
          }
          .frame(width: 120 + CGFloat(turns), height: 100)
        }
        Button("Turn") { turns += 1 }
      }
    }
    .navigationTitle("Drawings")
  }
}

extension View {
  /// Gives the drawing 100 by 100 points and a name.
  fileprivate func drawing(_ name: String) -> some View {
    accessibilityLabel(name).frame(width: 100, height: 100)
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A star whose middle is empty by the even-odd rule.
private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<5 {
        let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
        let point = CGPoint(
          x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
