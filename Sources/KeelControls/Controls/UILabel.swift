import KeelInteraction
package import KeelScene

/// Text that is read, not edited.
@MainActor @preconcurrency open class UILabel: UIView {

  /// A label with this text.
  public convenience init(text: String) {
    self.init()
    self.text = text
  }

  /// What the label says.
  open var text: String? {
    didSet { if text != oldValue { setNeedsDescription() } }
  }
  /// The font, by its role; `nil` sets that of ordinary text.
  open var font: UIFont! = .preferredFont(forTextStyle: .body) {
    didSet {
      if font == nil { font = .preferredFont(forTextStyle: .body) }
      if font != oldValue { setNeedsDescription() }
    }
  }
  /// The colour of the text; `nil` sets that of ordinary text. Exact colours next to white and black are shown on a ground of
  /// the program's own (`backgroundColor`) alone: elsewhere they are the front end's, which suits the ground of the page.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDescription() }
    }
  }
  /// How lines stand.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDescription() } }
  }
  /// How many lines the text may take; 0 is as many as it needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsDescription() } }
  }

  /// What happens to text that is longer than its room. Browsers cut text of several lines at its end where its beginning or
  /// its middle is to go.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { setNeedsDescription() } }
  }

  /// Parts of the text that look otherwise; setting them sets `text` too. Empty is text that looks alike.
  package var attributedRuns: [TextRun] = [] {
    didSet {
      guard attributedRuns != oldValue else { return }
      if !attributedRuns.isEmpty { text = attributedRuns.map(\.text).joined() }
      setNeedsDescription()
    }
  }
  /// Opens a link of the text; `nil` leaves it to the front end.
  package var onOpen: ((String) -> Void)?

  /// The runs, as long as they are what the label says.
  private var runs: [TextRun] {
    attributedRuns.isEmpty || attributedRuns.map(\.text).joined() != text ? [] : attributedRuns
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .followLink(_, let index) = event, runs.indices.contains(index), let link = runs[index].link,
      LinkPolicy.allows(link)
    else { return }
    if let onOpen { onOpen(link) } else { host?.openLink(link) }
  }

  override package var element: Element {
    .label(
      LabelElement(
        text: text ?? "", font: font.sceneFont, color: textColor.sceneColor.asText(on: drawnGround),
        alignment: textAlignment.sceneAlignment, lineLimit: max(0, numberOfLines),
        lineBreak: lineBreakMode.sceneLineBreak, runs: runs))
  }
}
