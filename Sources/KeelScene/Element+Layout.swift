/// Children one after the other.
public struct StackElement: Hashable, Sendable {
  public enum Axis: String, Hashable, Sendable, CaseIterable { case horizontal, vertical }
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// Children keep their own size; what is left goes to the most willing.
    case natural
    /// All children are as long as each other.
    case fillEqually
    /// Children keep their size; what is left goes between them.
    case equalSpacing
  }
  public var axis: Axis
  /// Room between children in points. 8 points are one column, 16 points one line of a terminal.
  public var spacing: Double
  public var alignment: SceneAlignment
  public var distribution: Distribution
  /// Room around the children, in points.
  public var insets: SceneInsets
  /// Which of the children are there, where only those near to be seen are; `nil` where all are.
  public var window: ChildWindow?
  public init(
    axis: Axis = .vertical, spacing: Double = 0, alignment: SceneAlignment = .fill,
    distribution: Distribution = .natural, insets: SceneInsets = SceneInsets(), window: ChildWindow? = nil
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.insets = insets
    self.window = window
  }
}

/// Which of many children are described: those from `start` on, as many as there are nodes.
///
/// A front end leaves room for the others, and sends `Event.reveal` as they come near to be seen.
public struct ChildWindow: Hashable, Sendable {
  /// All children, described or not.
  public var count: Int
  /// The number of the first one that is described.
  public var start: Int
  public init(count: Int, start: Int = 0) {
    self.count = max(0, count)
    self.start = max(0, start)
  }
}

/// Room at the four sides, in points, following the direction of the text.
public struct SceneInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A region that scrolls along its axes; the front end owns the position.
public struct ScrollElement: Hashable, Sendable {
  public var isHorizontal: Bool
  public var isVertical: Bool
  public var showsIndicators: Bool
  /// Set when the program wants something in sight. A changed `serial` is a new wish.
  public var target: Target?
  public struct Target: Hashable, Sendable {
    /// Something in the region. Where it is not there (any more), the wish means nothing.
    public var node: NodeID
    /// Where in the visible part it is wanted; `nil` is where the least has to be scrolled.
    public var anchor: SceneAnchor?
    public var serial: Int
    public init(node: NodeID, anchor: SceneAnchor? = nil, serial: Int) {
      self.node = node
      self.anchor = anchor
      self.serial = serial
    }
  }
  public init(
    isHorizontal: Bool = false, isVertical: Bool = true, showsIndicators: Bool = true, target: Target? = nil
  ) {
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
    self.showsIndicators = showsIndicators
    self.target = target
  }
}

/// Rows in sections.
///
/// A list may be far longer than what is described of it: each section says how many rows it has, and
/// has nodes for a window of them only. A front end that comes near the edge of the window sends
/// `Event.reveal`, and the answer is part of the patch that ends that event.
public struct ListElement: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable { case plain, grouped, insetGrouped, sidebar }
  public enum Selection: String, Hashable, Sendable, CaseIterable {
    /// Rows are not selectable.
    case none
    /// Choosing a row is an event (and may leave it selected).
    case single
    /// Rows are switched on and off one by one.
    case multiple
  }
  public var style: Style
  public var selection: Selection
  /// All rows of all sections, described or not.
  public var rowCount: Int
  /// Set when the program wants a row in sight. A changed `serial` is a new wish.
  public var scrollTarget: ScrollTarget?
  /// Whether the person can ask for the rows to be fetched again (`Event.refresh`), and whether that is under way.
  public var refresh: Refresh
  /// Whether rows are being deleted and moved by hand.
  public var isEditing: Bool
  public enum Refresh: String, Hashable, Sendable, CaseIterable { case unavailable, available, active }
  public struct ScrollTarget: Hashable, Sendable {
    /// Counted through all sections, from 0.
    public var row: Int
    /// Whether the row also takes the keyboard focus.
    public var takesFocus: Bool
    public var serial: Int
    public init(row: Int, takesFocus: Bool, serial: Int) {
      self.row = row
      self.takesFocus = takesFocus
      self.serial = serial
    }
  }
  public init(
    style: Style = .insetGrouped, selection: Selection = .single, rowCount: Int = 0,
    scrollTarget: ScrollTarget? = nil, refresh: Refresh = .unavailable, isEditing: Bool = false
  ) {
    self.style = style
    self.selection = selection
    self.rowCount = rowCount
    self.scrollTarget = scrollTarget
    self.refresh = refresh
    self.isEditing = isEditing
  }
}

/// A part of a list.
public struct SectionElement: Hashable, Sendable {
  /// Empty for none.
  public var header: String
  /// Text below the rows; may be several lines long when shown. Empty for none.
  public var footer: String
  /// All rows of the section, described or not.
  public var rowCount: Int
  /// Where in the section its first described row stands. The window is `windowStart ..< windowStart + children.count`.
  public var windowStart: Int
  /// Whether the header shows that something is going on (a search for more rows).
  public var isBusy: Bool
  /// How the rows stand side by side; `nil` where each has the whole width.
  public var flow: RowFlow?
  public init(
    header: String = "", footer: String = "", rowCount: Int = 0, windowStart: Int = 0, isBusy: Bool = false,
    flow: RowFlow? = nil
  ) {
    self.header = header
    self.footer = footer
    self.rowCount = rowCount
    self.windowStart = windowStart
    self.isBusy = isBusy
    self.flow = flow
  }
}

