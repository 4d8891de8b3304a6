public import FoundationEssentials
import KeelModel

extension UICollectionView {
  /// Registers the class of cells with an identifier; `nil` removes the registration.
  public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    classes.cells[identifier] = cellClass
  }

  /// Registers the class of headers or footers with an identifier; `nil` removes the registration.
  public func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classes.supplementaries[elementKind + "\n" + identifier] = viewClass
  }

  /// Returns a cell for a row: a new one of the registered class, or the existing one if the row is being
  /// reconfigured.
  ///
  /// If no class is registered for the identifier, reports that and returns a plain cell.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cellClass = classes.cells[identifier] else {
      reportUnregistered("cell", identifier, "register(_:forCellWithReuseIdentifier:)")
      return rows.dequeue(UICollectionViewListCell.self)
    }
    return rows.dequeue(of: cellClass)
  }

  /// Returns a new header or footer of the registered class.
  ///
  /// If no class is registered for the identifier, reports that and returns a plain view.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let viewClass = classes.supplementaries[elementKind + "\n" + identifier] else {
      reportUnregistered(
        "view", identifier, "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
      return UICollectionViewListCell()
    }
    return viewClass.init()
  }

  private func reportUnregistered(_ what: String, _ identifier: String, _ call: String) {
    RuntimeWarning.report(
      "A \(what) was asked for by \"\(identifier)\", for which no class is registered.",
      rule: "A collection view makes reusable views of the class that is registered for their identifier.",
      remedy: "Call \(call) before.")
  }
}

/// The registered classes of a collection view, by identifier.
struct ReusableClasses {
  var cells: [String: UICollectionViewCell.Type] = [:]
  var supplementaries: [String: UICollectionReusableView.Type] = [:]
}
