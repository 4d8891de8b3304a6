extension RowWindow {
  /// Rows and sections whose cells are created again, and rows whose cells are updated.
  struct Changes {
    var reloading: Set<AnyHashable> = []
    var reconfiguring: Set<AnyHashable> = []
    var reloadingSections: Set<AnyHashable> = []

    /// Returns these changes and earlier ones.
    func adding(_ earlier: Changes?) -> Changes {
      guard let earlier else { return self }
      return Changes(
        reloading: reloading.union(earlier.reloading), reconfiguring: reconfiguring.union(earlier.reconfiguring),
        reloadingSections: reloadingSections.union(earlier.reloadingSections))
    }
  }
}
