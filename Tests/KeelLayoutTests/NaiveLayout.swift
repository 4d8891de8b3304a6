import KeelLayout
import KeelScene

/// Propose, choose, place, written as plainly as possible: no caches, no incremental state, one function for sizes and
/// one for places. The solver must give the same frames.
@MainActor struct NaiveLayout {
  typealias Room = LayoutProposal

  func size(_ node: Subtree, _ room: Room) -> SceneSize {
    switch node.element {
    case .shape: return SceneSize(width: room.width ?? 10, height: room.height ?? 10)
    case .spacer(let spacer):
      let least = spacer.minLength ?? 8
      return SceneSize(width: max(least, room.width ?? 0), height: max(least, room.height ?? 0))
    case .separator: return SceneSize(width: room.width ?? 1, height: 1)
    case .stack(let stack):
      let sizes = children(of: node, stack, room).map(\.size)
      let (along, across) = (stack.axis == .horizontal, stack.axis == .vertical)
      let length = sizes.reduce(gaps(node, stack).reduce(0, +)) { $0 + (along ? $1.width : $1.height) }
      let breadth = sizes.map { across ? $0.width : $0.height }.max() ?? 0
      var size = along ? SceneSize(width: length, height: breadth) : SceneSize(width: breadth, height: length)
      if stack.distribution == .pageContent {
        size = SceneSize(width: max(size.width, room.width ?? 0), height: max(size.height, room.height ?? 0))
      }
      return size
    case .layers(let layers):
      let deciding = layers.base.map { [node.children[$0]] } ?? node.children
      let sizes = deciding.map { size($0, room) }
      return SceneSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .box(let box):
      let inner = size(node.children[0], offer(box, room))
      return SceneSize(
        width: framed(
          inner.width + box.insets.leading + box.insets.trailing, room.width, box.frame.minWidth, box.frame.maxWidth),
        height: framed(
          inner.height + box.insets.top + box.insets.bottom, room.height, box.frame.minHeight, box.frame.maxHeight))
    default: return SceneSize()
    }
  }

  private func framed(_ content: Double, _ room: Double?, _ least: Double?, _ most: Double?) -> Double {
    switch (least, most, room) {
    case (nil, nil, _): content
    case (let least?, nil, nil): max(content, least)
    case (nil, let most?, nil): min(content, most)
    case (let least?, let most?, nil): max(least, min(content, most))
    case (let least?, nil, let room?): max(least, min(room, max(content, least)))
    case (nil, let most?, let room?): max(min(content, most), min(room, most))
    case (let least?, let most?, let room?): max(least, min(room, most))
    }
  }

  private func offer(_ box: BoxElement, _ room: Room) -> Room {
    func one(_ room: Double?, _ least: Double?, _ most: Double?, _ inset: Double) -> Double? {
      let offered = room.map { max(least ?? 0, min($0, most ?? .infinity)) } ?? (least == most ? least : nil)
      return offered.map { max(0, $0 - inset) }
    }
    return Room(
      width: one(room.width, box.frame.minWidth, box.frame.maxWidth, box.insets.leading + box.insets.trailing),
      height: one(room.height, box.frame.minHeight, box.frame.maxHeight, box.insets.top + box.insets.bottom))
  }

  private func gaps(_ node: Subtree, _ stack: StackElement) -> [Double] {
    func isSpacer(_ node: Subtree) -> Bool { if case .spacer = node.element { true } else { false } }
    return node.children.indices.map { index in
      if index == 0 { return 0 }
      let (first, second) = (node.children[index - 1], node.children[index])
      let areTexts = stack.axis == .vertical && hasText(first, atTop: false) && hasText(second, atTop: true)
      let isTight = isSpacer(first) || isSpacer(second) || areTexts
      return stack.hasDefaultSpacing && isTight ? 0 : stack.spacing
    }
  }

  private func hasText(_ node: Subtree, atTop: Bool) -> Bool {
    func all(_ nodes: [Subtree]) -> Bool { !nodes.isEmpty && nodes.allSatisfy { hasText($0, atTop: atTop) } }
    switch node.element {
    case .label: return true
    case .stack(let stack) where stack.axis == .vertical:
      return all(Array(atTop ? node.children.prefix(1) : node.children.suffix(1)))
    case .stack: return all(node.children.filter { if case .spacer = $0.element { false } else { true } })
    case .layers(let layers): return all(layers.base.map { [node.children[$0]] } ?? node.children)
    case .box(let box): return (atTop ? box.insets.top : box.insets.bottom) == 0 && all(node.children)
    default: return false
    }
  }

  private func priority(_ node: Subtree) -> Double {
    switch node.element {
    case .spacer: return -.infinity
    case .box(let box):
      if case .priority(let priority) = box.placement { return priority }
      if case .spacer = node.children[0].element { return 0 }
      return priority(node.children[0])
    case .layers(let layers):
      guard let base = layers.base else { return 0 }
      if case .spacer = node.children[base].element { return 0 }
      return priority(node.children[base])
    default: return 0
    }
  }

