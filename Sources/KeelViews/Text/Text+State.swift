public import KeelModel

extension Text {
  /// Creates the text that a model has described, with its looks. It is shown literally.
  @_disfavoredOverload
  public init(_ state: TextState) {
    let texts = state.pieces.map { piece in
      piece.looks.reduce(Text(verbatim: piece.text)) { $1.applied(to: $0) }
    }
    self = texts.dropFirst().reduce(texts.first ?? Text(verbatim: "")) { $0 + $1 }
  }
}

extension TextStateLook {
  fileprivate func applied(to text: Text) -> Text {
    switch self {
    case .bold(let isActive): text.bold(isActive)
    case .italic(let isActive): text.italic(isActive)
    case .monospacedDigits: text.monospacedDigit()
    case .underline(let isActive): text.underline(isActive)
    case .strikethrough(let isActive): text.strikethrough(isActive)
    case .tracking(let tracking): text.tracking(tracking)
    case .baselineOffset(let offset): text.baselineOffset(offset)
    case .ofViews(let look): (look.value as? ViewLook)?.applied(to: text) ?? text
    }
  }
}

/// The looks of a `TextState` that are written with the types of views.
private enum ViewLook: Hashable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case design(Font.Design?)
  case color(Color?)

  func applied(to text: Text) -> Text {
    switch self {
    case .font(let font): text.font(font)
    case .weight(let weight): text.fontWeight(weight)
    case .design(let design): text.fontDesign(design)
    case .color(let color): text.foregroundColor(color)
    }
  }
}

extension TextState {
  private func looking(_ look: ViewLook) -> TextState { looking(.ofViews(TextStateViewLook(look))) }

  /// Returns the text in a font; `nil` leaves it to the environment.
  public func font(_ font: Font?) -> TextState { looking(ViewLook.font(font)) }
  /// Returns the text in a weight; `nil` leaves it to the environment.
  public func fontWeight(_ weight: Font.Weight?) -> TextState { looking(ViewLook.weight(weight)) }
  /// Returns the text in a design; `nil` leaves it to the environment. Front ends distinguish only `monospaced`.
  public func fontDesign(_ design: Font.Design?) -> TextState { looking(ViewLook.design(design)) }
  /// Returns the text in a colour; `nil` leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> TextState { looking(ViewLook.color(color)) }
  /// Returns the text with a line under it or, if `isActive` is false, without; the line's colour is not used.
  public func underline(_ isActive: Bool = true, color: Color?) -> TextState { underline(isActive) }
  /// Returns the text struck through or, if `isActive` is false, not; the line's colour is not used.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> TextState { strikethrough(isActive) }
}
