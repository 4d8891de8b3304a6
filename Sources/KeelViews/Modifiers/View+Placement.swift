import KeelControls
package import KeelScene

// How a view is sized and placed among others, beyond its frame.

extension View {
  nonisolated package func placed(_ placement: BoxPlacement) -> some View {
    modifier(BoxModifier { box, _ in box.placement = placement })
  }

  /// Moves the view. The name is that of no overload with other number types.
  nonisolated package func shifted(right x: Double, down y: Double) -> some View {
    placed(.offset(x: x, y: y))
  }

  /// Places the centre of the view. The name is that of no overload with other number types.
  nonisolated package func centered(atX x: Double, y: Double) -> some View {
    placed(.position(x: x, y: y))
  }

  /// Moves the view by a distance in points; the layout of other views does not change. A terminal moves it by whole
  /// cells.
  @_disfavoredOverload
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some View {
    shifted(right: x, down: y)
  }

  /// Places the centre of the view at a point of the available space, in points from the top leading corner.
  @_disfavoredOverload
  nonisolated public func position(x: Double = 0, y: Double = 0) -> some View {
    centered(atX: x, y: y)
  }

  /// Sets the order of overlapping views: higher ones are in front, equal ones in the order of the source.
  nonisolated public func zIndex(_ value: Double) -> some View { placed(.zIndex(value)) }

  /// Sets the priority with which a stack lays out the view: higher priorities first, 0 by default.
  nonisolated public func layoutPriority(_ value: Double) -> some View { placed(.priority(value)) }

  /// Gives the view its ideal size, regardless of the available space.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length in some dimensions, regardless of the available space.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    placed(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Proposes to the view a size with a ratio of width to height, or with the ratio of its ideal size: the largest one
  /// that fits the available space, or the smallest one that fills it.
  nonisolated public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
    placed(.aspectRatio(aspectRatio, contentMode == .fill ? .fill : .fit))
  }

  /// Scales the view to fit the available space, with the ratio of its ideal size.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the available space, with the ratio of its ideal size; parts of it may be outside.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
