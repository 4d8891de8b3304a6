/// What one node of a scene shows: the whole vocabulary between controls and front ends.
///
/// Elements say what a thing *is* (a switch, a stack level, a sheet), never where its pixels go; each front
/// end shows it in its platform's own way. The enum is exhaustive on purpose: a new case fails to compile
/// in every front end until it is drawn there.
///
/// Strings are data: a front end never interprets what is in them, and makes control characters and
/// bidirectional overrides harmless at its last step.
public indirect enum Element: Hashable, Sendable {
  /// The root. Children: the content, then whatever is presented over it, lowest first (`sheet`, `alert`).
  case window(WindowElement)
  /// A stack of pages. Children: one `screen` a level, the last one is the visible one.
  case navigation(NavigationElement)
  /// A page. Children: `bar`s in any number, then at most one content node.
  case screen(ScreenElement)
  /// A group of controls at the edge of a page. Children: buttons and other controls.
  case bar(BarElement)
  /// A modal page over what presented it. Children: exactly one (a `navigation`, a `screen` or any content).
  case sheet(SheetElement)
  /// A question that has to be answered. Children: `textField`s, then `button`s.
  case alert(AlertElement)

  /// Children one after the other along an axis.
  case stack(StackElement)
  /// A region that scrolls. Children: at most one.
  case scroll(ScrollElement)
  /// Rows in sections. Children: `section`s.
  case list(ListElement)
  /// A part of a list. Children: the rows of its `window`, in order.
  case section(SectionElement)
  /// A row of a list. Children: first its own content, if any, then the accessories at its trailing edge.
  case row(RowElement)

  case label(LabelElement)
  /// Something to press. Children: its label, where that is more than a title and a picture.
  case button(ButtonElement)
  case toggle(ToggleElement)
  case textField(TextFieldElement)
  case image(ImageElement)
  case activityIndicator(ActivityIndicatorElement)
  case progress(ProgressElement)
  case slider(SliderElement)
  case stepper(StepperElement)
  case picker(PickerElement)
  case datePicker(DatePickerElement)
  /// A button that shows things to choose from. Children: what is in it.
  case menu(MenuElement)
  case link(LinkElement)
  case gauge(GaugeElement)
  case textEditor(TextEditorElement)

  /// Things that can be folded away. Children: the label, if there is one, then the content.
  case disclosure(DisclosureElement)
  /// A frame with a title. Children: the label, if there is one, then the content, one below the other.
  case group(GroupElement)
  /// Rows whose cells line up. Children: `gridRow`s.
  case grid(GridElement)
  /// A row of a grid. Children: its cells.
  case gridRow(GridRowElement)
  /// Children one over the other, the last one on top.
  case layers(LayersElement)
  /// Room, limits, ground and border. Children: at most one.
  case box(BoxElement)
  case shape(ShapeElement)
  /// Pages of equal standing, of which one is shown. Children: those that have been made.
  case tabs(TabsElement)
  /// Panes side by side. Children: the panes.
  case split(SplitElement)

  /// A thin line between two things.
  case separator
  /// Room that takes what is left over.
  case spacer
}

/// The whole of what one surface shows.
public struct WindowElement: Hashable, Sendable {
  /// What a window manager, a terminal's title or a browser's tab calls it.
  public var title: String
  /// Where in the app the window is, percent-encoded and without a slash in front: `""` is where it begins,
  /// `detail/Harbour` is further in. `nil` where the app does not say: then it is derived from the pages (`ScenePath`).
  public var path: String?
  /// Whether the path that was last asked for (`Event.open`) meant nothing to the app, which has stayed where it was.
  public var isPathUnknown: Bool
  public init(title: String = "", path: String? = nil, isPathUnknown: Bool = false) {
    self.title = title
    self.path = path
    self.isPathUnknown = isPathUnknown
  }
}

/// A stack of pages.
public struct NavigationElement: Hashable, Sendable {
  public init() {}
}

/// A page of a stack, a sheet or the window.
public struct ScreenElement: Hashable, Sendable {
  public var title: String
  /// A line over the title that says what to do here; empty for none.
  public var prompt: String
  /// What the way back is called; empty means the title of the page below.
  public var backTitle: String
  /// Whether the page offers no way back of its own.
  public var hidesBackButton: Bool
  /// Keys that do something here. Where two claim one key, the first has it; pages further in come before those around.
  public var keyCommands: [KeyCommand]
  /// A line below the title; empty for none.
  public var subtitle: String
  public var titleDisplay: TitleDisplay
  /// What a person can look for here; `nil` is nothing.
  public var search: SearchElement?
  /// The path of the window while this is the page on top, where the app says so: what the way back to it leads to.
  public var address: String?

  /// How large the title is.
  public enum TitleDisplay: String, Hashable, Sendable, CaseIterable { case automatic, large, inline }

  public init(
    title: String = "", prompt: String = "", backTitle: String = "", hidesBackButton: Bool = false,
    keyCommands: [KeyCommand] = [], subtitle: String = "", titleDisplay: TitleDisplay = .automatic,
    search: SearchElement? = nil, address: String? = nil
  ) {
    self.title = title
    self.prompt = prompt
    self.backTitle = backTitle
    self.hidesBackButton = hidesBackButton
    self.keyCommands = keyCommands
    self.subtitle = subtitle
    self.titleDisplay = titleDisplay
    self.search = search
    self.address = address
  }
}

/// A group of controls at the edge of a page.
public struct BarElement: Hashable, Sendable {
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// The top bar, on the side where lines begin: where *Cancel* stands.
    case leading
    /// The top bar, on the side where lines end: where *Done* or *Join* stand.
    case trailing
    /// Along the bottom.
    case bottom
    /// The top bar, in place of the title.
    case principal
    /// Along the bottom, in its middle: what is going on.
    case status
    /// With the keyboard, while something is typed.
    case keyboard
  }
  public var placement: Placement
  public init(placement: Placement) { self.placement = placement }
}

/// A modal page.
public struct SheetElement: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Part of the window, what is below stays in sight.
    case sheet
    /// All of the window.
    case fullScreen
  }
  public var style: Style
  /// Whether a person may close it without one of its buttons (Escape, a click outside, a swipe down).
  public var isDismissable: Bool
  /// Whether the program wants to hear that a person tried to close a sheet that is not dismissable, so that it can ask.
  public var hearsAttempts: Bool
  public init(style: Style = .sheet, isDismissable: Bool = true, hearsAttempts: Bool = false) {
    self.style = style
    self.isDismissable = isDismissable
    self.hearsAttempts = hearsAttempts
  }

  /// Whether Escape and its like are sent to the program (`Event.dismiss`): it closes the sheet, or asks first.
  public var takesDismissal: Bool { isDismissable || hearsAttempts }
}

/// A question with its answers.
public struct AlertElement: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case alert
    /// A choice between several actions (an *action sheet*).
    case confirmation
  }
  public var title: String
  public var message: String
  public var style: Style
  /// Whether it can be left without an answer. Escape then stands for the button whose role is `cancel`.
  public var isDismissable: Bool
  public init(title: String = "", message: String = "", style: Style = .alert, isDismissable: Bool = true) {
    self.title = title
    self.message = message
    self.style = style
    self.isDismissable = isDismissable
  }
}
