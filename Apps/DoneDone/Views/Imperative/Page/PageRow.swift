import KeelControls

/// A row of a page.
@MainActor struct PageRow {
  /// The name of the row, unique in its page.
  let id: String
  /// What the row shows: its cell is set up again when this, the address or the titles of the actions change. `nil` if
  /// the cell follows the model by itself.
  var content: AnyHashable?
  /// What a tap does; `nil` if the row cannot be tapped.
  var choose: (() -> Void)?
  /// The path that a tap leads to.
  var address: String?
  /// The actions of a swipe.
  var swipeActions: [UIContextualAction] = []
  /// The actions of a menu.
  var menu: [UIAction] = []
  let configure: (UICollectionViewListCell) -> Void

  init(
    _ id: String, content: AnyHashable? = nil, address: String? = nil, choose: (() -> Void)? = nil,
    configure: @escaping (UICollectionViewListCell) -> Void
  ) {
    self.id = id
    self.content = content
    self.address = address
    self.choose = choose
    self.configure = configure
  }

  /// Returns true if the row shows and offers the same as another one.
  func looks(like other: PageRow) -> Bool {
    content == other.content && address == other.address && menu.map(\.title) == other.menu.map(\.title)
      && swipeActions.map(\.title) == other.swipeActions.map(\.title)
  }
}

/// A group of rows.
@MainActor struct PageSection {
  let id: String
  var header: String?
  var footer: String?
  var rows: [PageRow]

  init(_ id: String, header: String? = nil, footer: String? = nil, rows: [PageRow]) {
    self.id = id
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

/// What a page shows in place of rows.
struct StandIn: Hashable {
  enum Kind: Hashable {
    case loading
    case message(symbol: String, text: String?, button: String?)
  }
  var title: String
  var kind: Kind
}
