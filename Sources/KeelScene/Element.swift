/// The content of one node of a scene: the whole vocabulary between controls and front ends.
///
/// Elements describe what something *is* (a switch, a page of a stack, a sheet), never where its pixels are; each
/// front end shows it in its platform's own way. The enum is exhaustive on purpose: a new case fails to compile in
/// every front end until that front end draws it.
///
/// Strings are data: a front end never interprets them, and neutralises control characters and bidirectional
/// overrides in its last step.
public indirect enum Element: Hashable, Sendable {
  /// The root. Children: the content, then everything that is presented over it, lowest first (`sheet`, `alert`).
  case window(WindowElement)
  /// A stack of pages. Children: one `screen` for each level, of which the last one is visible.
  case navigation(NavigationElement)
  /// A page. Children: `bar`s in any number, then at most one content node.
  case screen(ScreenElement)
  /// A group of controls at the edge of a page. Children: buttons and other controls.
  case bar(BarElement)
  /// A modal page over its presenter. Children: exactly one (a `navigation`, a `screen` or any content).
  case sheet(SheetElement)
  /// A question that the user must answer. Children: `textField`s, then `button`s.
  case alert(AlertElement)

  /// Children one after another along an axis.
  case stack(StackElement)
  /// A scrollable region. Children: at most one.
  case scroll(ScrollElement)
  /// Rows in sections. Children: `section`s.
  case list(ListElement)
  /// A section of a list. Children: the header, if it is a view, the rows of its window, in order, and the footer, if it
  /// is a view.
  case section(SectionElement)
  /// A row of a list. Children: first its own content, if any, then the accessories at its trailing edge.
  case row(RowElement)

  /// A text that the user cannot change.
  case label(LabelElement)
  /// A button. Children: its label, if that is more than a title and an image.
  case button(ButtonElement)
  /// A Boolean value that the user switches on and off.
  case toggle(ToggleElement)
  /// One line of text that the user edits.
  case textField(TextFieldElement)
  /// A picture or a symbol.
  case image(ImageElement)
  /// A sign of work whose length is unknown.
  case activityIndicator(ActivityIndicatorElement)
  /// The completed part of some work.
  case progress(ProgressElement)
  /// A number that the user sets along a track.
  case slider(SliderElement)
  /// A number that the user changes in steps.
  case stepper(StepperElement)
  /// One of several options.
  case picker(PickerElement)
  /// A date, a time, or both.
  case datePicker(DatePickerElement)
  /// A button that opens a menu. Children: the items of the menu.
  case menu(MenuElement)
  /// A link to a page outside the app.
  case link(LinkElement)
  /// A value within a range, which the user cannot change.
  case gauge(GaugeElement)
  /// Several lines of text that the user edits.
  case textEditor(TextEditorElement)

  /// A header that shows or hides content. Children: the label, if there is one, then the content.
  case disclosure(DisclosureElement)
  /// A frame with a title. Children: the label, if there is one, then the content from top to bottom.
  case group(GroupElement)
  /// Rows whose cells are aligned in columns. Children: `gridRow`s.
  case grid(GridElement)
  /// A row of a grid. Children: its cells.
  case gridRow(GridRowElement)
  /// Children on top of each other, the last one in front (`ZStack`, backgrounds and overlays).
  case layers(LayersElement)
  /// Children of which only the first one that fits is shown (`ViewThatFits`).
  case firstFit(FirstFitElement)
  /// Children that a layout of the program places (`Layout`).
  case arranged(ArrangedElement)
  /// Insets, size limits, background and border. Children: at most one.
  case box(BoxElement)
  /// A filled or outlined shape.
  case shape(ShapeElement)
  /// A picture that is described by commands.
  case drawing(DrawingElement)
  /// An area that takes the room that it is offered, regardless of its content. Children: on top of each other at the
  /// top leading corner.
  case geometryReader
  /// Pages of which one is shown. Children: the pages that have been created.
  case tabs(TabsElement)
  /// Panes side by side. Children: the panes.
  case split(SplitElement)

  /// A thin line between two elements.
  case separator
  /// Flexible space, which fills the remaining length.
  case spacer(SpacerElement)
}

/// The root of the content of one surface.
public struct WindowElement: Hashable, Sendable {
  /// The title in a window manager, a terminal's title bar or a browser's tab.
  public var title: String
  /// The location in the app, percent-encoded and without a leading slash: `""` is the start, `detail/Harbour` is
  /// further in. `nil` where the app declares none: then it is derived from the pages (`ScenePath`).
  public var path: String?
  /// A Boolean value that indicates whether the app did not recognise the last requested path (`Event.open`) and kept
  /// its location.
  public var isPathNotFound: Bool
  /// The appearance that the app has chosen for the window; `nil` for that of the user. Terminals keep their own.
  public var colorScheme: SceneEnvironment.ColorScheme?
  /// The language of the app's texts, such as `ko`; `nil` for that of the user.
  public var language: String?
  /// Creates the root of a scene.
  public init(
    title: String = "", path: String? = nil, isPathNotFound: Bool = false,
    colorScheme: SceneEnvironment.ColorScheme? = nil, language: String? = nil
  ) {
    self.title = title
    self.path = path
    self.isPathNotFound = isPathNotFound
    self.colorScheme = colorScheme
    self.language = language
  }
}

