import Foundation
import KeelControls
import KeelScene
import KeelViews

/// A custom layout as a value, from which the objects are made that lay out.
struct LayoutValue<L: Layout>: CustomLayout {
  let layout: L

  func arranger(
    updating old: (any SceneArranging)?, views: @escaping @MainActor () -> [UIView]
  ) -> (arranger: any SceneArranging, isNew: Bool) {
    guard let old = old as? LayoutArranger<L> else { return (LayoutArranger(layout, views: views), true) }
    guard !isSame(old.layout, layout) else { return (old, false) }
    old.layout = layout
    return (old, true)
  }
}

/// Calls a custom layout for a front end, and keeps its cache.
@MainActor final class LayoutArranger<L: Layout>: SceneArranging {
  var layout: L { didSet { isChanged = true } }
  private let views: @MainActor () -> [UIView]
  private var cache: L.Cache?
  private var isChanged = false
  private var generation = 0

  init(_ layout: L, views: @escaping @MainActor () -> [UIView]) {
    self.layout = layout
    self.views = views
  }

  private func call<Result>(
    for children: any ArrangedChildren, _ body: (L, LayoutPass, LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let pass = LayoutPass(children, views: views)
    let subviews = LayoutSubviews(pass, 0..<children.count)
    var cache: L.Cache
    if let known = self.cache {
      cache = known
      if isChanged || generation != children.generation { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    (isChanged, generation) = (false, children.generation)
    let result = body(layout, pass, subviews, &cache)
    self.cache = cache
    return result
  }

  func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
    call(for: children) { layout, _, subviews, cache in
      let size = layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
      return SceneSize(width: size.width, height: size.height)
    }
  }

  func places(
    in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
    call(for: children) { layout, pass, subviews, cache in
      let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      layout.placeSubviews(in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
      return pass.places(in: size, proposal)
    }
  }

  func guide(
    _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> Double? {
    call(for: children) { layout, _, subviews, cache in
      let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      let proposal = ProposedViewSize(proposal)
      let guide: CGFloat?
      if let horizontal = HorizontalAlignment(key) {
        guide = layout.explicitAlignment(
          of: horizontal, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } else if let vertical = VerticalAlignment(key) {
        guide = layout.explicitAlignment(
          of: vertical, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } else {
        guide = nil
      }
      return guide.map { Double($0) }
    }
  }
}

/// One call of a custom layout: its views, and the places that it gives them.
@MainActor final class LayoutPass: Sendable {
  let children: any ArrangedChildren
  let views: @MainActor () -> [UIView]
  nonisolated let isRightToLeft: Bool
  private var placed: [Int: (frame: SceneRect, proposal: LayoutProposal)] = [:]

  init(_ children: any ArrangedChildren, views: @escaping @MainActor () -> [UIView]) {
    self.children = children
    self.views = views
    isRightToLeft = children.isRightToLeft
  }

  /// Calls a closure on the main actor, where front ends call layouts.
  nonisolated func read<Value: Sendable>(_ body: @MainActor (LayoutPass) -> Value) -> Value {
    withoutActuallyEscaping(body) { body in MainActor.assumeIsolated { body(self) } }
  }

  func dimensions(of index: Int, in proposal: LayoutProposal) -> ViewDimensions {
    let size = children.size(of: index, in: proposal)
    return ViewDimensions(size, of: GuidedView { [children] in children.guide($0, of: index, size, proposal) })
  }

  func value(of index: Int, for key: ObjectIdentifier) -> ReadValue {
    let views = views()
    return ReadValue(value: views.indices.contains(index) ? views[index].layoutValue(for: key) : nil)
  }

  func place(_ index: Int, atX x: Double, y: Double, _ anchor: UnitPoint, _ proposal: LayoutProposal) {
    let size = children.size(of: index, in: proposal)
    let frame = SceneRect(
      x: x - Double(anchor.x) * size.width, y: y - Double(anchor.y) * size.height, width: size.width,
      height: size.height)
    placed[index] = (frame, proposal)
  }

  /// Returns the places of all views. A view that was not placed is in the centre.
  func places(in size: SceneSize, _ proposal: LayoutProposal) -> [(frame: SceneRect, proposal: LayoutProposal)] {
    for index in 0..<children.count where placed[index] == nil {
      place(index, atX: size.width / 2, y: size.height / 2, .center, proposal)
    }
    return (0..<children.count).compactMap { placed[$0] }
  }
}

/// A value that a view has set for layouts.
///
/// Unchecked: layouts are called on the main actor, where the value was set, so that it never leaves that actor.
struct ReadValue: @unchecked Sendable {
  let value: Any?
}

extension ProposedViewSize {
  init(_ proposal: LayoutProposal) {
    self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
  var scene: LayoutProposal { LayoutProposal(width: width.map { Double($0) }, height: height.map { Double($0) }) }
}

extension HorizontalAlignment {
  fileprivate init?(_ key: GuideKey) {
    switch (key.axis, key.kind) {
    case (.horizontal, .start): self = .leading
    case (.horizontal, .center): self = .center
    case (.horizontal, .end): self = .trailing
    default: return nil
    }
  }
}

extension VerticalAlignment {
  fileprivate init?(_ key: GuideKey) {
    switch (key.axis, key.kind) {
    case (.vertical, .start): self = .top
    case (.vertical, .center): self = .center
    case (.vertical, .end): self = .bottom
    case (.vertical, .firstBaseline): self = .firstTextBaseline
    case (.vertical, .lastBaseline): self = .lastTextBaseline
    default: return nil
    }
  }
}
