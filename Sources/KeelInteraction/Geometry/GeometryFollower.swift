public import KeelScene

/// Decides which frames a front end reports after it has laid out the scene.
///
/// A front end that lays out by itself keeps one. After each layout it calls `event(for:in:isAnswer:)` with the frames
/// of the nodes that the program asks about, and sends the event if there is one.
public struct GeometryFollower: Sendable {
  private var told: [NodeID: GeometryReport] = [:]
  private var round = 0

  /// Creates a follower that has reported nothing.
  public init() {}

  /// Returns the event that reports the changed frames; `nil` if there is nothing to report.
  ///
  /// If the layout does not settle, the last event has a round above `GeometryReport.maximumRounds`. Nothing more is
  /// reported then until the layout changes for another reason.
  ///
  /// - Parameters:
  ///   - insets: The insets of the safe area at the edges of nodes; those of other nodes are 0.
  ///   - scrolls: The scroll positions of the nodes whose positions the program asks about. Their frames are those of
  ///     their visible parts.
  ///   - isAnswer: True if the layout may have changed because of the answer to the last event.
  @MainActor public mutating func event(
    for frames: [NodeID: SceneRect], insets: [NodeID: SceneInsets] = [:], scrolls: [NodeID: ScrollReport] = [:],
    in tree: SceneTree, isAnswer: Bool
  ) -> Event? {
    if !isAnswer { round = 0 }
    guard round <= GeometryReport.maximumRounds + 1 else { return nil }
    var reports: [GeometryReport] = []
    for (id, frame) in frames {
      guard let interest = tree.attributes(of: id)?.geometry, interest != .none else { continue }
      let hasInsets = interest == .insets || interest == .scroll
      let report = GeometryReport(
        node: id, frame: frame, insets: hasInsets ? insets[id] ?? SceneInsets() : SceneInsets(),
        scroll: interest == .scroll ? scrolls[id] : nil)
      var compared = report
      if interest == .place { compared.frame = place(of: id, at: frame, scrolls, frames, in: tree) }
      if let known = told[id], interest == .size ? known.frame.size == frame.size : known == compared { continue }
      told[id] = compared
      reports.append(report)
    }
    if told.count > 2 * frames.count + 64 { told = told.filter { tree.contains($0.key) } }
    guard !reports.isEmpty else { return nil }
    // The same order at each run, and parents before their children as far as identities are given in that order.
    reports.sort { $0.node.rawValue < $1.node.rawValue }
    let event = Event.geometry(reports, round: round)
    round += 1
    return event
  }

  /// Returns the frame of a node in the content of the nearest region around it whose position the program asks about.
  @MainActor private func place(
    of id: NodeID, at frame: SceneRect, _ scrolls: [NodeID: ScrollReport], _ frames: [NodeID: SceneRect],
    in tree: SceneTree
  ) -> SceneRect {
    var next = tree.parent(of: id)
    while let around = next {
      if let scroll = scrolls[around], let region = frames[around] { return scroll.place(of: frame, in: region) }
      next = tree.parent(of: around)
    }
    return frame
  }

  /// Forgets the reported frames, because the program knows none of them any longer.
  public mutating func forget() {
    told.removeAll()
    round = 0
  }
}
