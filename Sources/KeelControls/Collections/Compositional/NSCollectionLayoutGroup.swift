import KeelScene

/// Items in a line or in a column, which a section repeats.
@MainActor @preconcurrency public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items, in order.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between two items; `nil` for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private let isHorizontal: Bool
  /// The number of equal items; `nil` for as many as fit.
  private let count: Int?

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: size)
  }

  /// Returns a group of items side by side, repeated as often as they fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, count: nil)
  }
  /// Returns a group of equal items side by side, which share the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  /// Returns a group of equal items side by side, which share the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  /// Returns a group of items one below the other, repeated as often as they fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, count: nil)
  }
  /// Returns a group of equal items one below the other, which share the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
  /// Returns a group of equal items one below the other, which share the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// The greatest number of cells in a group.
  private static let most = 256

  override func frames(at x: RowLength, _ y: RowLength, in place: LayoutArea) -> [ItemFrame] {
    let own = ItemFrame(x: x, y: y, width: place.width, height: place.height).inset(by: contentInsets)
    var inner = place
    (inner.width, inner.height) = (own.width, own.height)
    let members = members(in: inner)
    var frames: [ItemFrame] = []
    let spaces = spaces(of: members, in: inner)
    var offset = RowLength()
    for (item, area) in members {
      let before = item.space(before: isHorizontal), across = item.space(across: isHorizontal)
      offset = offset + before
      let (left, top) = isHorizontal ? (own.x + offset, own.y + across) : (own.x + across, own.y + offset)
      frames += item.frames(at: left, top, in: area)
      offset = offset + (isHorizontal ? area.width : area.height) + item.space(after: isHorizontal) + spaces
    }
    return frames
  }

  /// Returns the items with their sizes, as many as there are or fit.
  private func members(in area: LayoutArea) -> [(item: NSCollectionLayoutItem, area: LayoutArea)] {
    let spacing = interItemSpacing?.points ?? 0
    guard let count else {
      guard !subitems.isEmpty else { return [] }
      let room = area.points(isHorizontal ? area.width : area.height)
      // A group whose length depends on its content has each of its items once.
      let isOpen = (isHorizontal ? area.width : area.height).isFlexible
      var members: [(item: NSCollectionLayoutItem, area: LayoutArea)] = []
      var used = 0.0
      while members.count < Self.most {
        let item = subitems[members.count % subitems.count]
        let size = item.area(in: area)
        let length = area.points(isHorizontal ? size.width : size.height)
        let outside = area.points(item.space(before: isHorizontal) + item.space(after: isHorizontal))
        let next = used + (members.isEmpty ? 0 : spacing) + length + outside
        // The first round is complete, even if it is too long: its cells would have no place otherwise.
        if members.count >= subitems.count, isOpen || next > room + 0.5 || length <= 0 { break }
        used = next
        members.append((item, size))
      }
      return members
    }
    let number = min(max(count, 1), Self.most)
    guard let item = subitems.first else { return [] }
    var size = item.area(in: area)
    let total = isHorizontal ? area.width : area.height
    var share = (total - RowLength(points: spacing * Double(number - 1))) * (1 / Double(number))
    if isHorizontal {
      share.isFlexible = false
      size.width = share
    } else if total.isFlexible, layoutSize.heightDimension.isEstimated {
      // The height of the group is that of its items.
    } else {
      size.height = share
    }
    return Array(repeating: (item, size), count: number)
  }

  /// Returns the space between two items.
  private func spaces(of members: [(item: NSCollectionLayoutItem, area: LayoutArea)], in area: LayoutArea) -> RowLength
  {
    let least = RowLength(points: interItemSpacing?.points ?? 0)
    guard interItemSpacing?.isFlexibleSpacing == true, members.count > 1 else { return least }
    let total = isHorizontal ? area.width : area.height
    var used = RowLength()
    for (item, area) in members {
      used =
        used + (isHorizontal ? area.width : area.height) + item.space(before: isHorizontal)
        + item.space(after: isHorizontal)
    }
    var space = (total - used) * (1 / Double(members.count - 1))
    space.isFlexible = false
    return area.points(space) > least.points ? space : least
  }
}

extension NSCollectionLayoutItem {
  fileprivate func space(before isHorizontal: Bool) -> RowLength {
    RowLength(points: (isHorizontal ? edgeSpacing?.leading : edgeSpacing?.top)?.points ?? 0)
  }
  fileprivate func space(after isHorizontal: Bool) -> RowLength {
    RowLength(points: (isHorizontal ? edgeSpacing?.trailing : edgeSpacing?.bottom)?.points ?? 0)
  }
  fileprivate func space(across isHorizontal: Bool) -> RowLength {
    RowLength(points: (isHorizontal ? edgeSpacing?.top : edgeSpacing?.leading)?.points ?? 0)
  }
}
