import Charts
import SwiftUI

/// Screens whose layout or drawing is large, for `web/screens.py`. The environment variable `SCREEN` chooses one.
@main struct Screens: App {
  var body: some Scene {
    WindowGroup("Screens") { page }
  }

  @ViewBuilder private var page: some View {
    switch ProcessInfo.processInfo.environment["SCREEN"] {
    case "nested": Nested()
    case "canvas": Segments()
    case "chart": Growing()
    case "constraints": Imperative<ConstrainedPage>()
    case "rows": Imperative<ConstrainedRows>()
    default: Static()
    }
  }
}

/// A thousand views, of which one changes its size.
struct Static: View {
  @State private var changes = 0

  var body: some View {
    VStack(spacing: 0) {
      Button("Change") { changes += 1 }
      ForEach(0..<50) { row in
        HStack(spacing: 2) {
          ForEach(0..<19) { column in
            Text(row == 25 && column == 9 && changes % 2 == 1 ? "mmmm" : "\(column)").font(.caption2)
          }
        }
      }
      Text("Mark \(changes)")
    }
  }
}

/// Five hundred stacks, each in the one before.
struct Nested: View {
  var body: some View { nest(500) }

  private func nest(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(Text("Mark 0")) }
    return depth.isMultiple(of: 2)
      ? AnyView(VStack(spacing: 0) { nest(depth - 1) }) : AnyView(HStack(spacing: 0) { nest(depth - 1) })
  }
}

/// Ten thousand segments, each a stroke of its own, of which one changes.
struct Segments: View {
  @State private var changes = 0

  var body: some View {
    VStack {
      Button("Change") { changes += 1 }
      Canvas { context, _ in
        for index in 0..<10_000 {
          let start = CGPoint(x: Double(index * 37 % 900), y: Double(index * 53 % 560))
          var path = Path()
          path.move(to: start)
          path.addLine(to: CGPoint(x: start.x + 8, y: start.y + (index == changes ? 12 : 6)))
          context.stroke(path, with: .color(.blue))
        }
      }
      .frame(width: 900, height: 560)
      Text("Mark \(changes)")
    }
  }
}

/// A line of ten thousand points, to which one is added every 100 milliseconds.
struct Growing: View {
  @State private var values = (0..<10_000).map { Double($0 * 7_919 % 1_000) / 1_000 }
  private let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Chart(values.indices, id: \.self) { index in
        LineMark(x: .value("Index", index), y: .value("Value", values[index]))
      }
      .frame(width: 900, height: 500)
      Text("Mark \(values.count - 10_000)")
    }
    .onReceive(ticks) { _ in values.append(Double(values.count * 7_919 % 1_000) / 1_000) }
  }
}
