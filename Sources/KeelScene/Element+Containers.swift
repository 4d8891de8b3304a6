/// A button that opens a menu. The front end decides when the menu is open; the app is not notified.
///
/// Children: `button`s, `toggle`s, `link`s, `picker`s, `label`s, `separator`s and further `menu`s.
public struct MenuElement: Hashable, Sendable {
  /// The text on the button that opens the menu; the heading of a section or submenu.
  public var title: String
  /// The symbol beside the title; `nil` for none.
  public var image: Symbol?
  /// The style of the button that opens the menu.
  public var style: ButtonElement.Style
  /// The effect of the button on the user's data; `nil` for an ordinary menu.
  public var role: ButtonRole?
  /// A Boolean value that indicates whether a menu inside another one is shown inline between separators, under its
  /// title, instead of as a submenu.
  public var isSection: Bool
  /// A Boolean value that indicates whether pressing the button performs an action (`Event.activate`), so that opening
  /// the menu takes another gesture.
  public var hasPrimaryAction: Bool
  /// Creates a menu. Its items are the children of the node.
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

/// A link that leads out of the app. On `Event.activate` the program decides whether to open it.
public struct LinkElement: Hashable, Sendable {
  /// The text of the link.
  public var title: String
  /// The symbol beside the title; `nil` for none.
  public var image: Symbol?
  /// The URL, as text. `KeelInteraction` decides whether it may be opened.
  public var destination: String
  /// Creates a link to a URL.
  public init(title: String = "", image: Symbol? = nil, destination: String) {
    self.title = title
    self.image = image
    self.destination = destination
  }
}

/// A header that shows or hides its content (`Event.toggle`).
///
/// Children: the label, if `hasLabelChild`, then the content, which is shown while the element is expanded.
public struct DisclosureElement: Hashable, Sendable {
  /// The text of the header; ignored where the first child is the label.
  public var title: String
  /// A Boolean value that indicates whether the content is shown.
  public var isExpanded: Bool
  /// A Boolean value that indicates whether the first child is the label, in place of the title.
  public var hasLabelChild: Bool
  /// Creates a disclosure group.
  public init(title: String = "", isExpanded: Bool = false, hasLabelChild: Bool = false) {
    self.title = title
    self.isExpanded = isExpanded
    self.hasLabelChild = hasLabelChild
  }
}

/// A framed group with an optional title. Children: the label, if `hasLabelChild`, then the content, top to bottom.
public struct GroupElement: Hashable, Sendable {
  /// The title of the frame; empty for none.
  public var title: String
  /// A Boolean value that indicates whether the first child is the label, in place of the title.
  public var hasLabelChild: Bool
  /// Creates a group.
  public init(title: String = "", hasLabelChild: Bool = false) {
    self.title = title
    self.hasLabelChild = hasLabelChild
  }
}

/// Rows whose cells line up. Children: `gridRow`s; any other child takes the whole width.
public struct GridElement: Hashable, Sendable {
  /// The position of cells in their columns and rows, unless a column or row overrides it.
  public var alignment: SceneAnchor
  /// The space between columns, in points; negative and NaN become 0.
  public var horizontalSpacing: Double { didSet { horizontalSpacing = horizontalSpacing.lawfulLength } }
  /// The space between rows, in points; negative and NaN become 0.
  public var verticalSpacing: Double { didSet { verticalSpacing = verticalSpacing.lawfulLength } }
  /// Horizontal alignments of single columns, by the column's index from 0; other columns use `alignment`.
  public var columnAlignments: [Int: SceneAnchor.Horizontal]
  /// Creates a grid. Its rows are the children of the node.
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
  /// The number of columns that each cell spans, by the cell's index; cells beyond the end of the array span one.
  public var spans: [Int]
  /// The vertical alignment of the cells in this row; `nil` uses the grid's.
  public var alignment: SceneAnchor.Vertical?
  /// The indices of cells that do not widen their columns although they are flexible: the other cells decide the width.
  public var unsizedCells: Set<Int>
  /// Creates a row. Spans are clamped to 1...100.
  public init(spans: [Int] = [], alignment: SceneAnchor.Vertical? = nil, unsizedCells: Set<Int> = []) {
    self.spans = spans.map { min(max($0, 1), 100) }
    self.alignment = alignment
    self.unsizedCells = unsizedCells
  }
  /// Returns the number of columns that the cell at an index spans, from 1 to 100; 1 where `spans` has no entry.
  public func span(ofCell index: Int) -> Int { spans.indices.contains(index) ? min(max(spans[index], 1), 100) : 1 }
}

/// Children on top of each other, the last one in front.
public struct LayersElement: Hashable, Sendable {
  /// The position of children that are smaller than the largest one.
  public var alignment: SceneAnchor
  /// The index of the child that alone determines the size, for a background or an overlay; `nil` if all do.
  public var base: Int?
  /// The guides of the program that align the children in place of `alignment`; `nil` for an axis without one.
  public var guides: SceneGuides
  /// Creates layers. The children are drawn in order, the last one on top.
  public init(alignment: SceneAnchor = .center, base: Int? = nil, guides: SceneGuides = SceneGuides()) {
    self.alignment = alignment
    self.base = base
    self.guides = guides
  }
}

/// Children of which only one is shown: the first one that fits, otherwise the last one.
///
/// The front end chooses, without the program (`SceneTree.choose(_:in:)`).
public struct FirstFitElement: Hashable, Sendable {
  /// The axes along which a child has to fit.
  public var axes: FittingAxes
  /// Creates a choice. The candidates are the children of the node, in the order in which they are tried.
  public init(axes: FittingAxes) { self.axes = axes }
}

/// The axes along which the ideal size of a child has to fit the proposed one (`FirstFitElement.axes`).
public struct FittingAxes: OptionSet, Hashable, Sendable {
  /// The bits of the axes.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The width has to fit.
  public static let horizontal = FittingAxes(rawValue: 1 << 0)
  /// The height has to fit.
  public static let vertical = FittingAxes(rawValue: 1 << 1)
}

/// Children that a layout of the program places.
public struct ArrangedElement: Hashable, Sendable {
  /// The layout, which chooses the size of the element and places all children.
  public var arrangement: SceneArrangement
  /// Creates an element. The layout places the children of the node.
  public init(_ arrangement: SceneArrangement) { self.arrangement = arrangement }
}

/// One child with insets, size limits, a background and a border around it. Children: one or none.
///
/// From the inside out: the child, the insets, the frame (in which `alignment` places the child), then the
/// background and the border along the shape, then the mask, then `effects`, then `placement`.
public struct BoxElement: Hashable, Sendable {
  /// The way in which the box is sized and placed; `automatic` for most. Distances are clamped, NaN becomes 0.
  public var placement: BoxPlacement { didSet { placement = placement.lawful } }
  /// The space between the child and the frame, in points.
  public var insets: SceneInsets
  /// The size limits of the box; `nil` in a dimension leaves it to the child.
  public var frame: SceneFrame
  /// The position of the child in a frame that is larger than it.
  public var alignment: SceneAnchor
  /// The fill of the shape behind the child; `nil` for none.
  public var background: ScenePaint?
  /// The edges at which the background extends over the safe area, where the box touches the edge of the safe area.
  public var backgroundEdges: SceneEdges
  /// The outline that the background and the border follow.
  public var shape: ShapeKind
  /// The line along the shape; `nil` for none.
  public var border: SceneBorder?
  /// The opacity of the box and everything in it, from 0 to 1; values outside are clamped, NaN becomes 0.
  public var opacity: Double { didSet { opacity = opacity.clampedToPart } }
  /// A Boolean value that indicates whether the content is replaced by placeholders, for example while data is loading.
  /// Controls in the content then receive no events.
  public var isRedacted: Bool
  /// A Boolean value that indicates whether the box casts a shadow. Front ends without shadows ignore it.
  public var hasShadow: Bool
  /// A Boolean value that indicates whether content that extends beyond the shape is clipped.
  public var isClipped: Bool
  /// A Boolean value that indicates whether the pointer reaches the box and its content, or what is behind them.
  public var allowsHitTesting: Bool
  /// The outline that the background and the clip follow instead of `shape`, which is the nearest simple one; `nil` if
  /// the shape is exact.
  public var outline: SceneOutline?
  /// The picture whose opacity at each place becomes that of the box; `nil` for none. It is stretched to the box.
  public var mask: DrawingElement?
  /// The positions of alignment guides that the program has set for the content.
  public var guides: [SceneGuide]
  /// The changes of the picture of the box, in order; at most 32. Their numbers become finite and are limited.
  public var effects: [SceneEffect] { didSet { effects = effects.lawful } }
  /// What happens to the box in an animated change.
  public var motion: BoxMotion
  /// What front ends report of a pointer that is pressed on the box (`Event.pointer`); `nil` for nothing.
  public var pointer: PointerInterest?
  /// Creates a box. Its content is the only child of the node.
  public init(
    insets: SceneInsets = SceneInsets(), frame: SceneFrame = SceneFrame(), alignment: SceneAnchor = .center,
    background: ScenePaint? = nil, shape: ShapeKind = .rectangle, border: SceneBorder? = nil, opacity: Double = 1,
    isRedacted: Bool = false, hasShadow: Bool = false, isClipped: Bool = false, allowsHitTesting: Bool = true,
    placement: BoxPlacement = .automatic, outline: SceneOutline? = nil, mask: DrawingElement? = nil,
    effects: [SceneEffect] = [], guides: [SceneGuide] = [], backgroundEdges: SceneEdges = [],
    motion: BoxMotion = BoxMotion(), pointer: PointerInterest? = nil
  ) {
    self.motion = motion
    self.pointer = pointer
    self.backgroundEdges = backgroundEdges
    self.guides = guides
    self.placement = placement.lawful
    self.outline = outline
    self.mask = mask
    self.effects = effects.lawful
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
    self.allowsHitTesting = allowsHitTesting
  }
}

/// A shape with a fill and an outline, which fills the available space.
public struct ShapeElement: Hashable, Sendable {
  /// The outline of the shape.
  public var kind: ShapeKind
  /// The fill of the shape; `nil` for none.
  public var fill: ScenePaint?
  /// The colour of the outline; `nil` for no outline.
  public var stroke: SceneColor?
  /// The width of the outline in points; negative and NaN become 0.
  public var lineWidth: Double { didSet { lineWidth = lineWidth.lawfulLength } }
  /// A Boolean value that indicates whether the middle of the line is on the edge of the shape, so that half of it is
  /// outside; otherwise all of it is inside.
  public var isStrokeCentered: Bool
  /// Creates a shape. By default it is a rectangle filled with the label colour.
  public init(
    kind: ShapeKind = .rectangle, fill: ScenePaint? = .color(.label), stroke: SceneColor? = nil, lineWidth: Double = 1,
    isStrokeCentered: Bool = false
  ) {
    self.kind = kind
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth.lawfulLength
    self.isStrokeCentered = isStrokeCentered
  }
}

/// Pages at the same level, of which one is shown (`Event.choose`).
///
/// Children: the pages that have been created so far, in the order of `childTabs`.
public struct TabsElement: Hashable, Sendable {
  /// One entry of the tab bar.
  public struct Tab: Hashable, Sendable {
    /// The text of the tab.
    public var title: String
    /// The symbol of the tab; `nil` for none.
    public var image: Symbol?
    /// A short text on the tab, such as a count; empty for none.
    public var badge: String
    /// A Boolean value that indicates whether the tab can be chosen.
    public var isEnabled: Bool
    /// The path of the window while the tab is shown; `nil` where the app declares none.
    public var address: String?
    /// The header above the tab in a sidebar, if the tab is the first one of a group; empty for a group without a
    /// title, `nil` for other tabs.
    public var header: String?
    /// Creates an entry of the tab bar.
    public init(
      title: String, image: Symbol? = nil, badge: String = "", isEnabled: Bool = true, address: String? = nil,
      header: String? = nil
    ) {
      self.header = header
      self.title = title
      self.image = image
      self.badge = badge
      self.isEnabled = isEnabled
      self.address = address
    }
  }
  /// All tabs in order, including those whose page has not been created.
  public var tabs: [Tab]
  /// The index in `tabs` of the tab that is shown.
  public var selectedIndex: Int
  /// The index in `tabs` of the tab that each child of the node belongs to, in the order of the children.
  public var childTabs: [Int]
  /// A Boolean value that indicates whether the tabs are listed in a sidebar beside the page instead of in a bar. Front
  /// ends that have no room for a sidebar show the bar.
  public var isSidebar: Bool
  /// Creates a tab view.
  public init(tabs: [Tab] = [], selectedIndex: Int = 0, childTabs: [Int], isSidebar: Bool = false) {
    self.isSidebar = isSidebar
    self.tabs = tabs
    self.selectedIndex = selectedIndex
    self.childTabs = childTabs
  }
  /// The index of the child to show; `nil` while the selected tab has no page yet.
  public var selectedChild: Int? { childTabs.firstIndex(of: selectedIndex) }
}

/// Panes side by side where there is room, otherwise one at a time (`Event.choose` requests another).
///
/// Children: the panes from general to specific: a sidebar, optionally a list, the detail.
public struct SplitElement: Hashable, Sendable {
  /// The index of the pane that is shown when there is room for only one.
  public var preferredCompactPane: Int
  /// The number of leading panes that are collapsed when there is room for several.
  public var hiddenPanes: Int
  /// The widths that the program requests, by the index of the pane. Front ends choose those of other panes.
  public var paneWidths: [Int: PaneWidth]
  /// A Boolean value that indicates whether the last pane gets as much room as possible: the panes before it have their
  /// least width.
  public var isDetailProminent: Bool
  /// Creates a split view. Negative values become 0.
  public init(
    preferredCompactPane: Int = 0, hiddenPanes: Int = 0, paneWidths: [Int: PaneWidth] = [:],
    isDetailProminent: Bool = false
  ) {
    self.preferredCompactPane = max(0, preferredCompactPane)
    self.hiddenPanes = max(0, hiddenPanes)
    self.paneWidths = paneWidths
    self.isDetailProminent = isDetailProminent
  }
}

/// The search field of a page (`Event.search`, `Event.submit`).
public struct SearchElement: Hashable, Sendable {
  /// The current query.
  public var text: String
  /// The placeholder of the field; empty leaves it to the front end.
  public var prompt: String
  /// A Boolean value that indicates whether a search is in progress (`Event.searching`).
  public var isActive: Bool
  /// Creates a search field.
  public init(text: String = "", prompt: String = "", isActive: Bool = false) {
    self.text = text
    self.prompt = prompt
    self.isActive = isActive
  }
}
