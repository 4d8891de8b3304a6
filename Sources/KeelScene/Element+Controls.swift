/// Text that is displayed and cannot be edited.
public struct LabelElement: Hashable, Sendable {
  /// The whole text, also where `runs` style parts of it.
  public var text: String
  /// The font of all parts that a run does not style otherwise.
  public var font: SceneFont
  /// The colour of all parts that have no colour of their own.
  public var color: SceneColor
  /// The alignment of lines; `fill` justifies them.
  public var alignment: SceneAlignment
  /// The maximum number of lines; 0 means no limit.
  public var lineLimit: Int
  /// The number of lines for which the text reserves space, whatever its length: from 0 to 10,000, and at most
  /// `lineLimit`.
  public var reservedLines: Int {
    get { lineLimit == 0 ? wantedLines : min(wantedLines, lineLimit) }
    set { wantedLines = min(max(0, newValue), 10_000) }
  }
  private var wantedLines = 0
  /// The way in which text that does not fit is shortened.
  public var lineBreak: LineBreak
  /// The factor by which a text that does not fit may become smaller before it is shortened, from 0.05 to 1. Front ends
  /// without font sizes ignore it.
  public var minimumScale: Double { didSet { minimumScale = Self.lawful(minimumScale) } }
  /// The additional distance between lines in points, from 0 to 1,000.
  public var lineSpacing = 0.0 { didSet { lineSpacing = max(0, lineSpacing.lawful(within: 1000)) } }
  /// The styled parts of the text: empty, or all of `text` in order.
  public var runs: [TextRun]

  private static func lawful(_ scale: Double) -> Double { scale.isNaN ? 1 : min(max(scale, 0.05), 1) }

  /// The ways in which text that does not fit is shortened. Text of several lines breaks between words, with
  /// `wrapCharacters` anywhere; the case determines how the last line ends.
  public enum LineBreak: String, Hashable, Sendable, CaseIterable {
    /// An ellipsis replaces the end of the text, its beginning, or the middle of its last line.
    case truncateTail, truncateHead, truncateMiddle
    /// The rest is hidden, without an ellipsis.
    case clip
    /// The rest is hidden, from the first word that does not fit.
    case wrapWords
    /// The rest is hidden, and lines break inside of words too.
    case wrapCharacters
  }

  /// Creates a label of one line, unless `lineLimit` allows more.
  public init(
    text: String = "", font: SceneFont = SceneFont(), color: SceneColor = .label,
    alignment: SceneAlignment = .leading, lineLimit: Int = 1, lineBreak: LineBreak = .truncateTail,
    minimumScale: Double = 1, runs: [TextRun] = []
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.lineBreak = lineBreak
    self.minimumScale = Self.lawful(minimumScale)
    self.runs = runs
  }
}

/// A button (`Event.activate`).
public struct ButtonElement: Hashable, Sendable {
  /// The levels of prominence of a button.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Text or a symbol in the tint colour, without a background.
    case plain
    /// A button with a background or an outline.
    case bordered
    /// A button with a background in the tint colour, for the main action.
    case prominent
    /// A small round *i*, for details about the adjacent element.
    case detail
    /// The label in its own colours, without anything that a button adds; it is dimmed while the button is disabled.
    case unstyled
    /// A part of the screen that responds to presses: its label has the look and the layout that it has without the
    /// button, also while the button is disabled.
    case area
  }
  /// The text of the button; ignored where children are the label.
  public var title: String
  /// The symbol beside the title; `nil` for none.
  public var image: Symbol?
  /// The effect of the button on the user's data; `nil` for an ordinary button.
  public var role: ButtonRole?
  /// The prominence of the button.
  public var style: Style
  /// The font of the title; `nil` is the front end's font for buttons.
  public var font: SceneFont?
  /// A Boolean value that indicates whether Return activates the button while no other element handles that key.
  public var isDefault: Bool
  /// A Boolean value that indicates whether the button shows that its action is in progress.
  public var isBusy: Bool
  /// A Boolean value that indicates whether the children of the node are the label, in place of title and image.
  public var hasLabelChild: Bool
  /// The look that the program has chosen in place of that of the style; `nil` for none.
  public var look: ControlLook? {
    get { storedLook.look }
    set { storedLook.look = newValue }
  }
  private var storedLook = Boxed<ControlLook>.none
  /// Creates a button.
  public init(
    title: String = "", image: Symbol? = nil, role: ButtonRole? = nil, style: Style = .plain,
    font: SceneFont? = nil, isDefault: Bool = false, isBusy: Bool = false, hasLabelChild: Bool = false
  ) {
    self.title = title
    self.image = image
    self.role = role
    self.style = style
    self.font = font
    self.isDefault = isDefault
    self.isBusy = isBusy
    self.hasLabelChild = hasLabelChild
  }

  /// Hashes the title and `isBusy` only: the other properties rarely distinguish two buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(isBusy)
  }
}

