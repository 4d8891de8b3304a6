/// A button that shows things to choose from. Which are seen when, the front end knows.
///
/// Children: `button`s, `toggle`s, `link`s, `picker`s, `label`s, `separator`s and further `menu`s.
public struct MenuElement: Hashable, Sendable {
  public var title: String
  public var image: Symbol?
  public var style: ButtonElement.Style
  public var role: ButtonRole?
  /// Within another menu: shown in its place, between lines, under the title if there is one.
  public var isSection: Bool
  /// Whether pressing it does something by itself (`Event.activate`), and the menu takes another gesture.
  public var hasPrimaryAction: Bool
  public init(
    title: String = "", image: Symbol? = nil, style: ButtonElement.Style = .plain, role: ButtonRole? = nil,
    isSection: Bool = false, hasPrimaryAction: Bool = false
  ) {
    self.title = title
    self.image = image
    self.style = style
    self.role = role
    self.isSection = isSection
    self.hasPrimaryAction = hasPrimaryAction
  }
}

/// Words that lead out of the app (`Event.activate` asks the program to open it).
public struct LinkElement: Hashable, Sendable {
  public var title: String
  public var image: Symbol?
  /// A URL.
  public var destination: String
  public init(title: String = "", image: Symbol? = nil, destination: String) {
    self.title = title
    self.image = image
    self.destination = destination
  }
}

/// Things that can be folded away (`Event.toggle`).
///
/// Children: the label, if there is one, then the content, which is shown while it is expanded.
public struct DisclosureElement: Hashable, Sendable {
  public var title: String
  public var isExpanded: Bool
  /// Whether the first child stands in place of the title.
  public var hasLabelChild: Bool
  public init(title: String = "", isExpanded: Bool = false, hasLabelChild: Bool = false) {
    self.title = title
    self.isExpanded = isExpanded
    self.hasLabelChild = hasLabelChild
  }
}

/// Things that belong together, in a frame, one below the other.
public struct GroupElement: Hashable, Sendable {
  public var title: String
  /// Whether the first child stands in place of the title.
  public var hasLabelChild: Bool
  public init(title: String = "", hasLabelChild: Bool = false) {
    self.title = title
    self.hasLabelChild = hasLabelChild
  }
}

/// Rows whose cells line up. Children: `gridRow`s; any other child takes the whole width.
public struct GridElement: Hashable, Sendable {
  public var alignment: SceneAnchor
  /// In points.
  public var horizontalSpacing: Double { didSet { horizontalSpacing = horizontalSpacing.lawfulLength } }
  public var verticalSpacing: Double { didSet { verticalSpacing = verticalSpacing.lawfulLength } }
  /// How columns stand that do not stand as `alignment` says, by their number from 0.
  public var columnAlignments: [Int: SceneAnchor.Horizontal]
  public init(
    alignment: SceneAnchor = .center, horizontalSpacing: Double = 8, verticalSpacing: Double = 0,
    columnAlignments: [Int: SceneAnchor.Horizontal] = [:]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.lawfulLength
    self.verticalSpacing = verticalSpacing.lawfulLength
    self.columnAlignments = columnAlignments
  }
}

/// A row of a grid; each child is a cell.
public struct GridRowElement: Hashable, Sendable {
  /// How many columns each cell takes; 1 where nothing is said.
  public var spans: [Int]
  /// `nil` is the grid's.
  public var alignment: SceneAnchor.Vertical?
  public init(spans: [Int] = [], alignment: SceneAnchor.Vertical? = nil) {
    self.spans = spans.map { min(max($0, 1), 100) }
    self.alignment = alignment
  }
  public func span(ofCell index: Int) -> Int { spans.indices.contains(index) ? min(max(spans[index], 1), 100) : 1 }
}

/// Children one over the other, the last one on top.
public struct LayersElement: Hashable, Sendable {
  public var alignment: SceneAnchor
  public init(alignment: SceneAnchor = .center) { self.alignment = alignment }
}

