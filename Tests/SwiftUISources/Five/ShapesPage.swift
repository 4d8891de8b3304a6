import CoreGraphics
import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var insetAmount: CGFloat = 0
  var animatableData: CGFloat {
    get { insetAmount }
    set { insetAmount = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: startAngle,
      endAngle: endAngle, clockwise: false)
    return path
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

public struct RingView: View {
  var progress: CGFloat
  @State private var offset = CGSize.zero
  @GestureState private var isPressed = false

  public init(progress: CGFloat) { self.progress = progress }

  public var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: 20)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.red, .yellow]), center: .center),
          style: StrokeStyle(lineWidth: 20, lineCap: .round)
        )
        .rotationEffect(Angle(degrees: -90))
      Triangle().fill(.red).frame(width: 40, height: 40)
      Arc(startAngle: .degrees(0), endAngle: .degrees(90)).strokeBorder(.blue, lineWidth: 4)
      Text("\(Int(progress * 100))%").font(.title).bold()
    }
    .offset(offset)
    .gesture(
      DragGesture()
        .updating($isPressed) { _, state, _ in state = true }
        .onChanged { offset = $0.translation }
        .onEnded { _ in withAnimation(.spring()) { offset = .zero } }
    )
    .background(GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) })
  }
}

struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