/// A stack of pages.
public struct NavigationElement: Hashable, Sendable {
  /// Creates a navigation stack. Its pages are the children of the node.
  public init() {}
}

/// A page of a stack, a sheet or the window.
public struct ScreenElement: Hashable, Sendable {
  /// The title of the page.
  public var title: String
  /// A line above the title with instructions; empty for none.
  public var prompt: String
  /// The label of the back button of this page; empty means the title of the page below.
  public var backTitle: String
  /// A Boolean value that indicates whether the page shows no back button.
  public var hidesBackButton: Bool
  /// The keyboard commands of the page. The first one that matches a key wins; inner pages come before outer ones.
  public var keyCommands: [KeyCommand]
  /// A line below the title; empty for none.
  public var subtitle: String
  /// Shorter forms of the title, the longest first. Terminals show the first form that fits.
  public var titleVariants: [String] = []
  /// Shorter forms of the subtitle, the longest first. Terminals show the first form that fits.
  public var subtitleVariants: [String] = []
  /// The size of the title.
  public var titleDisplay: TitleDisplay
  /// The search field of the page; `nil` for none.
  public var search: SearchElement?
  /// The path of the window while this page is on top, where the app declares it; back links to the page use it.
  public var address: String?

  /// The sizes of a title.
  public enum TitleDisplay: String, Hashable, Sendable, CaseIterable {
    /// The front end decides.
    case automatic
    /// The title is large, above the content.
    case large
    /// The title is within the bar.
    case inline
  }

  /// Creates a page. Its bars and its content are the children of the node.
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
  /// The places for the controls of a bar.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// In the top bar, at the side where lines begin, as for *Cancel*.
    case leading
    /// In the top bar, at the side where lines end, as for *Done* or *Join*.
    case trailing
    /// Along the bottom of the page.
    case bottom
    /// In the top bar, in place of the title.
    case principal
    /// In the middle of the bottom bar, as for a status text.
    case status
    /// With the on-screen keyboard, while text is edited.
    case keyboard
  }
  /// The place of the controls.
  public var placement: Placement
  /// Creates a bar. Its controls are the children of the node.
  public init(placement: Placement) { self.placement = placement }
}

/// A modal page over the page that presented it.
public struct SheetElement: Hashable, Sendable {
  /// The portions of the window that a sheet can cover.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Part of the window; the page below stays visible.
    case sheet
    /// The whole window.
    case fullScreen
  }
  /// The heights of a sheet in a compact window. In others, a sheet is as high as its content, within limits.
  public enum Height: Hashable, Sendable {
    /// All of the window but a small part at its top, or half of it.
    case large, medium
    /// As high as its content, at most that of `large`.
    case fitted
    /// A part of the height of the window, from 0 to 1; values outside are clamped, NaN becomes 0.
    case fraction(Double)
    /// A length in points, at most that of `large`; negative values and NaN become 0.
    case points(Double)

    fileprivate var lawful: Height {
      switch self {
      case .large, .medium, .fitted: self
      case .fraction(let fraction): .fraction(fraction.clampedToPart)
      case .points(let length): .points(length.lawfulLength)
      }
    }
  }
  /// The portion of the window that the sheet covers.
  public var style: Style
  /// The height of the sheet in a compact window.
  public var height: Height { didSet { height = height.lawful } }
  /// A Boolean value that indicates whether the user can close the sheet without one of its buttons (Escape, a click
  /// outside, a swipe down).
  public var isDismissable: Bool
  /// A Boolean value that indicates whether the program is notified of attempts to close a non-dismissable sheet, so
  /// that it can ask for confirmation.
  public var hearsAttempts: Bool
  /// The appearance that the app has chosen for the sheet; `nil` for that of the window. Only browsers show it.
  public var colorScheme: SceneEnvironment.ColorScheme?
  /// Creates a sheet. Its page is the only child of the node.
  public init(
    style: Style = .sheet, isDismissable: Bool = true, hearsAttempts: Bool = false, height: Height = .large,
    colorScheme: SceneEnvironment.ColorScheme? = nil
  ) {
    self.style = style
    self.height = height.lawful
    self.isDismissable = isDismissable
    self.hearsAttempts = hearsAttempts
    self.colorScheme = colorScheme
  }

  /// A Boolean value that indicates whether front ends send `Event.dismiss` for Escape and its equivalents: the program
  /// closes the sheet, or requests confirmation first.
  public var takesDismissal: Bool { isDismissable || hearsAttempts }
}

/// A question that the user must answer.
public struct AlertElement: Hashable, Sendable {
  /// The kinds of question.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A message that must be confirmed, or a question with few answers.
    case alert
    /// A choice between several actions (an *action sheet*).
    case confirmation
  }
  /// The question; empty for none.
  public var title: String
  /// The explanation below the title; empty for none.
  public var message: String
  /// The kind of question: an alert or a choice of actions.
  public var style: Style
  /// A Boolean value that indicates whether the user can dismiss the alert without an answer. Escape then activates the
  /// button with the role `cancel`.
  public var isDismissable: Bool
  /// Creates an alert. Its text fields and buttons are the children of the node.
  public init(title: String = "", message: String = "", style: Style = .alert, isDismissable: Bool = true) {
    self.title = title
    self.message = message
    self.style = style
    self.isDismissable = isDismissable
  }
}
