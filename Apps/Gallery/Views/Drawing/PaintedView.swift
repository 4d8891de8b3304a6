import SwiftUI
import UIKit

/// A view that a closure draws.
final class PaintedView: UIView {
  var paint: (CGRect) -> Void = { _ in } { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) { paint(rect) }
}

/// A `PaintedView` among views.
struct Painted: UIViewRepresentable {
  let paint: (CGRect) -> Void

  func makeUIView(context: Context) -> PaintedView { PaintedView(frame: .zero) }
  func updateUIView(_ view: PaintedView, context: Context) { view.paint = paint }
}
