import KeelInteraction
package import KeelScene

/// A view that shows text.
@MainActor @preconcurrency open class UILabel: UIView {

  /// Creates a label.
  public convenience init(text: String) {
    self.init()
    self.text = text
  }

  /// The text of the label.
  open var text: String? {
    didSet {
      if rare?.richText != nil { rareParts.richText = nil } else if text == oldValue { return }
      setNeedsDescription()
    }
  }
  /// The font, by its role; `nil` sets that of body text.
  open var font: UIFont! = .preferredFont(forTextStyle: .body) {
    didSet {
      if font == nil { font = .preferredFont(forTextStyle: .body) }
      if font != oldValue { setNeedsDescription() }
    }
  }
  /// The colour of the text; `nil` sets that of primary text. Exact colours close to white and black only apply on a
  /// background that the program has set (`backgroundColor`). On other backgrounds the front end uses its own colour.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDescription() }
    }
  }
  /// A Boolean value that indicates whether white and black apply on any background: in declarative views a background
  /// is another view, which the label does not know.
  package var hasExactColor = false
  /// The alignment of lines.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      guard textAlignment != oldValue else { return }
      setNeedsDescription()
      rare?.groundNode?.setNeedsDescription()
    }
  }
  /// The alignment of the text in a larger box around the label.
  var placeInBox: SceneAnchor {
    switch textAlignment.sceneAlignment {
    case .leading, .fill: SceneAnchor(.leading)
    case .center: .center
    case .trailing: SceneAnchor(.trailing)
    }
  }
  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsDescription() } }
  }

  /// The way in which text that does not fit is shortened. Browsers truncate text of several lines at its end, even if
  /// the mode is to truncate the head or the middle.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { setNeedsDescription() } }
  }

  /// A Boolean value that indicates whether a text that does not fit becomes smaller before it is shortened. Front ends
  /// without font sizes ignore it.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDescription() } }
  }
  /// The smallest factor for `adjustsFontSizeToFitWidth`; 0 means that the front end decides.
  package var smallestScale = 0.0 {
    didSet { if smallestScale != oldValue { setNeedsDescription() } }
  }

  /// The styled parts of the text; setting them sets `text` too. Empty for text of one style.
  package var attributedRuns: [TextRun] = [] {
    didSet {
      guard attributedRuns != oldValue else { return }
      if !attributedRuns.isEmpty { text = attributedRuns.map(\.text).joined() }
      setNeedsDescription()
    }
  }
  /// True if the text consists of more than one line, whatever the room for it.
  package var hasLineBreaks: Bool { text?.contains(where: \.isNewline) ?? false }
  /// True if symbols are among the characters.
  var hasSymbols: Bool {
    attributedRuns.contains { $0.symbol != nil } || richText?.parts.contains { $0.symbol != nil } ?? false
  }
  /// A text with attributes of UIKit, which has replaced `text` and is replaced when that is set.
  package var richText: RichText? {
    get { rare?.richText }
    set {
      guard newValue != richText else { return }
      text = newValue?.text
      rareParts.richText = newValue
      setNeedsDescription()
    }
  }
  /// A closure that opens a link in the text; if `nil`, the front end opens it.
  package var onOpen: ((String) -> Void)?

  /// The styled parts, as long as they match the text.
  private var runs: [TextRun] {
    if let joined { return joined.runs }
    return attributedRuns.isEmpty || attributedRuns.map(\.text).joined() != text ? [] : attributedRuns
  }

  /// The text with attributes, resolved with the font of the label.
  private var joined: JoinedRuns? {
    richText?.joined(font: font, on: drawnGround)
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .followLink(_, let index) = event, runs.indices.contains(index), let link = runs[index].link,
      LinkPolicy.allows(link)
    else { return }
    if let onOpen { onOpen(link) } else { host?.openLink(link) }
  }

  private var shownColor: SceneColor {
    let color = textColor.sceneColor
    return hasExactColor && color != .label ? color : textColor.ink(on: drawnGround)
  }

  /// The additional distance between lines, in points.
  package var lineSpacing: Double {
    get { rare?.lineSpacing ?? 0 }
    set {
      guard newValue != lineSpacing else { return }
      rareParts.lineSpacing = newValue
      setNeedsDescription()
    }
  }

  /// The number of lines for which the label reserves space.
  package var reservedLines: Int {
    get { rare?.reservedLines ?? 0 }
    set {
      guard newValue != reservedLines else { return }
      rareParts.reservedLines = newValue
      setNeedsDescription()
    }
  }

  override package var isElementByItself: Bool { true }
  override package var element: Element {
    let joined = joined
    var label = LabelElement(
      text: text ?? "", font: joined?.font ?? font.sceneFont, color: joined?.color ?? shownColor,
      alignment: textAlignment.sceneAlignment, lineLimit: max(0, numberOfLines),
      lineBreak: lineBreakMode.sceneLineBreak,
      minimumScale: adjustsFontSizeToFitWidth ? (smallestScale > 0 ? smallestScale : 0.5) : 1,
      runs: joined?.runs ?? runs)
    label.lineSpacing = lineSpacing
    label.reservedLines = reservedLines
    return .label(label)
  }
}
