extension UIView {
  /// A Boolean value that indicates whether the constraints leave the place or the size of the view open.
  ///
  /// What nothing decides is at the corner of the superview. `KEEL_TRACE=layout` names all such views.
  public var hasAmbiguousLayout: Bool {
    guard let island = rare?.layout?.island else { return false }
    island.solveNow()
    return !island.openParts(of: self).isEmpty
  }
}
