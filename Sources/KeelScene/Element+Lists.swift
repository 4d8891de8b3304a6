/// Rows in sections.
///
/// A list may be much longer than its description: each section has a number of rows, and nodes for a window of them
/// only. A front end that approaches the edge of the window sends `Event.reveal`; the answer is part of the patch
/// that ends that event.
public struct ListElement: Hashable, Sendable {
  /// The ways in which a list arranges and separates its sections.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Sections without space between them.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections in frames of their own.
    case insetGrouped
    /// The list of a sidebar.
    case sidebar
  }
  /// The effects of choosing a row.
  public enum Selection: String, Hashable, Sendable, CaseIterable {
    /// Rows cannot be selected.
    case none
    /// Choosing a row is an event (and may leave it selected).
    case single
    /// Rows are selected and deselected one by one.
    case multiple
  }
  /// The style in which sections are arranged and separated.
  public var style: Style
  /// The effect of choosing a row.
  public var selection: Selection
  /// The number of all rows in all sections, described or not.
  public var rowCount: Int
  /// The row that the program requests to scroll to. A changed `serial` is a new request.
  public var scrollTarget: ScrollTarget?
  /// The state of refreshing: unavailable, available to the user (`Event.refresh`), or in progress.
  public var refresh: Refresh
  /// A Boolean value that indicates whether the list is in editing mode, in which rows are deleted and moved.
  public var isEditing: Bool
  /// A Boolean value that indicates whether the program hides the background of the list, so that what is behind it in a
  /// layer shows.
  public var hidesBackground = false
  /// The states of refreshing a list.
  public enum Refresh: String, Hashable, Sendable, CaseIterable {
    /// The list cannot be refreshed.
    case unavailable
    /// The user can refresh the list.
    case available
    /// The list is being refreshed.
    case active
  }
  /// A request to scroll a row into view.
  public struct ScrollTarget: Hashable, Sendable {
    /// The index of the row, counted through all sections from 0.
    public var row: Int
    /// A Boolean value that indicates whether the row also receives the keyboard focus.
    public var takesFocus: Bool
    /// A number that differs for each request, so that the same row can be requested again.
    public var serial: Int
    /// A Boolean value that indicates whether the row becomes the first visible one, as far as the end of the list allows.
    /// Front ends that keep the positions of lists themselves scroll no further than necessary.
    public var isFirst: Bool
    /// Creates a request to scroll a row into view.
    public init(row: Int, takesFocus: Bool, serial: Int, isFirst: Bool = false) {
      self.row = row
      self.takesFocus = takesFocus
      self.serial = serial
      self.isFirst = isFirst
    }
  }
  /// Creates a list. Its sections are the children of the node.
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

/// A section of a list.
public struct SectionElement: Hashable, Sendable {
  /// The text above the rows; empty for none, and ignored where `hasHeaderChild` is set.
  public var header: String
  /// The text below the rows, which may wrap to several lines; empty for none, and ignored where `hasFooterChild` is
  /// set.
  public var footer: String
  /// A Boolean value that indicates whether the first child is the view above the rows.
  public var hasHeaderChild: Bool
  /// A Boolean value that indicates whether the last child is the view below the rows.
  public var hasFooterChild: Bool
  /// The number of all rows in the section, described or not.
  public var rowCount: Int
  /// The index in the section of the first described row. The described rows are the children without a header and a
  /// footer, and follow this one.
  public var windowStart: Int
  /// A Boolean value that indicates whether the header shows an activity indicator, for example during a
  /// search for more rows.
  public var isBusy: Bool
  /// The flow of rows that are placed side by side; `nil` if each row has the whole width.
  public var flow: RowFlow?
  /// Creates a section. Its rows are the children of the node, after the header and before the footer if these are
  /// children.
  public init(
    header: String = "", footer: String = "", rowCount: Int = 0, windowStart: Int = 0, isBusy: Bool = false,
    flow: RowFlow? = nil, hasHeaderChild: Bool = false, hasFooterChild: Bool = false
  ) {
    self.header = header
    self.footer = footer
    self.hasHeaderChild = hasHeaderChild
    self.hasFooterChild = hasFooterChild
    self.rowCount = rowCount
    self.windowStart = windowStart
    self.isBusy = isBusy
    self.flow = flow
  }
}

