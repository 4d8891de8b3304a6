import KeelScene

/// What a program has chosen for the text that is edited in a control, in place of the look of the front end.
struct EditedTextLook {
  /// The look without the colour of the text, which depends on the background.
  private var look: ControlLook?

  /// Changes the look, and returns true if it is another one.
  mutating func change(_ change: (inout ControlLook) -> Void) -> Bool {
    var new = look ?? ControlLook()
    change(&new)
    guard new != look ?? ControlLook() else { return false }
    look = new
    return true
  }

  /// Returns the look with a colour of the text. As in labels, exact colours close to white and black only apply on a
  /// background that the program has set, unless the colour is exact.
  @MainActor func shown(color: UIColor?, isExact: Bool, on ground: @autoclosure () -> SceneColor?) -> ControlLook? {
    guard let color, color != .label else { return look }
    var look = look ?? ControlLook()
    look.foreground = isExact ? color.sceneColor.faded(by: color.alpha) : color.ink(on: ground())
    return look
  }
}

extension NSTextAlignment {
  /// The alignment of edited text; `nil` for that of the front end.
  var editedAlignment: SceneAlignment? { self == .natural ? nil : sceneAlignment }
}
