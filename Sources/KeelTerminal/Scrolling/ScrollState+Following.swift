internal import KeelScene

extension ScrollState {
  /// Moves to the position that the program requests, once for each request, and to the anchor of a region that the user
  /// has not scrolled away from it. The distances are the farthest ones, in lines and columns.
  mutating func follow(_ element: ScrollElement, farthest: Size) {
    if let anchors = element.anchors {
      let anchor = isAtAnchor.map { $0 ? anchors.sizeChanges : nil } ?? anchors.initial
      if let anchor {
        top = Int((Double(farthest.height) * anchor.part(along: .vertical)).rounded())
        left = Int((Double(farthest.width) * anchor.part(along: .horizontal)).rounded())
        self.anchor = nil
      }
    }
    guard let position = element.position, serial != position.serial else { return }
    serial = position.serial
    anchor = nil
    isByUser = false
    if let y = position.y { top = Self.cells(y / 16, most: farthest.height) }
    if let x = position.x { left = Self.cells(x / 8, most: farthest.width) }
  }

  private static func cells(_ length: Double, most: Int) -> Int { Int(min(max(0, length.rounded()), Double(most))) }

  /// Returns true if the region is at an anchor.
  func isAt(_ anchor: SceneAnchor?, farthest: Size) -> Bool {
    guard let anchor else { return false }
    return top == Int((Double(farthest.height) * anchor.part(along: .vertical)).rounded())
      && left == Int((Double(farthest.width) * anchor.part(along: .horizontal)).rounded())
  }
}
