#if Desktop
import CKeelGtk
import KeelScene

/// A view whose widget asks it for its size, has it place the widgets in it, and lets it draw behind them.
@MainActor protocol WidgetLayout: AnyObject {
  /// Returns the least and the natural length along an axis, in pixels. `forSize` is the length along the other axis, or
  /// -1.
  func measure(isHorizontal: Bool, forSize size: Int32) -> (least: Int32, natural: Int32)
  /// Places the children in a size in pixels.
  func allocate(_ width: Int32, _ height: Int32)
  /// Draws what is behind the children, which are drawn afterwards, or returns true if it has drawn them as well.
  func draw(into snapshot: OpaquePointer, _ width: Int32, _ height: Int32) -> Bool
  /// Returns true if presses at a point in the widget are its own, and not those of what is behind it.
  func takesPress(at point: ScenePoint) -> Bool
}

extension WidgetLayout {
  func draw(into snapshot: OpaquePointer, _ width: Int32, _ height: Int32) -> Bool { false }
  func takesPress(at point: ScenePoint) -> Bool { true }
}

/// A box that GTK measures and draws, as C knows it.
@MainActor final class BoxOwner {
  weak var box: (any WidgetLayout)?
}

extension Int32 {
  /// The pixels that a length needs. Beyond the greatest number, the coordinates of GTK, which are floats, are no longer
  /// exact to half a pixel.
  init(pixels length: Double) {
    self = length.isFinite ? Int32(Swift.min(Swift.max(0, length.rounded(.up)), 8_000_000)) : 0
  }
}

/// The number of rows of a list, as C knows it.
@MainActor final class RowCount {
  var count: UInt32 = 0
}

/// The questions of GTK to the layout, the drawings and the lists.
@MainActor enum Hooks {
  /// Connects the callbacks, once.
  static let install: Void = keel_gtk_set_hooks(
    KeelHooks(
      measure: { owner, orientation, size, least, natural in
        let owner = Address(owner)
        let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
        let answer = MainActor.assumeIsolated {
          owner.object(BoxOwner.self)?.box?.measure(isHorizontal: isHorizontal, forSize: size)
        }
        least?.pointee = answer?.least ?? 0
        natural?.pointee = answer?.natural ?? 0
      },
      allocate: { owner, width, height in
        let owner = Address(owner)
        MainActor.assumeIsolated { owner.object(BoxOwner.self)?.box?.allocate(width, height) }
      },
      draw: { owner, snapshot, width, height in
        let (owner, snapshot) = (Address(owner), Address(snapshot))
        return MainActor.assumeIsolated {
          guard let snapshot = snapshot.opaque else { return Int32(0) }
          return (owner.object(BoxOwner.self)?.box?.draw(into: snapshot, width, height) ?? false).g
        }
      },
      contains: { owner, x, y in
        let owner = Address(owner)
        return MainActor.assumeIsolated {
          (owner.object(BoxOwner.self)?.box?.takesPress(at: ScenePoint(x: x, y: y)) ?? false).g
        }
      },
      draw_symbol: { owner, snapshot, width, height, color in
        let (owner, snapshot) = (Address(owner), Address(snapshot))
        let color = color?.pointee ?? GdkRGBA()
        MainActor.assumeIsolated {
          guard let snapshot = snapshot.opaque else { return }
          owner.object(DrawnSymbol.self)?.draw(into: snapshot, width, height, color)
        }
      },
      row_count: { owner in
        let owner = Address(owner)
        return MainActor.assumeIsolated { owner.object(RowCount.self)?.count ?? 0 }
      },
      release: { Held.release($0) }))
}
#endif