extension ButtonElement.Style {
  /// True if the button adds nothing to the look of its label.
  public var isBare: Bool { self == .unstyled || self == .area }
}

/// A switch, a checkbox or a button that stays pressed (`Event.toggle`).
public struct ToggleElement: Hashable, Sendable {
  /// A Boolean value that indicates whether the switch is on.
  public var isOn: Bool
  /// The title of the switch; empty where a row or a label beside it has the title.
  public var title: String
  /// The symbol beside the title; `nil` for none.
  public var image: Symbol?
  /// The kind of control that represents the value.
  public var style: Style
  /// The look of the title; `nil` for that of the front end. The colour and the font are used.
  public var look: ControlLook? {
    get { storedLook.look }
    set { storedLook.look = newValue }
  }
  private var storedLook = Boxed<ControlLook>.none
  /// The kinds of control that represent a Boolean value.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A switch, which has an on and an off side.
    case `switch`
    /// A box with a check mark.
    case checkbox
    /// A button that stays pressed.
    case button
  }
  /// Creates a switch.
  public init(isOn: Bool = false, title: String = "", image: Symbol? = nil, style: Style = .switch) {
    self.isOn = isOn
    self.title = title
    self.image = image
    self.style = style
  }
}

/// A line of text to edit (`Event.edit`, `Event.submit`; `Event.activate` for its clear button).
///
/// The caret and the selection belong to the front end, which reports them to programs that ask (`selection`). The text
/// of a secure field is kept out of every description.
/// A field that is not editable (`isEditable`) keeps the focus, but accepts no text and no Return.
public struct TextFieldElement: Hashable, Sendable {
  /// The kind of text that is expected, so that a front end can offer a fitting keyboard or completion.
  public enum ContentType: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case plain
    /// The password of an existing account, or one that is being chosen.
    case password, newPassword
    /// The name of an account.
    case username
    /// An email address.
    case emailAddress
    /// A URL.
    case url
    /// A number, also of a telephone or a card, and one-time codes.
    case number
    /// A postal address or a part of it.
    case address
    /// The name of a person or a part of it.
    case name
  }
  /// The actions of the Return key, for the label that on-screen keyboards show on it.
  public enum ReturnAction: String, Hashable, Sendable, CaseIterable {
    /// The usual label: Return.
    case `default`
    /// The label that names this action.
    case done, go, join, next, search, send
  }
  /// The current text. `description` masks that of a secure field.
  public var text: String
  /// The text shown while the field is empty.
  public var placeholder: String
  /// A Boolean value that indicates whether the text is hidden as it is typed, as for a password.
  public var isSecure: Bool
  /// The kind of text that is expected.
  public var contentType: ContentType
  /// The action of the Return key.
  public var returnAction: ReturnAction
  /// A Boolean value that indicates whether the user can change the text now. Unlike a disabled field, a field that is
  /// not editable keeps the focus.
  public var isEditable: Bool
  /// The border of the field.
  public var border: Border
  /// The borders of a text field.
  public enum Border: String, Hashable, Sendable, CaseIterable {
    /// The usual look of fields in the front end.
    case automatic
    /// A thin line.
    case line
    /// No border.
    case none
  }
  /// The button at the end of the field that removes its text.
  public var clearButton = ClearButton.none
  /// The states of the button that removes the text of a field (`Event.activate`).
  public enum ClearButton: String, Hashable, Sendable, CaseIterable {
    /// The field never has the button.
    case none
    /// The button is not visible now.
    case hidden
    /// The button is visible.
    case shown
  }
  /// A counter that rises with each request to select all of the text, so that typing replaces it. The request takes
  /// effect at once where the field has the focus, otherwise when it receives the focus.
  public var selectionRequest: Int
  /// The identity of the field, which is the same in each run of the program; empty for none. A front end that outlives
  /// the program finds the field by it.
  public var restorationIdentifier = ""
  /// The look that the program has chosen in place of the usual one of fields; `nil` for none.
  public var look: ControlLook? {
    get { storedLook.look }
    set { storedLook.look = newValue }
  }
  private var storedLook = Boxed<ControlLook>.none
  /// The program's interest in the selection of the field; `nil` for none.
  public var selection: SelectionInterest? {
    get { storedSelection.value }
    set { storedSelection.value = newValue }
  }
  private var storedSelection = Boxed<SelectionInterest>.none
  /// Creates a text field.
  public init(
    text: String = "", placeholder: String = "", isSecure: Bool = false, contentType: ContentType = .plain,
    returnAction: ReturnAction = .default, isEditable: Bool = true, border: Border = .automatic,
    selectionRequest: Int = 0
  ) {
    self.text = text
    self.placeholder = placeholder
    self.isSecure = isSecure
    self.contentType = contentType
    self.returnAction = returnAction
    self.isEditable = isEditable
    self.border = border
    self.selectionRequest = selectionRequest
  }
}

