public import Foundation
internal import KeelControls
internal import KeelScene
internal import KeelViews

// Texts that are measured and drawn. Sizes are estimates that do not depend on installed fonts, as those of a canvas.

/// The ways in which a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates a set of options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are broken between words to fit the width; otherwise there is one for each paragraph.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// No effect: the distance between lines is always that of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// No effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// No effect: a line that does not fit is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What programs pass when they measure a text. It has no effect.
public final class NSStringDrawingContext {
  /// No effect.
  public var minimumScaleFactor: CGFloat = 0
  /// Always 1: texts are not scaled.
  public var actualScaleFactor: CGFloat { 1 }
  /// Creates a context.
  public init() {}
}

/// A text in one font and one colour.
private struct PlainText {
  var text: String
  var font: SceneFont
  var paint: DrawingPaint
  var alignment: NSTextAlignment

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.text = text
    font = (attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).sceneFont
    paint = (attributes?[.foregroundColor] as? UIColor ?? .black).paint
    alignment = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  }

  init(_ text: NSAttributedString) { self.init(text.string, text.firstAttributes) }

  /// Returns the text in lines of a width, at most as many as fit in a height.
  func drawn(_ width: CGFloat, _ height: CGFloat, at origin: ScenePoint = ScenePoint(x: 0, y: 0)) -> DrawingText {
    var lines = SceneFont.lines(of: text, pointSize: font.pointSize, width: Double(width))
    let lineHeight = font.pointSize * SceneFont.lineHeight
    if height > 0, Double(height) < lineHeight * Double(lines.count) {
      lines = Array(lines.prefix(max(1, Int(Double(height) / lineHeight))))
    }
    return DrawingText(lines, font: font, paint: paint, at: origin, anchor: ScenePoint(x: 0, y: 0))
  }

  func size(in size: CGSize, _ options: NSStringDrawingOptions) -> CGSize {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let bounds = drawn(breaks ? size.width : .infinity, breaks ? size.height : 0).bounds
    return CGSize(width: bounds.width, height: bounds.height)
  }

  @MainActor func draw(in rect: CGRect) {
    var text = drawn(rect.width, rect.height, at: rect.origin.inPath)
    switch alignment {
    case .center: (text.origin.x, text.anchor.x) = (Double(rect.midX), 0.5)
    case .right: (text.origin.x, text.anchor.x) = (Double(rect.maxX), 1)
    case .left, .justified, .natural: break
    }
    DrawingRecorder.current?.add(.text(text))
  }

  @MainActor func draw(at point: CGPoint) {
    DrawingRecorder.current?.add(.text(drawn(.infinity, 0, at: point.inPath)))
  }
}

extension NSAttributedString {
  /// Returns the size of the text in the font of its first character, in points, without breaks but its own.
  public func size() -> CGSize { PlainText(self).size(in: .zero, []) }
  /// Returns the area of the text in a room, in points, in the font of its first character.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: PlainText(self).size(in: size, options))
  }
  /// Draws the text at a point in the current context, in the font and the colour of its first character.
  @MainActor public func draw(at point: CGPoint) { PlainText(self).draw(at: point) }
  /// Draws the text in a rectangle in the current context, in the font and the colour of its first character. Lines are
  /// broken between words, and those that do not fit are left out.
  @MainActor public func draw(in rect: CGRect) { PlainText(self).draw(in: rect) }
}

extension NSString {
  /// Returns the size of the text in points, without breaks but its own.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    PlainText(description, attributes).size(in: .zero, [])
  }
  /// Returns the area of the text in a room, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: PlainText(description, attributes).size(in: size, options))
  }
  /// Draws the text at a point in the current context.
  @MainActor public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    PlainText(description, attributes).draw(at: point)
  }
  /// Draws the text in a rectangle in the current context. Lines are broken between words, and those that do not fit are
  /// left out.
  @MainActor public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    PlainText(description, attributes).draw(in: rect)
  }
}

extension String {
  /// Returns the size of the text in points, without breaks but its own.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    PlainText(self, attributes).size(in: .zero, [])
  }
  /// Returns the area of the text in a room, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: PlainText(self, attributes).size(in: size, options))
  }
  /// Draws the text at a point in the current context.
  @MainActor public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    PlainText(self, attributes).draw(at: point)
  }
  /// Draws the text in a rectangle in the current context. Lines are broken between words, and those that do not fit are
  /// left out.
  @MainActor public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    PlainText(self, attributes).draw(in: rect)
  }
}