/// One thing with room, limits, a ground and a border around it. Children: one or none.
///
/// From the inside out: the child, the insets, the frame (in which the child stands as `alignment` says), then the
/// background and the border along the shape.
public struct BoxElement: Hashable, Sendable {
  public var insets: SceneInsets
  public var frame: SceneFrame
  public var alignment: SceneAnchor
  public var background: ScenePaint?
  public var shape: ShapeKind
  public var border: SceneBorder?
  /// From 0 to 1.
  public var opacity: Double { didSet { opacity = opacity.clampedToPart } }
  /// Whether what is in it is only hinted at, as while it is being fetched.
  public var isRedacted: Bool
  public var hasShadow: Bool
  /// Whether what stands over the shape is cut off.
  public var isClipped: Bool
  public init(
    insets: SceneInsets = SceneInsets(), frame: SceneFrame = SceneFrame(), alignment: SceneAnchor = .center,
    background: ScenePaint? = nil, shape: ShapeKind = .rectangle, border: SceneBorder? = nil, opacity: Double = 1,
    isRedacted: Bool = false, hasShadow: Bool = false, isClipped: Bool = false
  ) {
    self.insets = insets
    self.frame = frame
    self.alignment = alignment
    self.background = background
    self.shape = shape
    self.border = border
    self.opacity = opacity.clampedToPart
    self.isRedacted = isRedacted
    self.hasShadow = hasShadow
    self.isClipped = isClipped
  }
}

/// An area of a form and a colour, which takes the room that there is.
public struct ShapeElement: Hashable, Sendable {
  public var kind: ShapeKind
  public var fill: ScenePaint?
  public var stroke: SceneColor?
  /// In points.
  public var lineWidth: Double { didSet { lineWidth = lineWidth.lawfulLength } }
  public init(
    kind: ShapeKind = .rectangle, fill: ScenePaint? = .color(.label), stroke: SceneColor? = nil, lineWidth: Double = 1
  ) {
    self.kind = kind
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth.lawfulLength
  }
}

/// Pages of equal standing, of which one is shown (`Event.choose`).
///
/// Children: the pages that have been made so far, in the order of `childTabs`.
public struct TabsElement: Hashable, Sendable {
  public struct Tab: Hashable, Sendable {
    public var title: String
    public var image: Symbol?
    public var badge: String
    public var isEnabled: Bool
    /// The path of the window while the tab is shown, where the app says so.
    public var address: String?
    public init(
      title: String, image: Symbol? = nil, badge: String = "", isEnabled: Bool = true, address: String? = nil
    ) {
      self.title = title
      self.image = image
      self.badge = badge
      self.isEnabled = isEnabled
      self.address = address
    }
  }
  public var tabs: [Tab]
  public var selectedIndex: Int
  /// Which tab each child is the page of.
  public var childTabs: [Int]
  public init(tabs: [Tab] = [], selectedIndex: Int = 0, childTabs: [Int]) {
    self.tabs = tabs
    self.selectedIndex = selectedIndex
    self.childTabs = childTabs
  }
  /// The index of the child to show.
  public var selectedChild: Int? { childTabs.firstIndex(of: selectedIndex) }
}

/// Panes side by side where there is room, else one of them at a time (`Event.choose` asks for another).
///
/// Children: from the most general to the most particular: a sidebar, perhaps a list, the thing itself.
public struct SplitElement: Hashable, Sendable {
  /// The pane that is shown where there is room for one.
  public var preferredCompactPane: Int
  /// How many of the first panes are folded away where there is room for several.
  public var hiddenPanes: Int
  public init(preferredCompactPane: Int = 0, hiddenPanes: Int = 0) {
    self.preferredCompactPane = max(0, preferredCompactPane)
    self.hiddenPanes = max(0, hiddenPanes)
  }
}

/// The line at the head of a page in which a person says what they look for (`Event.search`, `Event.submit`).
public struct SearchElement: Hashable, Sendable {
  public var text: String
  public var prompt: String
  /// Whether the person is looking for something now (`Event.searching`).
  public var isActive: Bool
  public init(text: String = "", prompt: String = "", isActive: Bool = false) {
    self.text = text
    self.prompt = prompt
    self.isActive = isActive
  }
}
