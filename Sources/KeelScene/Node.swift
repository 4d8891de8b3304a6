/// What every node can say of itself, whatever it shows.
public struct Attributes: Hashable, Sendable {
  /// Whether it answers a person. A disabled node also disables what is in it.
  public var isEnabled = true
  /// `nil` takes the parent's.
  public var tint: SceneColor?
  public var accessibility: Accessibility {
    get {
      switch box {
      case .empty: Accessibility()
      case .words(let words): words
      case .full(let more): more.accessibility
      }
    }
    set {
      if case .full = box {
        more.accessibility = newValue
      } else {
        box = newValue == Accessibility() ? .empty : .words(newValue)
      }
    }
  }
  /// A short text on it, as a number of things; empty for none.
  public var badge: String {
    get { more.badge }
    set { more.badge = newValue }
  }
  /// What it does or means, for those who linger; empty for none.
  public var help: String {
    get { more.help }
    set { more.help = newValue }
  }
  /// A key that stands for activating it (`Event.activate`; `Event.toggle` of a switch) while it is in reach.
  public var keyCommand: KeyCommand? {
    get { more.keyCommand }
    set { more.keyCommand = newValue }
  }
  /// Which way text and things run in it; `nil` takes the parent's.
  public var layoutDirection: SceneEnvironment.LayoutDirection? {
    get { more.layoutDirection }
    set { more.layoutDirection = newValue }
  }
  /// What else can be done with it (`Event.action`): the menu of a secondary click, say.
  public var actions: [RowAction] {
    get { more.actions }
    set { more.actions = newValue }
  }

  /// What most nodes have nothing to say of, and so no room for.
  private struct More: Hashable, Sendable {
    var accessibility = Accessibility()
    var badge = ""
    var help = ""
    var keyCommand: KeyCommand?
    var layoutDirection: SceneEnvironment.LayoutDirection?
    var actions: [RowAction] = []
  }
  /// Whether it says nothing but whether the node is enabled, and its tint.
  package var isPlain: Bool { if case .empty = box { true } else { false } }

  private indirect enum Box: Hashable, Sendable {
    case empty
    /// Words for assistive technology alone, as most have that have anything.
    case words(Accessibility)
    case full(More)

    init(_ more: More) {
      var rest = more
      rest.accessibility = Accessibility()
      if rest != More() {
        self = .full(more)
      } else {
        self = more.accessibility == rest.accessibility ? .empty : .words(more.accessibility)
      }
    }
  }
  private var box = Box.empty
  private var more: More {
    get {
      switch box {
      case .empty: More()
      case .words(let words): More(accessibility: words)
      case .full(let more): more
      }
    }
    set { box = Box(newValue) }
  }

  public init() {}
  public init(isEnabled: Bool = true, tint: SceneColor? = nil, accessibility: Accessibility = Accessibility()) {
    self.isEnabled = isEnabled
    self.tint = tint
    self.accessibility = accessibility
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
