/// Text that is read, not edited.
public struct LabelElement: Hashable, Sendable {
  public var text: String
  public var font: SceneFont
  public var color: SceneColor
  public var alignment: SceneAlignment
  /// How many lines it may take; 0 is as many as it needs.
  public var lineLimit: Int
  /// What happens to a text that is longer than its room.
  public var lineBreak: LineBreak
  /// Parts that look otherwise. Empty, or all of `text` in order.
  public var runs: [TextRun]

  /// What happens to a text that is longer than its room. Where several lines are allowed they break between words, with
  /// `wrapCharacters` anywhere; the case says how the last line ends.
  public enum LineBreak: String, Hashable, Sendable, CaseIterable {
    /// An ellipsis stands for the end of the text, for its beginning, for the middle of its last line.
    case truncateTail, truncateHead, truncateMiddle
    /// What has no room is not shown, and nothing says so.
    case clip
    /// The same, by whole words.
    case wrapWords
    /// The same, and lines break inside of words too.
    case wrapCharacters
  }

  public init(
    text: String = "", font: SceneFont = SceneFont(), color: SceneColor = .label,
    alignment: SceneAlignment = .leading, lineLimit: Int = 1, lineBreak: LineBreak = .truncateTail,
    runs: [TextRun] = []
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.lineBreak = lineBreak
    self.runs = runs
  }
}

/// Something to press (`Event.activate`).
public struct ButtonElement: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, bordered, prominent
    /// A small round *i*: more about the thing beside it.
    case detail
  }
  public var title: String
  public var image: Symbol?
  public var role: ButtonRole?
  public var style: Style
  /// The font of the title; `nil` is the front end's, which shows that it is a button.
  public var font: SceneFont?
  /// Whether Return stands for it where nothing else takes that key.
  public var isDefault: Bool
  /// Whether it shows that what it began is under way.
  public var isBusy: Bool
  /// Whether its children stand in place of title and image.
  public var hasLabelChild: Bool
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

  /// By the rest hardly any two differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(isBusy)
  }
}

/// A switch (`Event.toggle`).
public struct ToggleElement: Hashable, Sendable {
  public var isOn: Bool
  /// What it switches; empty where a row or a label beside it says so.
  public var title: String
  public var image: Symbol?
  public var style: Style
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case `switch`, checkbox
    /// A button that stays pressed.
    case button
  }
  public init(isOn: Bool = false, title: String = "", image: Symbol? = nil, style: Style = .switch) {
    self.isOn = isOn
    self.title = title
    self.image = image
    self.style = style
  }
}

/// A line of text to edit (`Event.edit`, `Event.submit`).
///
/// The caret and the selection belong to the front end. What a secure field holds is kept out of every description.
/// A field that is not editable (`isEditable`) keeps the focus, but takes no text and no Return.
public struct TextFieldElement: Hashable, Sendable {
  /// What is expected, so that a front end can offer the right keyboard or completion.
  public enum ContentType: String, Hashable, Sendable, CaseIterable {
    case plain, password, newPassword, username, emailAddress, url, number, address, name
  }
  public enum ReturnAction: String, Hashable, Sendable, CaseIterable {
    case `default`, done, go, join, next, search, send
  }
  public var text: String
  public var placeholder: String
  public var isSecure: Bool
  public var contentType: ContentType
  public var returnAction: ReturnAction
  /// Whether a person can change the text now. Unlike a disabled field, one that is not editable keeps the focus.
  public var isEditable: Bool
  public var border: Border
  /// What shows where the field is.
  public enum Border: String, Hashable, Sendable, CaseIterable {
    /// As the front end shows fields.
    case automatic
    /// A thin line.
    case line
    /// Nothing: what is around the field shows it.
    case none
  }
  /// Rises each time that the program wants all of the text selected, so that typing replaces it: at once where the field
  /// has the focus, else as the focus comes.
  public var selectionRequest: Int
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
  public var description: String {
    let shown = isSecure ? (text.isEmpty ? "" : "•••") : text
    return "textField(\(shown.debugDescription), placeholder: \(placeholder.debugDescription))"
  }
  public var debugDescription: String { description }
  public var customMirror: Mirror {
    Mirror(self, children: ["description": description as Any])
  }
}

/// A picture.
public struct ImageElement: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    case symbol(Symbol)
    case data(ImageData)
  }
  /// How a picture of another form fills its room.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable { case fit, fill, stretch }
  public var source: Source
  /// What is to be seen, in words.
  public var label: String
  /// Whether it takes the size that it is given.
  public var isResizable: Bool
  public var contentMode: ContentMode
  public init(
    source: Source, label: String = "", isResizable: Bool = false, contentMode: ContentMode = .fit
  ) {
    self.source = source
    self.label = label
    self.isResizable = isResizable
    self.contentMode = contentMode
  }
  public init(symbol: Symbol) { self.init(source: .symbol(symbol)) }

  /// The symbol, where it is one.
  public var symbol: Symbol? {
    if case .symbol(let symbol) = source { symbol } else { nil }
  }
}

/// A sign that something of unknown length is going on.
public struct ActivityIndicatorElement: Hashable, Sendable {
  public var isAnimating: Bool
  /// What is going on; empty for none.
  public var title: String
  public init(isAnimating: Bool = true, title: String = "") {
    self.isAnimating = isAnimating
    self.title = title
  }
}

/// How far something has come.
public struct ProgressElement: Hashable, Sendable {
  /// From 0 to 1; what is outside is brought inside.
  public var value: Double { didSet { value = value.clampedToPart } }
  public var title: String
  /// How far in words; empty leaves it to the front end.
  public var currentText: String
  public var style: GaugeElement.Style
  public init(value: Double, title: String = "", currentText: String = "", style: GaugeElement.Style = .linear) {
    self.value = value.clampedToPart
    self.title = title
    self.currentText = currentText
    self.style = style
  }
}
