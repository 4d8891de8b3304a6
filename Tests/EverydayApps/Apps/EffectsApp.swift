import SwiftUI

/// A sheet of samples, as a designer's app would show its effects.
struct EffectsApp: App {
  var body: some Scene {
    WindowGroup { EffectSamples() }
  }
}

struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for index in 0..<10 {
      let angle = Double(index) * .pi / 5 - .pi / 2
      let radius = index.isMultiple(of: 2) ? 0.5 : 0.22
      let point = CGPoint(
        x: center.x + cos(angle) * radius * rect.width, y: center.y + sin(angle) * radius * rect.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct SampleTile<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 4) {
      content.frame(width: 80, height: 64)
      Text(title).font(.caption).foregroundStyle(.secondary)
    }
    .frame(width: 96, height: 96)
  }
}

struct Swatch: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color(red: 0.9, green: 0.2, blue: 0.2)
        Color(red: 0.2, green: 0.7, blue: 0.3)
      }
      HStack(spacing: 0) {
        Color(red: 0.2, green: 0.4, blue: 0.9)
        Color(red: 0.95, green: 0.8, blue: 0.2)
      }
    }
    .frame(width: 56, height: 48)
  }
}

struct ClockFace: View {
  let minutes: Double

  var body: some View {
    ZStack {
      Circle().stroke(.gray, lineWidth: 2)
      ForEach(0..<4) { index in
        Text("\(index == 0 ? 12 : index * 3)").font(.caption2)
          .offset(y: -38)
          .rotationEffect(.degrees(Double(index) * 90))
      }
      Capsule().fill(.red).frame(width: 4, height: 34).offset(y: -17).rotationEffect(.degrees(minutes * 6))
    }
    .frame(width: 104, height: 104)
  }
}

struct EffectSamples: View {
  @State private var minutes = 10.0

  private let columns = [GridItem(.adaptive(minimum: 96), spacing: 8)]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HStack {
          ClockFace(minutes: minutes)
          Button("Later") { withAnimation { minutes += 10 } }
        }
        LazyVGrid(columns: columns, spacing: 8) {
          transforms
          colors
          outlines
        }
      }
      .padding()
    }
  }

  @ViewBuilder private var transforms: some View {
    SampleTile(title: "plain") { Swatch() }
    SampleTile(title: "rotated") { Swatch().rotationEffect(.degrees(30)) }
    SampleTile(title: "star 20°") { Star().fill(.orange).frame(width: 56, height: 56).rotationEffect(.degrees(20)) }
    SampleTile(title: "scaled") { Swatch().scaleEffect(0.5) }
    SampleTile(title: "mirrored") { Swatch().scaleEffect(x: -1, y: 1) }
    SampleTile(title: "in space") { Swatch().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
    SampleTile(title: "sheared") {
      Swatch().transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: -12, ty: 0))
    }
    SampleTile(title: "offset, turned") { Swatch().scaleEffect(0.5).offset(x: 16).rotationEffect(.degrees(90)) }
    SampleTile(title: "turned, offset") { Swatch().scaleEffect(0.5).rotationEffect(.degrees(90)).offset(x: 16) }
    SampleTile(title: "visual effect") {
      Swatch().visualEffect { content, proxy in content.offset(x: proxy.size.width / 4).opacity(0.6) }
    }
  }

  @ViewBuilder private var colors: some View {
    SampleTile(title: "blur") { Swatch().blur(radius: 4) }
    SampleTile(title: "shadow") { Swatch().shadow(color: .black.opacity(0.6), radius: 5, x: 4, y: 4) }
    SampleTile(title: "opacity") { Swatch().opacity(0.4) }
    SampleTile(title: "grayscale") { Swatch().grayscale(1) }
    SampleTile(title: "saturation") { Swatch().saturation(0.3) }
    SampleTile(title: "brightness") { Swatch().brightness(0.3) }
    SampleTile(title: "contrast") { Swatch().contrast(0.4) }
    SampleTile(title: "hue") { Swatch().hueRotation(.degrees(120)) }
    SampleTile(title: "inverted") { Swatch().colorInvert() }
    SampleTile(title: "multiplied") { Swatch().colorMultiply(.yellow) }
    SampleTile(title: "luminance") { Swatch().luminanceToAlpha() }
    SampleTile(title: "blended") {
      ZStack {
        Swatch()
        Color(red: 0.2, green: 0.8, blue: 0.8).frame(width: 40, height: 24).blendMode(.multiply)
      }
    }
  }

  @ViewBuilder private var outlines: some View {
    SampleTile(title: "clip star") { Swatch().clipShape(Star()) }
    SampleTile(title: "clip circle") { Swatch().clipShape(Circle()) }
    SampleTile(title: "behind") { Text("Top").padding(12).background(.orange, in: Triangle()) }
    SampleTile(title: "one corner") {
      Color.blue.clipShape(UnevenRoundedRectangle(topLeadingRadius: 24)).frame(width: 64, height: 48)
    }
    SampleTile(title: "mask star") { Swatch().mask(Star()) }
    SampleTile(title: "mask fade") {
      Swatch().mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
    }
    SampleTile(title: "mask text") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .mask { Text("KEEL").font(.largeTitle).bold() }
    }
    SampleTile(title: "mask symbol") { Swatch().mask { Image(systemName: "heart.fill").resizable() } }
    SampleTile(title: "overlay") {
      Swatch().clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(.primary, lineWidth: 2))
    }
    SampleTile(title: "border") { Swatch().border(.primary, width: 2) }
  }
}
