package import KeelScene

/// The panes of a split view, and those of them that a window shows.
@MainActor package struct SplitParts {
  private let split: SplitElement
  /// The panes from general to specific, shown or not.
  package let panes: [NodeID]

  /// Finds the parts of a split view; `nil` for other nodes.
  package init?(of entry: SceneTree.Entry) {
    guard case .split(let split) = entry.element else { return nil }
    (self.split, panes) = (split, entry.children)
  }

  /// The index of the pane that a compact window shows; `nil` if there are no panes.
  package var compactPane: Int? { panes.isEmpty ? nil : min(split.preferredCompactPane, panes.count - 1) }

  /// Returns the indices of the panes that are shown side by side, in order. A compact window shows one; in a regular
  /// one, the last pane is never hidden.
  package func shown(in width: SceneEnvironment.SizeClass) -> Range<Int> {
    switch width {
    case .compact: return compactPane.map { $0..<$0 + 1 } ?? 0..<0
    case .regular: return min(split.hiddenPanes, max(0, panes.count - 1))..<panes.count
    }
  }

  /// Returns the index of the pane to which the first shown pane leads back; `nil` if no pane is before it.
  package func paneBefore(in width: SceneEnvironment.SizeClass) -> Int? {
    let first = shown(in: width).lowerBound
    return first > 0 ? first - 1 : nil
  }

  // MARK: Widths

  /// The preferred width of a pane: in points, or as a part of the width of the split view.
  package enum Width: Equatable {
    case points(Double)
    case part(Double)
  }

  /// The preferred width of a pane before the last one, and its limits in points.
  package struct Limits: Equatable {
    package var least: Double
    package var preferred: Width
    package var most: Double
    package init(least: Double, preferred: Width, most: Double = .infinity) {
      (self.least, self.preferred, self.most) = (least, preferred, most)
    }

    /// Returns the width in a split view of a width, in points.
    package func width(in room: Double) -> Double {
      let wanted: Double =
        switch preferred {
        case .points(let points): points
        case .part(let part): part * room
        }
      return max(least, min(wanted, most))
    }
  }

  /// The width of a pane if neither the program nor the front end chooses one.
  package static let usual = Limits(least: 224, preferred: .part(0.3), most: 352)

  /// Returns the limits of a pane before the last one.
  ///
  /// - Parameter usual: The limits that the front end chooses. What the program requests takes precedence.
  package func limits(ofPane index: Int, usual: Limits = Self.usual) -> Limits {
    let request = split.paneWidths[index] ?? PaneWidth()
    var limits = usual
    if let points = request.preferred {
      limits = Limits(least: min(usual.least, points), preferred: .points(points))
    } else if let part = request.preferredPart {
      limits = Limits(least: usual.least, preferred: .part(part))
    }
    if let most = request.maximum { (limits.least, limits.most) = (min(limits.least, most), most) }
    if let least = request.minimum { (limits.least, limits.most) = (least, max(limits.most, least)) }
    if split.isDetailProminent { limits.preferred = .points(limits.least) }
    return limits
  }

  /// True if the program affects the widths of the panes.
  package var hasRequestedWidths: Bool { !split.paneWidths.isEmpty || split.isDetailProminent }

  /// The least width of the last pane in points; 0 if the program requests none.
  package var leastLastWidth: Double { split.paneWidths[panes.count - 1]?.minimum ?? 0 }

  /// Returns the widths of panes side by side, in points. Their sum is the width of the split view.
  ///
  /// No pane before the last one gets more than an equal share. If the last pane needs more than they leave, they shrink
  /// to their least widths.
  package func widths(of shown: Range<Int>, in room: Double, usual: Limits = Self.usual) -> [Double] {
    guard let last = shown.last else { return [] }
    let room = max(0, room)
    let share = room / Double(shown.count)
    let limits = shown.dropLast().map { self.limits(ofPane: $0, usual: usual) }
    var widths = limits.map { min(share, $0.width(in: room)) }
    let spare = zip(widths, limits).map { width, limits in max(0, width - limits.least) }
    let (sum, most) = (widths.reduce(0, +), spare.reduce(0, +))
    let least = last == panes.count - 1 ? leastLastWidth : 0
    if sum + least > room, most > 0 {
      let part = min(1, (sum + least - room) / most)
      widths = zip(widths, spare).map { $0 - $1 * part }
    }
    return widths + [room - widths.reduce(0, +)]
  }
}

extension SceneTree {
  /// Returns the parts of a split view; `nil` for other nodes.
  package func splitParts(of id: NodeID) -> SplitParts? { entry(of: id).flatMap { SplitParts(of: $0) } }

  /// Returns the panes of a split view that are shown in the width of the scene (`SceneTree.widthClass`).
  package func shownPanes(of split: Entry) -> ArraySlice<NodeID> {
    guard let parts = SplitParts(of: split) else { return [] }
    return parts.panes[parts.shown(in: widthClass)]
  }
}
