/// What every node can say of itself, whatever it shows.
///
/// One word: most nodes have next to nothing to say, and there are thousands of them.
public struct Attributes: Hashable, Sendable {
  /// Whether it answers a person. A disabled node also disables what is in it.
  public var isEnabled: Bool {
    get {
      switch box {
      case .empty, .words: true
      case .disabled: false
      case .full(let more): more.isEnabled
      }
    }
    set { if newValue != isEnabled { more.isEnabled = newValue } }
  }
  /// `nil` takes the parent's.
  public var tint: SceneColor? {
    get { if case .full(let more) = box { more.tint } else { nil } }
    set { if newValue != tint { more.tint = newValue } }
  }
  public var accessibility: Accessibility {
    get {
      switch box {
      case .empty, .disabled: Accessibility()
      case .words(let words): words
      case .full(let more): more.accessibility
      }
    }
    set { more.accessibility = newValue }
  }
  /// A short text on it, as a number of things; empty for none.
  public var badge: String {
    get { if case .full(let more) = box { more.badge } else { "" } }
    set { if newValue != badge { more.badge = newValue } }
  }
  /// What it does or means, for those who linger; empty for none.
  public var help: String {
    get { if case .full(let more) = box { more.help } else { "" } }
    set { if newValue != help { more.help = newValue } }
  }
  /// A key that stands for activating it (`Event.activate`; `Event.toggle` of a switch) while it is in reach.
  public var keyCommand: KeyCommand? {
    get { if case .full(let more) = box { more.keyCommand } else { nil } }
    set { if newValue != keyCommand { more.keyCommand = newValue } }
  }
  /// Which way text and things run in it; `nil` takes the parent's.
  public var layoutDirection: SceneEnvironment.LayoutDirection? {
    get { if case .full(let more) = box { more.layoutDirection } else { nil } }
    set { if newValue != layoutDirection { more.layoutDirection = newValue } }
  }
  /// What else can be done with it (`Event.action`): the menu of a secondary click, say.
  public var actions: [RowAction] {
    get { if case .full(let more) = box { more.actions } else { [] } }
    set { if newValue != actions { more.actions = newValue } }
  }
  /// The path that activating it leads to (as `WindowElement.path`), where the app says so: front ends with addresses make
  /// a link of it.
  public var address: String? {
    get { if case .full(let more) = box { more.address } else { nil } }
    set { if newValue != address { more.address = newValue } }
  }

  private struct More: Hashable, Sendable {
    var isEnabled = true
    var tint: SceneColor?
    var accessibility = Accessibility()
    var badge = ""
    var help = ""
    var keyCommand: KeyCommand?
    var layoutDirection: SceneEnvironment.LayoutDirection?
    var actions: [RowAction] = []
    var address: String?

    /// By the rest hardly any two differ.
    func hash(into hasher: inout Hasher) {
      hasher.combine(isEnabled)
      hasher.combine(badge)
      hasher.combine(address)
      hasher.combine(accessibility)
    }
  }

  private indirect enum Box: Hashable, Sendable {
    case empty
    /// Nothing but that.
    case disabled
    /// Words for assistive technology alone, as most have that have anything.
    case words(Accessibility)
    case full(More)

    init(_ more: More) {
      var rest = more
      rest.accessibility = Accessibility()
      let hasWords = more.accessibility != rest.accessibility
      if rest == More() {
        self = hasWords ? .words(more.accessibility) : .empty
      } else {
        rest.isEnabled = true
        self = !hasWords && rest == More() ? .disabled : .full(more)
      }
    }
  }
  private var box = Box.empty
  private var more: More {
    get {
      switch box {
      case .empty: More()
      case .disabled: More(isEnabled: false)
      case .words(let words): More(accessibility: words)
      case .full(let more): more
      }
    }
    set { box = Box(newValue) }
  }

  /// Whether it says nothing but whether the node is enabled.
  package var isPlain: Bool {
    switch box {
    case .empty, .disabled: true
    case .words, .full: false
    }
  }

  public init() {}
  public init(isEnabled: Bool = true, tint: SceneColor? = nil, accessibility: Accessibility = Accessibility()) {
    if tint != nil {
      box = .full(More(isEnabled: isEnabled, tint: tint, accessibility: accessibility))
    } else if accessibility == Accessibility() {
      box = isEnabled ? .empty : .disabled
    } else {
      box = isEnabled ? .words(accessibility) : .full(More(isEnabled: isEnabled, accessibility: accessibility))
    }
  }
}

/// Words for those who do not see the screen, and for tests and scripts. Empty strings mean "as shown".
public struct Accessibility: Hashable, Sendable {
  public var label = ""
  public var value = ""
  public var hint = ""
  /// For programs only; never read out.
  public var identifier = ""
  /// Whether assistive technology passes over the node and what is in it.
  public var isHidden = false
  /// Whether the text is the heading of what follows.
  public var isHeader = false
  /// Whether changes of the text are read out as they happen.
  public var isLive = false
  /// What it is to those who do not see it, beyond what its kind says.
  public var isButton = false
  public var isLink = false
  public var isImage = false
  public var isSelected = false
  /// Whether it answers `Event.increment` and `Event.decrement`.
  public var isAdjustable = false
  /// Read before others around it that have less.
  public var sortPriority = 0.0
  public init() {}

  /// The words alone: by the rest hardly any two differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(value)
    hasher.combine(identifier)
  }
}

/// One node as it is described: what it shows, and which nodes are in it.
public struct Node: Hashable, Sendable {
  public let id: NodeID
  public var element: Element
  public var attributes: Attributes
  public var children: [NodeID]
  public init(id: NodeID, element: Element, attributes: Attributes = Attributes(), children: [NodeID] = []) {
    self.id = id
    self.element = element
    self.attributes = attributes
    self.children = children
  }
}

/// A node together with all that is in it.
public struct Subtree: Hashable, Sendable {
  public let id: NodeID
  public var element: Element
  public var attributes: Attributes
  public var children: [Subtree]
  public init(id: NodeID, element: Element, attributes: Attributes = Attributes(), children: [Subtree] = []) {
    self.id = id
    self.element = element
    self.attributes = attributes
    self.children = children
  }
}
