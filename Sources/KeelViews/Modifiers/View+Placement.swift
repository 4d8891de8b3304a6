import KeelControls
package import KeelScene

// How a view is sized and placed among others, beyond its frame.

extension View {
  nonisolated package func placed(_ placement: BoxPlacement) -> some View {
    modifier(BoxModifier { box, _ in box.placement = placement })
  }

  /// Moves the view. The name is that of no overload with other number types.
  nonisolated package func shifted(right x: Double, down y: Double) -> some View {
    placed(.offset(x: x.lawfulCoordinate, y: y.lawfulCoordinate))
  }

  /// Places the middle of the view. The name is that of no overload with other number types.
  nonisolated package func centered(atX x: Double, y: Double) -> some View {
    placed(.position(x: x.lawfulCoordinate, y: y.lawfulCoordinate))
  }

  /// Moves the view by a distance in points, without an effect on other views. In a terminal, it moves by whole cells.
  @_disfavoredOverload
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some View {
    shifted(right: x, down: y)
  }

  /// Places the middle of the view at a point of the room that its parent offers, in points from the top leading corner.
  @_disfavoredOverload
  nonisolated public func position(x: Double = 0, y: Double = 0) -> some View {
    centered(atX: x, y: y)
  }

  /// Sets the order of overlapping views: higher ones are in front, equal ones in the order of the source.
  nonisolated public func zIndex(_ value: Double) -> some View { placed(.zIndex(value.lawfulCoordinate)) }

  /// Sets the priority with which a stack offers its room to the view: higher ones first, 0 by default.
  nonisolated public func layoutPriority(_ value: Double) -> some View { placed(.priority(value)) }

  /// Gives the view its ideal size, whatever room there is.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length in some dimensions, whatever room there is.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    placed(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Offers the view a size of a ratio of width to height, or of the ratio of its ideal size: the largest one that fits
  /// its room, or the smallest one that fills it.
  nonisolated public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
    modifier(
      BoxModifier(
        { box, _ in box.placement = .aspectRatio(aspectRatio, contentMode == .fill ? .fill : .fit) },
        unless: { view in
          // Front ends know the ratio of a picture.
          guard aspectRatio == nil, let picture = view as? UIImageView else { return false }
          picture.imageContentMode = contentMode == .fill ? .fill : .fit
          return true
        }))
  }

  /// Scales the view to fit its room, with the ratio of its ideal size.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill its room, with the ratio of its ideal size; parts of it may be cut off.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension Double {
  /// The number if it is finite, clamped to a million points; otherwise 0.
  fileprivate var lawfulCoordinate: Double { isFinite ? max(-1_000_000, min(self, 1_000_000)) : 0 }
}
