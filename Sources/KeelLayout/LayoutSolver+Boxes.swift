import KeelScene

/// Boxes, layers and regions that scroll.
extension LayoutSolver {
  // MARK: Boxes

  func size(of box: BoxElement, _ child: NodeID?, in room: LayoutProposal) -> SceneSize {
    if case .position = box.placement {
      let own = child.map { self.size(of: $0, in: room) } ?? SceneSize()
      return SceneSize(width: room.width ?? own.width, height: room.height ?? own.height)
    }
    let inner = child.map { self.size(of: $0, in: self.offer(of: box, $0, in: room)) } ?? SceneSize()
    var size = inner
    for axis in StackElement.Axis.allCases {
      // Negative insets may be larger than the content.
      let content = max(0, inner[axis] + insets(of: box).total(along: axis))
      size[axis] = box.frame.limits(along: axis).length(of: content, in: room[axis])
    }
    return size
  }

  private func insets(of box: BoxElement) -> SceneInsets { metrics.insets(box.insets, inside: box.border) }

  /// Returns the proposal of a box to its child.
  ///
  /// - Parameter size: The size of the box if it places the child. A length that is one of the box's limits is then
  ///   proposed even if the box itself has received no proposal, so that a spacer fills a frame with a minimum height in a
  ///   region that scrolls.
  private func offer(
    of box: BoxElement, _ child: NodeID, in room: LayoutProposal, placedIn size: SceneSize? = nil
  ) -> LayoutProposal {
    var offer = room
    for axis in StackElement.Axis.allCases {
      let limits = box.frame.limits(along: axis)
      let length = limits.offer(in: room[axis]) ?? size.flatMap { limits.isLimit($0[axis]) ? $0[axis] : nil }
      offer[axis] = length.map { max(0, $0 - insets(of: box).total(along: axis)) }
    }
    switch box.placement {
    case .fixedSize(let horizontal, let vertical):
      if horizontal { offer.width = nil }
      if vertical { offer.height = nil }
    case .aspectRatio(let ratio, let mode): offer = fitting(ratio ?? idealRatio(of: child), mode, in: offer)
    case .automatic, .priority, .offset, .position, .zIndex, .ignoresSafeArea, .safeAreaPadding, .containerRelative:
      break
    }
    return offer
  }

  private func idealRatio(of child: NodeID) -> Double {
    let ideal = size(of: child, in: LayoutProposal())
    return ideal.width / ideal.height
  }

