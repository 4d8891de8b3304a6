internal import KeelScene

extension SceneTree {
  /// Returns the verdict on reports of geometry.
  ///
  /// Reports on nodes that are gone or not asked about are left out; if none remain, the event is late. Positions are
  /// clamped. A layout of the program is named only if it does not settle. A size that is negative or not finite is not
  /// possible, nor is a negative round. O(reports).
  func verdict(onGeometry reports: [GeometryReport], round: Int) -> Verdict {
    guard round >= 0 else { return .unlawful }
    var asked: [GeometryReport] = []
    for var report in reports {
      let frame = report.frame
      guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite), frame.width >= 0, frame.height >= 0
      else { return .unlawful }
      let isUnsettled = round > GeometryReport.maximumRounds && arrangers.contains(report.node)
      guard isUnsettled || attributes(of: report.node)?.geometry ?? .none != .none else { continue }
      report.insets = report.insets.lawful
      if let scroll = report.scroll {
        guard scroll.isFinite else { return .unlawful }
        report.scroll = attributes(of: report.node)?.geometry == .scroll ? scroll.lawful : nil
      }
      report.frame = SceneRect(
        x: frame.x.lawfulCoordinate, y: frame.y.lawfulCoordinate, width: frame.width.lawfulCoordinate,
        height: frame.height.lawfulCoordinate)
      asked.append(report)
    }
    return asked.isEmpty
      ? .late : .accepted(.geometry(asked, round: min(round, GeometryReport.maximumRounds + 1)))
  }
}

extension SceneInsets {
  /// The insets with lengths that a report may contain; 0 in place of others.
  fileprivate var lawful: SceneInsets {
    func lawful(_ length: Double) -> Double { max(0, length.lawfulCoordinate) }
    return SceneInsets(
      top: lawful(top), leading: lawful(leading), bottom: lawful(bottom), trailing: lawful(trailing))
  }
}

extension ScrollReport {
  fileprivate var isFinite: Bool {
    [offset.x, offset.y, contentSize.width, contentSize.height, containerSize.width, containerSize.height]
      .allSatisfy(\.isFinite)
  }

  /// The report with distances that it may contain; sizes that are negative are 0.
  fileprivate var lawful: ScrollReport {
    func lawful(_ size: SceneSize) -> SceneSize {
      SceneSize(width: max(0, Self.lawful(size.width)), height: max(0, Self.lawful(size.height)))
    }
    var report = self
    report.offset = ScenePoint(x: Self.lawful(offset.x), y: Self.lawful(offset.y))
    report.contentSize = lawful(contentSize)
    report.containerSize = lawful(containerSize)
    report.firstRow = firstRow.map { max(0, $0) }
    return report
  }
}
