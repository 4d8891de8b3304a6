import KeelModel

/// Builds the first rows of lists at the end of the turn, as UIKit does at layout. A list that scrolls in the same turn
/// builds only the rows of its new place.
///
/// The pass is the first of its phase: bodies in cells are evaluated after it.
@MainActor final class RowPass: TurnPass {
  static let shared = RowPass()
  private var due: [UICollectionView] = []

  private init() { Turn.shared.install(self, in: .bodies, atFront: true) }

  /// Registers a list. The pass does nothing for a list whose rows have been built meanwhile.
  func add(_ list: UICollectionView) {
    due.append(list)
    Turn.shared.setNeedsRun(.bodies)
  }

  func run() {
    while !due.isEmpty {
      let lists = due
      due = []
      for list in lists { WindowScope.run(for: list.window) { list.rows.updateIfNeeded() } }
    }
  }

  var namesOfPending: [String] { due.isEmpty ? [] : ["the rows of a list"] }
  var hasWork: Bool { !due.isEmpty }
}
