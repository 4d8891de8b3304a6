internal import KeelInteraction
internal import KeelScene

/// The node with the focus, and the information that finds a neighbour if the node is removed.
@MainActor struct FocusState {
  var id: NodeID?
  /// The place of the node, from which a neighbour is found.
  var list: NodeID?
  var rowIndex: Int?
  var stopIndex: Int?
  /// The regions that contained the node, and whether it was visible in them.
  var regions: [Region] = []
  var wasInSight = true
  /// The places of the focus in scopes that are covered or were left for a deeper page.
  var memory = FocusMemory()
  /// The pages that contained the focus in scopes that are covered.
  var coveredPages: [NodeID: PagesAround] = [:]
  /// The place of the focus before patches that may have removed its node.
  var place: FocusPlace?
  /// The pages that contain the node. A patch may replace them in one pane.
  var pages: PagesAround?
  /// A new page whose first control receives the focus when it is drawn.
  var beginning: NodeID?
  /// True if the focus has to be scrolled into view.
  var needsReveal = true
  /// The time of the last move that was due to the removal of the node.
  var lastInvoluntaryMove: Duration?
  /// A row that receives the focus as soon as it is described.
  var pendingRow: PendingRow?
  /// The node last reported to the program.
  var reported: NodeID?
  /// True if the program has taken the focus away from fields.
  var avoidsFields = false
}

/// A row that is to receive the focus.
struct PendingRow: Equatable {
  var list: NodeID
  /// The requested number of the row, counted through all sections.
  var row: Int
  /// The node of the row if it was described. Rows may move before the focus arrives.
  var id: NodeID?
}

/// The part of the scene that the keyboard can reach: the top page, sheet or alert.
struct Scope: Equatable {
  /// The innermost page, which identifies the scope.
  var root: NodeID?
  /// The node that contains everything in reach.
  var reach: NodeID?
  /// The sheet or alert that contains the scope.
  var modal: NodeID?
  /// The navigation stack with the scope on top, and its number of levels.
  var navigation: NodeID?
  var levels = 0
  /// The tab view whose tabs digits select.
  var tabs: NodeID?
  /// The split view that contains the scope, and the index of its first visible pane.
  var split: NodeID?
  var pane = 0
}

/// A node that can have the keyboard focus.
struct Stop: Equatable {
  var id: NodeID
  var kind: ControlKind
  var rect: Rect
  var isEnabled: Bool
  var list: NodeID?
  var row: NodeID?
  var rowIndex: Int?
  /// The scrolling regions that contain the stop, the innermost last.
  var regions: [Region] = []
  /// True if a part of the stop is visible in all of them.
  var isInSight: Bool { regions.allSatisfy { !$0.viewport.intersection(rect).isEmpty } }
}

/// A target of the mouse.
struct Hit: Equatable {
  enum Action: Equatable {
    case stop(NodeID)
    case field(NodeID, textX: Int)
    /// The mark that removes the text of a field.
    case clear(NodeID)
    case editor(NodeID, textX: Int, y: Int)
    case back(Event)
    case list(NodeID)
    /// A control that refreshes the rows of a list.
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
    /// The mark that folds or unfolds a row.
    case fold(NodeID)
    /// The mark that deletes a row.
    case delete(NodeID)
    /// A tab or an option.
    case choose(NodeID, Int)
    /// A node that takes presses of a pointer.
    case grip(NodeID)
    /// Something in front of other views. It has no action of its own, and covers those behind it.
    case drawn(NodeID)
    case nothing

    /// The node that responds; `nil` for a target that is not part of the page.
    var node: NodeID? {
      switch self {
      case .stop(let id), .field(let id, _), .clear(let id), .editor(let id, _, _), .list(let id), .refresh(let id),
        .scroll(let id), .outside(let id), .link(let id, _), .step(let id, _), .track(let id), .day(let id, _),
        .fold(let id), .delete(let id), .choose(let id, _), .grip(let id), .drawn(let id):
        id
      case .back, .menu, .nothing: nil
      }
    }
  }
  var rect: Rect
  var action: Action
  /// The exact frame of a node that takes presses only where it is drawn; `nil` for a target that takes all.
  var frame: SceneRect?
}

/// The caret of a field, in clusters from the beginning.
struct FieldState: CaretState, Equatable {
  var caret: Int
  /// The other end of the selection; `nil` if nothing is selected. Typing replaces the selection.
  var anchor: Int?
  /// The first visible cluster.
  var first = 0
  /// A place in the text, mostly that of the caret, from which others are found.
  var place = TextPlace()
  /// The text at the time the caret was set.
  var text: String
  /// The last request to select all of it that was fulfilled.
  var selectionRequest = 0
  /// The number of the last requested selection that was followed.
  var serial = 0
}

/// An overlay of the front end over the page.
enum Overlay {
  case none
  /// The keys that work at the present focus, from a line on.
  case keys(top: Int)
  /// The picture beside the notes.
  case picture
  /// The items of a menu, the options of a picker, or the actions of a row.
  case popup(OpenMenu)
  /// A date that is being edited.
  case date(OpenDate)
  case find(list: NodeID, text: String, origin: NodeID?, isTyping: Bool, isFound: Bool)
}

/// The visible part of a long list, in row numbers from 1.
struct ListPosition: Equatable {
  var first: Int
  var last: Int
  var count: Int
}

struct Size: Hashable {
  var width: Int
  var height: Int
}

/// The properties that drawing inherits from the surroundings.
struct DrawContext: Equatable {
  enum Highlight { case none, full, quiet }
  var isEnabled = true
  /// True if the content belongs to the scope that the keyboard can reach.
  var isActive = true
  var tint: SceneColor = .tint
  var highlight = Highlight.none
  /// The preceding pane while it is hidden: the way back from the first page leads to it.
  var hiddenPane: WayBack.Pane?
  var list: NodeID?
  var row: NodeID?
  var rowIndex: Int?
  /// True for a row with other rows beside it.
  var isInFlow = false
  /// The scrolling regions that contain the content, the innermost last.
  var regions: [Region] = []
  /// The exact frame of the node that is drawn next.
  var placed: PlacedNode?
  /// The effects around the content that move it; `nil` for none.
  var effects: EffectTransform?
  /// True if the content is in front of other views (`SceneTree.isInFront`).
  var isInFront = false
  /// The colour of the nearest background around the content; `nil` for the terminal's own.
  var ground: TerminalColor?
  /// True if lines begin on the right.
  var isRightToLeft = false

  /// Applies the attributes of a node, which hold for everything in it.
  mutating func enter(_ attributes: Attributes) {
    if !attributes.isEnabled { isEnabled = false }
    if let tint = attributes.tint { self.tint = tint }
    if let direction = attributes.layoutDirection { isRightToLeft = direction == .rightToLeft }
  }
}
