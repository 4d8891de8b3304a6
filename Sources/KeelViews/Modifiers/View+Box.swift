import KeelControls
package import KeelScene

extension View {
  // MARK: Size

  /// Adds padding around the view, in points. In a terminal, 8 points are a column and 16 points a line.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(BoxModifier { box, _ in box.insets = insets.sceneInsets })
  }

  /// Adds padding at some edges of the view, in points; `nil` means 16.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, at: edges))
  }

  /// Adds padding at all edges of the view, in points.
  nonisolated public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Sets the width and the height of the view in points; `nil` leaves them to the view.
  nonisolated public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      BoxModifier { box, _ in
        box.frame = SceneFrame(width: width, height: height)
        box.alignment = alignment.sceneAnchor
      })
  }

  /// Limits the size of the view in points; `nil` leaves it to the view, infinity fills the available space.
  nonisolated public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      BoxModifier { box, _ in
        box.frame = SceneFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight)
        box.alignment = alignment.sceneAnchor
      })
  }

  // MARK: Appearance

  /// Draws a style behind the view, and over the bars and insets around a page at the edges where the view touches them.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      BoxModifier { box, leaf in
        box.background = leaf.paint(of: style)
        box.backgroundEdges = edges.sceneEdges
      })
  }

  /// Draws the background of a page behind the view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Draws a line around the view, with a width in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View {
    modifier(
      BoxModifier { box, leaf in
        box.border = SceneBorder(color: leaf.color(of: content) ?? .separator, width: width)
      })
  }

  /// Sets the opacity of the view, from 0 to 1. An invisible view still takes up its space.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(BoxModifier { box, _ in box.opacity = opacity })
  }

  /// Rounds the corners of the view with a radius in points, and clips it.
  nonisolated public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    modifier(
      BoxModifier { box, _ in
        box.shape = .rounded(radius: radius)
        box.isClipped = true
      })
  }

  /// Draws a shadow behind the rendered view, with a radius and a distance in points. Terminals show none.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    effect { leaf in
      guard case .color(let color, let opacity)? = leaf.text.paint(of: color) else { return nil }
      return .shadow(color, opacity: opacity, radius: radius, x: x, y: y)
    }
  }

  /// Clips the view at its edges.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(BoxModifier { box, _ in box.isClipped = true })
  }

  /// Hides and disables the view, which still takes up its space.
  nonisolated public func hidden() -> some View { opacity(0).disabled(true).accessibilityHidden(true) }
}

extension EdgeInsets {
  package var sceneInsets: SceneInsets {
    SceneInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension Alignment {
  package var sceneAnchor: SceneAnchor {
    let across: SceneAnchor.Horizontal =
      switch horizontal.sceneAlignment {
      case .leading: .leading
      case .trailing: .trailing
      case .center, .fill: .center
      }
    let down: SceneAnchor.Vertical =
      switch vertical.sceneAlignment {
      case .leading: .top
      case .trailing: .bottom
      case .center, .fill: .center
      }
    return SceneAnchor(across, down)
  }
}