/// Rows of one size that stand side by side, as many on a line as have room.
///
/// What is left of a line goes between its rows, as in UIKit's flow layout; the rows of the last line are as far apart as
/// those above them. Lengths are in points.
public struct RowFlow: Hashable, Sendable {
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// Lines stand one below the other.
    case vertical
    /// There is one line, which scrolls.
    case horizontal
  }
  /// Which way the lines go on.
  public var axis: Axis
  public var itemWidth: Double { didSet { itemWidth = max(itemWidth.lawfulLength, 1) } }
  public var itemHeight: Double { didSet { itemHeight = max(itemHeight.lawfulLength, 1) } }
  /// The least room between two rows of a line.
  public var itemSpacing: Double { didSet { itemSpacing = itemSpacing.lawfulLength } }
  /// The room between two lines.
  public var lineSpacing: Double { didSet { lineSpacing = lineSpacing.lawfulLength } }
  /// Room around all of them.
  public var insets: SceneInsets

  public init(
    axis: Axis = .vertical, itemWidth: Double, itemHeight: Double, itemSpacing: Double = 0, lineSpacing: Double = 0,
    insets: SceneInsets = SceneInsets()
  ) {
    self.axis = axis
    self.itemWidth = max(itemWidth.lawfulLength, 1)
    self.itemHeight = max(itemHeight.lawfulLength, 1)
    self.itemSpacing = itemSpacing.lawfulLength
    self.lineSpacing = lineSpacing.lawfulLength
    self.insets = insets
  }
}

/// A row of a list. Activated as a whole (`Event.activate`) when `isSelectable`.
public struct RowElement: Hashable, Sendable {
  public var text: String
  public var secondaryText: String
  /// Where the secondary text stands.
  public var secondaryPlacement: SecondaryPlacement
  public enum SecondaryPlacement: String, Hashable, Sendable, CaseIterable {
    /// Below the text.
    case below
    /// At the trailing edge: a value.
    case trailing
  }
  public var image: Symbol?
  public var textColor: SceneColor
  public var secondaryColor: SceneColor
  public var font: SceneFont
  public var hasCheckmark: Bool
  /// Whether choosing it leads to another page.
  public var hasDisclosure: Bool
  /// Small marks before the trailing edge (a lock, bars of signal strength), in order.
  public var marks: [Mark]
  public var isSelectable: Bool
  public var isSelected: Bool
  /// How many of the first children are the row's own content, in place of `text`; the rest are accessories.
  public var contentChildCount: Int
  public var actions: [RowAction]
  /// A short text at the trailing edge, as a number of things; empty for none.
  public var badge: String
  /// How deep in an outline.
  public var indentation: Int
  /// Whether the row has others below it that can be folded away (`Event.toggle`).
  public var expansion: Expansion
  /// Whether a person may delete it (`Event.deleteRow`).
  public var canDelete: Bool
  /// Whether a person may move it (`Event.moveRow`).
  public var canMove: Bool

  public enum Expansion: String, Hashable, Sendable, CaseIterable { case none, collapsed, expanded }

  /// A small passive picture with words for those who do not see it.
  public struct Mark: Hashable, Sendable {
    public var symbol: Symbol
    public var label: String
    public init(symbol: Symbol, label: String) {
      self.symbol = symbol
      self.label = label
    }
  }

  public init(
    text: String = "", secondaryText: String = "", secondaryPlacement: SecondaryPlacement = .trailing,
    image: Symbol? = nil, textColor: SceneColor = .label, secondaryColor: SceneColor = .secondaryLabel,
    font: SceneFont = SceneFont(), hasCheckmark: Bool = false, hasDisclosure: Bool = false, marks: [Mark] = [],
    isSelectable: Bool = true, isSelected: Bool = false, contentChildCount: Int = 0, actions: [RowAction] = [],
    badge: String = "", indentation: Int = 0, expansion: Expansion = .none, canDelete: Bool = false,
    canMove: Bool = false
  ) {
    self.text = text
    self.secondaryText = secondaryText
    self.secondaryPlacement = secondaryPlacement
    self.image = image
    self.textColor = textColor
    self.secondaryColor = secondaryColor
    self.font = font
    self.hasCheckmark = hasCheckmark
    self.hasDisclosure = hasDisclosure
    self.marks = marks
    self.isSelectable = isSelectable
    self.isSelected = isSelected
    self.contentChildCount = contentChildCount
    self.actions = actions
    self.badge = badge
    self.indentation = max(0, indentation)
    self.expansion = expansion
    self.canDelete = canDelete
    self.canMove = canMove
  }
}

/// Something that can be done with one row beside choosing it (a swipe or context action).
public struct RowAction: Hashable, Sendable {
  /// Unique in its row.
  public var id: Int
  public var title: String
  public var image: Symbol?
  public var role: ButtonRole?
  public var isEnabled: Bool
  public init(id: Int, title: String, image: Symbol? = nil, role: ButtonRole? = nil, isEnabled: Bool = true) {
    self.id = id
    self.title = title
    self.image = image
    self.role = role
    self.isEnabled = isEnabled
  }
}
