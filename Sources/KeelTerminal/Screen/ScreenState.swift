internal import KeelInteraction
internal import KeelScene

/// Which node has the keyboard, and what is known of its place should it go.
@MainActor struct FocusState {
  var id: NodeID?
  /// Where it stood, so that a neighbour can be found.
  var list: NodeID?
  var rowIndex: Int?
  var stopIndex: Int?
  /// The regions it was in, and whether it was in sight there.
  var regions: [Region] = []
  var wasInSight = true
  /// Where the focus was in scopes that are covered or were left for a deeper page.
  var memory = FocusMemory()
  /// Where it was before patches that may have taken it away.
  var place: FocusPlace?
  /// Whether it has to be scrolled into sight.
  var needsReveal = true
  /// When it last moved because its node had gone.
  var lastInvoluntaryMove: Duration?
  /// A row that gets the focus as soon as it is described.
  var pendingRow: PendingRow?
  /// What the program was last told.
  var reported: NodeID?
  /// Whether the program took the focus away from fields.
  var avoidsFields = false
}

/// A row that is to have the focus.
struct PendingRow {
  var list: NodeID
  /// Its number through all sections, as it was wished for.
  var row: Int
  /// Which row that was, if it was described: rows may move before the focus is there.
  var id: NodeID?
}

/// What the keyboard can reach: the top page, sheet or alert.
struct Scope: Equatable {
  /// The innermost page; its identity is the scope's.
  var root: NodeID?
  /// The node that holds all that can be reached.
  var reach: NodeID?
  /// The sheet or alert that it belongs to.
  var modal: NodeID?
  /// The stack of pages that it is the top of, and how many levels it has.
  var navigation: NodeID?
  var levels = 0
  /// The tabs that digits choose from.
  var tabs: NodeID?
  /// The panes that it is in, and which is the first one shown.
  var split: NodeID?
  var pane = 0
}

/// Something that the keyboard can be at.
struct Stop {
  enum Kind { case row, button, detail, toggle, field, search, editor, control, disclosure, press }
  var id: NodeID
  var kind: Kind
  var rect: Rect
  var isEnabled: Bool
  var list: NodeID?
  var row: NodeID?
  var rowIndex: Int?
  /// The scrolling regions it is in, the innermost last.
  var regions: [Region] = []
  /// Whether some of it is in sight in all of them.
  var isInSight: Bool { regions.allSatisfy { !$0.viewport.intersection(rect).isEmpty } }
}

/// Something that the mouse can be at.
struct Hit {
  enum Action: Equatable {
    case stop(NodeID, Stop.Kind)
    case field(NodeID, textX: Int)
    case editor(NodeID, textX: Int, y: Int)
    case back(Event)
    case list(NodeID)
    /// What has the rows of a list fetched again.
    case refresh(NodeID)
    case scroll(NodeID)
    case outside(NodeID)
    case menu(Int)
    /// A link in a label.
    case link(NodeID, run: Int)
    /// Half of a stepper.
    case step(NodeID, isUp: Bool)
    /// The track of a slider.
    case track(NodeID)
    /// A day of a month.
    case day(NodeID, Int)
    /// The mark that folds a row's others away.
    case fold(NodeID)
    /// The mark that takes a row out.
    case delete(NodeID)
    /// A tab, an option.
    case choose(NodeID, Int)
    case nothing
  }
  var rect: Rect
  var action: Action
}

/// The caret of a field, in clusters from the beginning.
struct FieldState {
  var caret: Int
  /// The first cluster in sight.
  var first = 0
  /// What the text was when the caret was set.
  var text: String
  /// Whether all of it is selected, so that typing replaces it.
  var isSelected = false
  /// The last request to select it that was fulfilled.
  var selectionRequest = 0
}

/// What stands over the page, of the front end's own.
enum Overlay {
  case none
  /// All keys that work here, from a line on.
  case keys(top: Int)
  /// The picture beside the notes.
  case picture
  /// What is in a menu, the options of a picker, what can be done with a row.
  case popup(OpenMenu)
  /// A date that is being changed.
  case date(NodeID, DatePart)
  case find(list: NodeID, text: String, origin: NodeID?, isTyping: Bool, isFound: Bool)
}

/// Where a long list is.
struct ListPosition: Equatable {
  var first: Int
  var last: Int
  var count: Int
}

struct Size: Hashable {
  var width: Int
  var height: Int
}

struct MeasureKey: Hashable {
  var id: NodeID
  var width: Int
}

/// A row as it was drawn, for as long as nothing of it changes.
struct Strip {
  struct Key: Equatable {
    var width: Int
    var isEnabled: Bool
    var isActive: Bool
    var tint: SceneColor
    var generation: Int
    var isEditing: Bool
    var isInFlow: Bool
  }
  var key: Key
  var grid: Grid
  var stops: [Stop]
  var hits: [Hit]
}

/// What drawing inherits from what is around.
struct DrawContext {
  enum Highlight { case none, full, quiet }
  var isEnabled = true
  /// Whether it belongs to the scope that the keyboard can reach.
  var isActive = true
  var tint: SceneColor = .tint
  var highlight = Highlight.none
  /// The pane before this one, which is not shown: the way back from the first page leads there.
  var hiddenPane: WayBack.Pane?
  var list: NodeID?
  var row: NodeID?
  var rowIndex: Int?
  /// Whether it is a row that has others beside it.
  var isInFlow = false
  /// The scrolling regions it is in, the innermost last.
  var regions: [Region] = []
}
