import SwiftUI

/// A star with a number of points.
struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<points * 2 {
        let angle = Double(index) * .pi / Double(points) - .pi / 2
        let length = index.isMultiple(of: 2) ? radius : radius * 0.45
        let point = CGPoint(x: centre.x + cos(angle) * length, y: centre.y + sin(angle) * length)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

/// Outlines of several shapes.
struct DashedShapes: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16).strokeBorder(.blue, lineWidth: 4)
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 3, dash: [8, 6])).padding(14)
      Capsule().fill(.green).padding(.horizontal, 28).padding(.vertical, 44)
    }
  }
}

/// Part of a circle's outline.
struct Ring: View {
  let part: Double

  var body: some View {
    ZStack {
      Circle().stroke(.gray.opacity(0.3), lineWidth: 14)
      Circle().trim(from: 0, to: part).stroke(.green, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(8)
  }
}

/// Waves, drawn in a canvas.
struct Waves: View {
  var body: some View {
    Canvas { context, size in
      for (index, colour) in [Color.cyan, .blue, .indigo].enumerated() {
        var wave = Path()
        let middle = size.height * (0.35 + 0.2 * Double(index))
        wave.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: 0, through: size.width, by: 4) {
          let angle = Double(x) / Double(size.width) * 3 * .pi + Double(index)
          wave.addLine(to: CGPoint(x: x, y: middle + sin(angle) * 10))
        }
        wave.addLine(to: CGPoint(x: size.width, y: size.height))
        wave.closeSubpath()
        context.fill(wave, with: .color(colour.opacity(0.7)))
      }
    }
  }
}

/// One gradient of each kind.
struct Gradients: View {
  private let colours: [Color] = [.red, .yellow, .green, .blue, .purple]

  var body: some View {
    VStack(spacing: 8) {
      Rectangle().fill(LinearGradient(colors: colours, startPoint: .leading, endPoint: .trailing))
      HStack(spacing: 8) {
        Circle().fill(RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 26))
        Circle().fill(AngularGradient(colors: colours + [.red], center: .center))
      }
    }
  }
}

/// Stripes of two colours.
struct Stripes: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<7, id: \.self) { index in
        Rectangle().fill(index.isMultiple(of: 2) ? Color.pink : .yellow)
      }
    }
  }
}

/// Squares over each other, each of them turned further.
struct TurnedSquares: View {
  var body: some View {
    ZStack {
      ForEach(0..<5, id: \.self) { index in
        Rectangle()
          .stroke(.purple, lineWidth: 2)
          .frame(width: 72, height: 72)
          .rotationEffect(.degrees(Double(index) * 18))
          .scaleEffect(1 - Double(index) * 0.15)
      }
    }
  }
}