  /// The children of a stack with the rooms that they are offered and the sizes that they choose.
  private func children(of node: Subtree, _ stack: StackElement, _ room: Room) -> [(room: Room, size: SceneSize)] {
    let isRow = stack.axis == .horizontal
    func with(_ length: Double?) -> Room {
      isRow ? Room(width: length, height: room.height) : Room(width: room.width, height: length)
    }
    func length(_ size: SceneSize) -> Double { isRow ? size.width : size.height }
    func isSpacer(_ index: Int) -> Bool { if case .spacer = node.children[index].element { true } else { false } }
    func chosen(_ index: Int, _ offer: Double?) -> SceneSize {
      if case .separator = node.children[index].element {
        return isRow ? SceneSize(width: 1, height: room.height ?? 0) : SceneSize(width: room.width ?? 0, height: 1)
      }
      var size = self.size(node.children[index], with(offer))
      if isSpacer(index) { if isRow { size.height = 0 } else { size.width = 0 } }
      return size
    }
    guard let whole = isRow ? room.width : room.height else {
      return node.children.indices.map { (with(nil), chosen($0, nil)) }
    }
    var result = Array(repeating: (room: with(nil), size: SceneSize()), count: node.children.count)
    var left = max(0, whole - gaps(node, stack).reduce(0, +))
    let priorities = node.children.map(priority)
    for priority in Set(priorities).sorted(by: >) {
      let group = node.children.indices.filter { priorities[$0] == priority }
      // Views of lower priorities keep their least length.
      let lower = node.children.indices.filter { priorities[$0] < priority }
      let reserved = lower.reduce(0) { $0 + length(chosen($1, 0)) }
      let order = group.sorted { one, other in
        let first = length(chosen(one, .infinity)) - length(chosen(one, 0))
        let second = length(chosen(other, .infinity)) - length(chosen(other, 0))
        return first == second ? one < other : first < second
      }
      for (done, index) in order.enumerated() {
        let share = max(0, left - reserved) / Double(order.count - done)
        result[index] = (with(share), chosen(index, share))
        left = left == .infinity ? left : left - length(result[index].size)
      }
    }
    return result
  }

  /// Returns the frames of the named nodes.
  func frames(_ node: Subtree, _ frame: SceneRect, _ room: Room) -> [String: SceneRect] {
    var found: [String: SceneRect] = [:]
    let name = node.attributes.accessibility.identifier
    if !name.isEmpty { found[name] = frame }
    func add(_ child: Subtree, _ size: SceneSize, _ x: Double, _ y: Double, _ room: Room) {
      let frame = SceneRect(x: x, y: y, width: size.width, height: size.height)
      found.merge(frames(child, frame, room)) { $1 }
    }
    func part(_ anchor: SceneAnchor) -> (Double, Double) {
      let across: Double = anchor.horizontal == .leading ? 0 : anchor.horizontal == .center ? 0.5 : 1
      let down: Double = anchor.vertical == .top ? 0 : anchor.vertical == .center ? 0.5 : 1
      return (across, down)
    }
    switch node.element {
    case .stack(let stack):
      let parts = children(of: node, stack, room)
      let isRow = stack.axis == .horizontal
      let side = stack.alignment == .leading ? 0 : stack.alignment == .center ? 0.5 : 1
      let used = parts.reduce(gaps(node, stack).reduce(0, +)) { $0 + (isRow ? $1.size.width : $1.size.height) }
      var start = isRow ? frame.x : frame.y
      if stack.distribution == .pageContent { start += ((isRow ? frame.width : frame.height) - used) / 2 }
      for (index, (room, size)) in parts.enumerated() {
        start += gaps(node, stack)[index]
        if isRow {
          add(node.children[index], size, start, frame.y + (frame.height - size.height) * side, room)
        } else {
          add(node.children[index], size, frame.x + (frame.width - size.width) * side, start, room)
        }
        start += isRow ? size.width : size.height
      }
    case .layers(let layers):
      let (across, down) = part(layers.alignment)
      for (index, child) in node.children.enumerated() {
        let room = layers.base == nil || layers.base == index ? room : Room(frame.size)
        let size = self.size(child, room)
        add(
          child, size, frame.x + (frame.width - size.width) * across, frame.y + (frame.height - size.height) * down,
          room)
      }
    case .box(let box):
      let (across, down) = part(box.alignment)
      let room = offer(box, room)
      let size = self.size(node.children[0], room)
      var x = frame.x + box.insets.leading
      var y = frame.y + box.insets.top
      x += (frame.width - box.insets.leading - box.insets.trailing - size.width) * across
      y += (frame.height - box.insets.top - box.insets.bottom - size.height) * down
      if case .offset(let right, let below) = box.placement { (x, y) = (x + right, y + below) }
      add(node.children[0], size, x, y, room)
    default: break
    }
    return found
  }
}
