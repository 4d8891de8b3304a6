import SwiftUI

struct Wiggle: AnimatableModifier {
  var times: CGFloat = 0
  var animatableData: CGFloat {
    get { times }
    set { times = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: sin(times * .pi * 2) * 10) }
}

struct WiggleEffect: GeometryEffect {
  var times: CGFloat
  var animatableData: CGFloat {
    get { times }
    set { times = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: sin(times) * 10, y: 0))
  }
}

struct Graph: Shape {
  var points: [CGFloat]
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: (1 - (points.first ?? 0)) * rect.height))
      for (index, point) in points.enumerated() {
        path.addLine(to: CGPoint(x: rect.width * CGFloat(index), y: (1 - point) * rect.height))
      }
    }
  }
}

struct Disc: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)
    return path
  }
}

extension View {
  func end<S: Shape>(of shape: S) -> CGPoint {
    shape.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue(), uniquingKeysWith: max)
  }
}

struct ChosenKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

public struct AnimatedPage: View {
  @State private var taps = 0
  @State private var widths: [Int: CGFloat] = [:]
  private var spacing: CGFloat?

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      KeyframeAnimator(initialValue: CGSize.zero, trigger: taps) { value in
        Text("At \(value.width, specifier: "%.0f")")
      } keyframes: { _ in
        KeyframeTrack(\.width) {
          LinearKeyframe(-30, duration: 0.5)
          CubicKeyframe(30, duration: 1)
          SpringKeyframe(12, spring: .bouncy)
        }
      }
      Button("Shake") { withAnimation(.linear(duration: 0.5)) { taps += 1 } }
        .modifier(Wiggle(times: CGFloat(taps)).animation(.default))
        .modifier(WiggleEffect(times: CGFloat(taps)))
        .padding(.horizontal, spacing)
        .frame(width: widths[0], height: nil, alignment: .leading)
        .background(
          GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: [0: proxy.size.width]) }
        )
        .anchorPreference(key: ChosenKey.self, value: .bounds) { taps > 0 ? $0 : nil }
      Graph(points: [0, 0.5, 1]).stroke(.tint, lineWidth: 2)
      Disc().fill(.red)
      Text("Ends at \(Int(end(of: Circle()).x))")
    }
    .onPreferenceChange(WidthKey.self) { widths = $0 }
    .overlayPreferenceValue(ChosenKey.self) { anchor in
      GeometryReader { proxy in
        if let rect = anchor.map({ proxy[$0] }) { Text("Chosen \(Int(rect.width))") }
      }
    }
  }
}