extension TextFieldElement: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The text and the placeholder. Any text in a secure field is shown as three dots.
  public var description: String {
    let shown = isSecure ? (text.isEmpty ? "" : "•••") : text
    return "textField(\(shown.debugDescription), placeholder: \(placeholder.debugDescription))"
  }
  /// Equal to `description`.
  public var debugDescription: String { description }
  /// A mirror with the description only, so that `dump` cannot show the text of a secure field.
  public var customMirror: Mirror {
    Mirror(self, children: ["description": description as Any])
  }
}

/// A picture.
public struct ImageElement: Hashable, Sendable {
  /// The sources of an image's pixels.
  public enum Source: Hashable, Sendable {
    /// A symbol, which each front end draws in the size and colour of text.
    case symbol(Symbol)
    /// An encoded picture, with its own size and colours.
    case data(ImageData)
  }
  /// The ways in which an image fills an area of another aspect ratio.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// All of the image is visible.
    case fit
    /// All of the area is filled.
    case fill
    /// The image is stretched to the area.
    case stretch
  }
  /// The symbol or the picture to show.
  public var source: Source
  /// A description of the image for assistive technology and front ends without pictures; empty for none.
  public var label: String
  /// A Boolean value that indicates whether the image scales to the available area.
  public var isResizable: Bool
  /// The way in which the image fills an area of another aspect ratio.
  public var contentMode: ContentMode
  /// The scale of the picture and the way in which it is drawn; `nil` for the defaults, and for symbols.
  public var look: PictureLook? {
    get { storedLook.value }
    set { storedLook.value = newValue }
  }
  private var storedLook = Boxed<PictureLook>.none

  /// Creates an image from a symbol or from data.
  public init(
    source: Source, label: String = "", isResizable: Bool = false, contentMode: ContentMode = .fit,
    look: PictureLook? = nil
  ) {
    self.source = source
    self.label = label
    self.isResizable = isResizable
    self.contentMode = contentMode
    storedLook.value = look
  }
  /// Creates an image of a symbol.
  public init(symbol: Symbol) { self.init(source: .symbol(symbol)) }

  /// The symbol, if the source is one; otherwise `nil`.
  public var symbol: Symbol? {
    if case .symbol(let symbol) = source { symbol } else { nil }
  }
}

/// An indicator for work of unknown duration.
public struct ActivityIndicatorElement: Hashable, Sendable {
  /// A Boolean value that indicates whether the indicator is visible and moving.
  public var isAnimating: Bool
  /// The title of the work in progress; empty for none.
  public var title: String
  /// Creates an activity indicator.
  public init(isAnimating: Bool = true, title: String = "") {
    self.isAnimating = isAnimating
    self.title = title
  }
}

/// A progress indicator for work of known length.
public struct ProgressElement: Hashable, Sendable {
  /// The completed part from 0 to 1; values outside are clamped, NaN becomes 0.
  public var value: Double { didSet { value = value.clampedToPart } }
  /// The title of the work in progress; empty for none.
  public var title: String
  /// The progress in words; empty leaves the wording to the front end.
  public var currentText: String
  /// The form of the indicator: a bar or a ring.
  public var style: GaugeElement.Style
  /// Creates a progress indicator.
  public init(value: Double, title: String = "", currentText: String = "", style: GaugeElement.Style = .linear) {
    self.value = value.clampedToPart
    self.title = title
    self.currentText = currentText
    self.style = style
  }
}