/// A row of a list. If `isSelectable`, the whole row can be activated (`Event.activate`).
public struct RowElement: Hashable, Sendable {
  /// The primary text; not shown where `contentChildCount` is more than 0.
  public var text: String
  /// A second text, below the first or at the trailing edge; empty for none.
  public var secondaryText: String
  /// The position of the secondary text.
  public var secondaryPlacement: SecondaryPlacement
  /// The positions of the secondary text.
  public enum SecondaryPlacement: String, Hashable, Sendable, CaseIterable {
    /// Below the text.
    case below
    /// At the trailing edge: a value.
    case trailing
  }
  /// The symbol at the leading edge; `nil` for none.
  public var image: Symbol?
  /// The colour of the primary text.
  public var textColor: SceneColor
  /// The colour of the secondary text.
  public var secondaryColor: SceneColor
  /// The font of the primary text.
  public var font: SceneFont
  /// A Boolean value that indicates whether the program marks the row with a check mark.
  public var hasCheckmark: Bool
  /// The edge at which the check mark of the program is. In a list with multiple selection it is the leading one.
  public var checkmarkPlacement: CheckmarkPlacement
  /// The edges at which a check mark is.
  public enum CheckmarkPlacement: String, Hashable, Sendable, CaseIterable {
    /// Before the text, in a column of its own.
    case leading
    /// After the text and what else is there, before the mark of a row that leads to another page.
    case trailing
  }
  /// A Boolean value that indicates whether the row shows that choosing it leads to another page.
  public var hasDisclosure: Bool
  /// Small symbols before the trailing edge (a lock, signal strength), in order.
  public var marks: [Mark]
  /// A Boolean value that indicates whether the row can be chosen.
  public var isSelectable: Bool
  /// A Boolean value that indicates whether the row is shown as selected.
  public var isSelected: Bool
  /// The number of leading children that form the content of the row, in place of `text`; the others are accessories.
  public var contentChildCount: Int
  /// The swipe or context actions of the row (`Event.action`).
  public var actions: [RowAction]
  /// A short text at the trailing edge, such as a count; empty for none.
  public var badge: String
  /// The nesting level in an outline, from 0.
  public var indentation: Int
  /// The expansion state of the subordinate rows, which the user can change (`Event.toggle`).
  public var expansion: Expansion
  /// A Boolean value that indicates whether the user can delete the row (`Event.deleteRow`).
  public var canDelete: Bool
  /// A Boolean value that indicates whether the user can move the row (`Event.moveRow`).
  public var canMove: Bool
  /// The looks of the row that differ from those of the list.
  public var look: RowLook

  /// The expansion states of a row in an outline; `none` is a row without subordinate rows.
  public enum Expansion: String, Hashable, Sendable, CaseIterable {
    /// A row without subordinate rows.
    case none
    /// The subordinate rows are hidden.
    case collapsed
    /// The subordinate rows are shown.
    case expanded
  }

  /// A small symbol that receives no events, with a description for assistive technology.
  public struct Mark: Hashable, Sendable {
    /// The symbol to show.
    public var symbol: Symbol
    /// The description of the symbol.
    public var label: String
    /// Creates a mark.
    public init(symbol: Symbol, label: String) {
      self.symbol = symbol
      self.label = label
    }
  }

  /// Creates a row. A negative indentation becomes 0.
  public init(
    text: String = "", secondaryText: String = "", secondaryPlacement: SecondaryPlacement = .trailing,
    image: Symbol? = nil, textColor: SceneColor = .label, secondaryColor: SceneColor = .secondaryLabel,
    font: SceneFont = SceneFont(), hasCheckmark: Bool = false,
    checkmarkPlacement: CheckmarkPlacement = .leading, hasDisclosure: Bool = false, marks: [Mark] = [],
    isSelectable: Bool = true, isSelected: Bool = false, contentChildCount: Int = 0, actions: [RowAction] = [],
    badge: String = "", indentation: Int = 0, expansion: Expansion = .none, canDelete: Bool = false,
    canMove: Bool = false, look: RowLook = RowLook()
  ) {
    self.text = text
    self.secondaryText = secondaryText
    self.secondaryPlacement = secondaryPlacement
    self.image = image
    self.textColor = textColor
    self.secondaryColor = secondaryColor
    self.font = font
    self.hasCheckmark = hasCheckmark
    self.checkmarkPlacement = checkmarkPlacement
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
    self.look = look
  }
}

/// An action on one row besides choosing it, as a swipe or context action.
public struct RowAction: Hashable, Sendable {
  /// An identifier that is unique in its row.
  public var id: Int
  /// The name of the action.
  public var title: String
  /// The symbol beside the title; `nil` for none.
  public var image: Symbol?
  /// The effect of the action on the user's data; `nil` for an ordinary action.
  public var role: ButtonRole?
  /// A Boolean value that indicates whether the action can be performed now.
  public var isEnabled: Bool
  /// The edge of the row where a swipe shows the action; `nil` for an action that only menus offer.
  public var edge: Edge?
  /// The edges of a row where swipes show actions.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The edge where lines of text begin, or where they end.
    case leading, trailing
  }
  /// A Boolean value that indicates whether a swipe across the whole row performs the action, the first one at its edge.
  public var isPerformedByFullSwipe = false
  /// The colour behind the action at its edge; `nil` is that of the front end.
  public var tint: SceneColor?
  /// Creates an action of a row.
  public init(id: Int, title: String, image: Symbol? = nil, role: ButtonRole? = nil, isEnabled: Bool = true) {
    self.id = id
    self.title = title
    self.image = image
    self.role = role
    self.isEnabled = isEnabled
  }
}
