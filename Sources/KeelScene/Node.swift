/// The properties of a node that do not depend on its element.
///
/// The value takes one word: most nodes have no such properties, and there are thousands of nodes.
public struct Attributes: Hashable, Sendable {
  /// A Boolean value that indicates whether the node reacts to events. A disabled node also disables its descendants.
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
  /// The accent colour; `nil` uses the parent's.
  public var tint: SceneColor? {
    get { if case .full(let more) = box { more.tint } else { nil } }
    set { if newValue != tint { more.tint = newValue } }
  }
  /// The description of the node for assistive technology, tests and scripts.
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
  /// A short text on the node, such as a count; empty for none.
  public var badge: String {
    get { if case .full(let more) = box { more.badge } else { "" } }
    set { if newValue != badge { more.badge = newValue } }
  }
  /// An explanation that front ends show on hovering or on request; empty for none.
  public var help: String {
    get { if case .full(let more) = box { more.help } else { "" } }
    set { if newValue != help { more.help = newValue } }
  }
  /// A keyboard shortcut that activates the node (`Event.activate`; `Event.toggle` for a switch) while it is reachable.
  public var keyCommand: KeyCommand? {
    get { if case .full(let more) = box { more.keyCommand } else { nil } }
    set { if newValue != keyCommand { more.keyCommand = newValue } }
  }
  /// The layout direction of the node and its descendants; `nil` uses the parent's.
  public var layoutDirection: SceneEnvironment.LayoutDirection? {
    get { if case .full(let more) = box { more.layoutDirection } else { nil } }
    set { if newValue != layoutDirection { more.layoutDirection = newValue } }
  }
  /// Further actions on the node (`Event.action`), for example in a context menu.
  public var actions: [RowAction] {
    get { if case .full(let more) = box { more.actions } else { [] } }
    set { if newValue != actions { more.actions = newValue } }
  }
  /// The path that activating the node leads to (as `WindowElement.path`), if the app declares it. Front ends with
  /// addresses render it as a link.
  public var address: String? {
    get { if case .full(let more) = box { more.address } else { nil } }
    set { if newValue != address { more.address = newValue } }
  }

  /// The part of the node's geometry that the program asks about (`Event.geometry`).
  public var geometry: GeometryInterest {
    get { if case .full(let more) = box { more.geometry } else { .none } }
    set { if newValue != geometry { more.geometry = newValue } }
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
    var geometry = GeometryInterest.none

    /// Hashes properties that usually differ; the others rarely distinguish two values.
    func hash(into hasher: inout Hasher) {
      hasher.combine(isEnabled)
      hasher.combine(badge)
      hasher.combine(address)
      hasher.combine(accessibility)
    }
  }

  private indirect enum Box: Hashable, Sendable {
    case empty
    /// Disabled, with no other property.
    case disabled
    /// Words for assistive technology only, as in most attributes that have any property.
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

  /// True if no property is set, other than whether the node is enabled.
  package var isPlain: Bool {
    switch box {
    case .empty, .disabled: true
    case .words, .full: false
    }
  }

  /// Creates attributes with all defaults: enabled, no tint, no words.
  public init() {}
  /// Creates attributes.
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

/// A description for assistive technology, tests and scripts. An empty string means that the visible text is used.
public struct Accessibility: Hashable, Sendable {
  /// The text that is read for the node, in place of its visible text.
  public var label = ""
  /// The current value in words.
  public var value = ""
  /// The effect of activating the node.
  public var hint = ""
  /// The reason why the value of the control is not accepted; empty if it is accepted.
  public var error = ""
  /// The language of the node's texts, such as `ko`; empty for that around it.
  public var language = ""
  /// An identifier for tests and scripts; never read out.
  public var identifier = ""
  /// A Boolean value that indicates whether assistive technology skips the node and its descendants.
  public var isHidden = false
  /// A Boolean value that indicates whether the text is the heading of what follows it.
  public var isHeader = false
  /// A Boolean value that indicates whether changes of the text are read out as they happen.
  public var isLive = false
  /// A Boolean value that indicates whether the node is presented as a button, regardless of its element.
  public var isButton = false
  /// A Boolean value that indicates whether the node is presented as a link.
  public var isLink = false
  /// A Boolean value that indicates whether the node is presented as an image.
  public var isImage = false
  /// A Boolean value that indicates whether the node is presented as selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the node handles `Event.increment` and `Event.decrement`.
  public var isAdjustable = false
  /// The reading order among siblings: higher values are read first.
  public var sortPriority = 0.0
  /// Creates a description with all defaults: nothing overridden.
  public init() {}

  /// Hashes the words only: the other properties rarely distinguish two values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(value)
    hasher.combine(identifier)
  }
}

/// The description of one node: its content and the identities of its children.
public struct Node: Hashable, Sendable {
  /// The identity of the node.
  public let id: NodeID
  /// The content of the node.
  public var element: Element
  /// The properties that every node has.
  public var attributes: Attributes
  /// The identities of the children, in order.
  public var children: [NodeID]
  /// Creates the description of a node.
  public init(id: NodeID, element: Element, attributes: Attributes = Attributes(), children: [NodeID] = []) {
    self.id = id
    self.element = element
    self.attributes = attributes
    self.children = children
  }
}

/// A node with all its descendants.
public struct Subtree: Hashable, Sendable {
  /// The identity of the node.
  public let id: NodeID
  /// The content of the node.
  public var element: Element
  /// The properties that every node has.
  public var attributes: Attributes
  /// The children with all their descendants, in order.
  public var children: [Subtree]
  /// Creates a node with its descendants.
  public init(id: NodeID, element: Element, attributes: Attributes = Attributes(), children: [Subtree] = []) {
    self.id = id
    self.element = element
    self.attributes = attributes
    self.children = children
  }
}