  /// Returns the largest size with this ratio that fits the proposal, or the smallest one that fills it.
  private func fitting(_ ratio: Double, _ mode: SceneContentMode, in room: LayoutProposal) -> LayoutProposal {
    guard ratio.isFinite, ratio > 0 else { return room }
    switch (room.width, room.height) {
    case (nil, nil): return room
    case (let width?, nil): return LayoutProposal(width: width, height: width / ratio)
    case (nil, let height?): return LayoutProposal(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = height * ratio <= width
      return isWide == (mode == .fit)
        ? LayoutProposal(width: height * ratio, height: height) : LayoutProposal(width: width, height: width / ratio)
    }
  }

  func place(
    _ box: BoxElement, _ child: NodeID, in rect: SceneRect, _ proposal: LayoutProposal,
    _ body: (NodeID, SceneRect, LayoutProposal) -> Void
  ) {
    if case .position(let x, let y) = box.placement {
      let size = self.size(of: child, in: proposal)
      let frame = SceneRect(
        x: rect.x + x - size.width / 2, y: rect.y + y - size.height / 2, width: size.width, height: size.height)
      return body(child, frame, proposal)
    }
    var offer = self.offer(of: box, child, in: proposal, placedIn: rect.size)
    let size = self.size(of: child, in: offer)
    // The child is laid out in exactly its ideal size, so that its own children can fill it.
    if case .fixedSize = box.placement { offer = LayoutProposal(size) }
    let insets = insets(of: box)
    var frame = SceneRect(x: rect.x, y: rect.y, width: size.width, height: size.height)
    for axis in StackElement.Axis.allCases {
      let inner = rect.size[axis] - insets.total(along: axis)
      if stretches(box, beyond: size[axis], to: inner, of: offer, along: axis) { frame.stretch(to: inner, along: axis) }
      let free = inner - frame.size[axis]
      frame.move(
        by: insets.before(along: axis) + free * Double(box.alignment.halvesBefore(along: axis)) / 2, along: axis)
    }
    if case .offset(let x, let y) = box.placement {
      frame.x += x
      frame.y += y
    }
    body(child, frame, offer)
  }

  /// Returns true if a stack has stretched a box without limits, and with it the child, to the proposed length.
  private func stretches(
    _ box: BoxElement, beyond length: Double, to inner: Double, of offer: LayoutProposal, along axis: StackElement.Axis
  ) -> Bool {
    switch box.placement {
    case .automatic, .priority, .zIndex, .safeAreaPadding: break
    case .fixedSize, .offset, .position, .aspectRatio, .ignoresSafeArea, .containerRelative: return false
    }
    return box.frame.limits(along: axis).isNone && length < inner && offer[axis] == inner
  }

  // MARK: Buttons

  /// Returns the size of a button: that of its label with the room around it. If only the label fits, it is as wide as
  /// the proposal.
  func size(of button: ButtonElement, _ entry: SceneTree.Entry, in room: LayoutProposal) -> SceneSize {
    guard let margins = metrics.insets(of: button) else { return metrics.size(of: entry.id, entry.element, in: room) }
    let box = BoxElement(insets: margins)
    var size = size(of: box, entry.children.first, in: room)
    if let width = room.width, size.width > width, size.width - insets(of: box).total(along: .horizontal) <= width {
      size.width = max(0, width)
    }
    return size
  }

  // MARK: Layers

  func size(of layers: LayersElement, _ children: [NodeID], in room: LayoutProposal) -> SceneSize {
    if let base = layers.base {
      return children.indices.contains(base) ? size(of: children[base], in: room) : SceneSize()
    }
    let sizes = children.map { size(of: $0, in: room) }
    let proposals = children.map { _ in room }
    var union = SceneSize()
    for axis in StackElement.Axis.allCases {
      let line = guideLine(of: layers, along: axis, children, sizes, proposals)
      union[axis] = line?.length ?? sizes.map { $0[axis] }.max() ?? 0
    }
    return union
  }

  func place(
    _ layers: LayersElement, _ children: [NodeID], in rect: SceneRect, _ proposal: LayoutProposal,
    _ body: (NodeID, SceneRect, LayoutProposal) -> Void
  ) {
    let offers = children.indices.map {
      layers.base == nil || layers.base == $0 ? proposal : LayoutProposal(rect.size)
    }
    let sizes = zip(children, offers).map { size(of: $0, in: $1) }
    let lines = StackElement.Axis.allCases.map { axis in
      (axis, guideLine(of: layers, along: axis, children, sizes, offers))
    }
    for (index, child) in children.enumerated() {
      var frame = SceneRect(x: rect.x, y: rect.y, width: sizes[index].width, height: sizes[index].height)
      for (axis, line) in lines {
        let part = Double(layers.alignment.halvesBefore(along: axis)) / 2
        guard let line else {
          frame.move(by: (rect.size[axis] - sizes[index][axis]) * part, along: axis)
          continue
        }
        // The guide of the base, otherwise of all children, is where it would be without the others.
        let base = layers.base.flatMap { children.indices.contains($0) ? line.positions[$0] : nil }
        let before = base ?? line.before + (rect.size[axis] - line.length) * part
        frame.move(by: before - line.positions[index], along: axis)
      }
      body(child, frame, offers[index])
    }
  }

  // MARK: Regions that scroll

  func size(of scroll: ScrollElement, _ entry: SceneTree.Entry, in room: LayoutProposal) -> SceneSize {
    note(room, of: entry)
    var size = entry.children.first.map { self.size(of: $0, in: scroll.offer(in: room)) } ?? SceneSize()
    for axis in StackElement.Axis.allCases {
      if let length = room[axis], scroll.scrolls(along: axis) || size[axis] > length { size[axis] = length }
    }
    return size
  }

  func place(
    _ scroll: ScrollElement, _ child: NodeID, in rect: SceneRect, _ body: (NodeID, SceneRect, LayoutProposal) -> Void
  ) {
    let offer = scroll.offer(in: LayoutProposal(rect.size))
    let size = self.size(of: child, in: offer)
    var frame = SceneRect(x: rect.x, y: rect.y, width: size.width, height: size.height)
    for axis in StackElement.Axis.allCases {
      let room = rect.size[axis] - size[axis]
      if !scroll.scrolls(along: axis) {
        frame.move(by: room / 2, along: axis)
      } else if room > 0, let alignment = scroll.anchors?.alignment {
        frame.move(by: room * alignment.part(along: axis), along: axis)
      }
    }
    body(child, frame, offer)
  }
}

extension ScrollElement {
  /// Returns the proposal to the content: `nil` along the scrolling axes.
  fileprivate func offer(in room: LayoutProposal) -> LayoutProposal {
    LayoutProposal(width: isHorizontal ? nil : room.width, height: isVertical ? nil : room.height)
  }
}

extension SceneFrame.Limits {
  /// Returns the length that a frame proposes to its content.
  fileprivate func offer(in room: Double?) -> Double? {
    guard let room = room ?? ideal else { return isFixed ? least : nil }
    return clamped(room, lower: least, upper: most)
  }

  /// Returns true if a length of the frame is the minimum or the maximum, and not the length of the content.
  fileprivate func isLimit(_ length: Double) -> Bool { length <= least ?? -.infinity || length >= most ?? .infinity }

  /// Returns the length of a frame: the proposed length, clamped to the limits. The length of the content replaces a
  /// missing limit, and a missing proposal.
  fileprivate func length(of content: Double, in room: Double?) -> Double {
    if isNone { return content }
    guard let room = room ?? ideal else { return clamped(content, lower: least, upper: most) }
    // A frame with only an ideal length has the length of its content.
    return clamped(room, lower: least ?? min(content, most ?? content), upper: most ?? max(content, least ?? content))
  }

  private func clamped(_ length: Double, lower: Double?, upper: Double?) -> Double {
    max(lower ?? -.infinity, min(length, upper ?? .infinity))
  }
}
