/// The look that a program has chosen for a control. A property that is `nil` follows the control's style.
public struct ControlLook: Hashable, Sendable {
  /// The colour of the fill of a button.
  public var background: SceneColor?
  /// The colour of the title of a control or the text of a field or an editor.
  public var foreground: SceneColor?
  /// The colour of the placeholder of a field.
  public var placeholder: SceneColor?
  /// The font of the title of a switch or a stepper, or of the text of a field or an editor. Terminals show the
  /// weight and the slant of titles.
  public var font: SceneFont?
  /// The alignment of the text of a field or an editor, which terminals show at the leading edge, or of the content of a
  /// button that is wider than it.
  public var alignment: SceneAlignment?
  /// The outline of a button. Terminals ignore it.
  public var shape: ShapeKind?
  /// The space around the content of a button. Terminals ignore it.
  public var insets: SceneInsets?
  /// The place of a button's content in the button.
  package var anchor: SceneAnchor {
    switch alignment {
    case .leading: SceneAnchor(.leading)
    case .trailing: SceneAnchor(.trailing)
    case .center, .fill, nil: .center
    }
  }
  /// Creates a look in which nothing has been chosen.
  public init() {}
}

extension Boxed<ControlLook> {
  /// The look of a control. One in which nothing has been chosen is stored as `nil`, so that equal looks are equal.
  var look: ControlLook? {
    get { value }
    set { value = newValue == ControlLook() ? nil : newValue }
  }
}
