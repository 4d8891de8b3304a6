/// A part of a picture that is repeated in both directions.
public struct DrawingTile: Hashable, Sendable {
  /// The picture.
  public var data: ImageData
  /// The part of the picture that is repeated, where the width and the height of the picture are 1.
  public var part: SceneRect
  /// The area of one of the repetitions; the others are beside, above and below it.
  public var area: SceneRect
  /// The opacity of the picture, from 0 to 1; values outside are clamped, NaN becomes 0.
  public var opacity: Double { didSet { opacity = opacity.clampedToPart } }

  /// Creates a repeated picture.
  public init(
    _ data: ImageData, part: SceneRect = SceneRect(width: 1, height: 1), in area: SceneRect, opacity: Double = 1
  ) {
    self.data = data
    self.part = part
    self.area = area
    self.opacity = opacity.clampedToPart
  }

  /// The area of the whole picture of which the part fills `area`.
  public var pictureArea: SceneRect {
    let (width, height) = (area.width / part.width, area.height / part.height)
    return SceneRect(x: area.x - part.x * width, y: area.y - part.y * height, width: width, height: height)
  }

  /// Returns the tile with a part inside of the picture, and an area of at least one point in both directions.
  var lawful: DrawingTile {
    func range(_ start: Double, _ length: Double) -> (start: Double, length: Double) {
      let low = start.clampedToPart
      let length = (start + length).clampedToPart - low
      return length > 0.001 ? (low, length) : (0, 1)
    }
    let (across, down) = (range(part.x, part.width), range(part.y, part.height))
    var tile = self
    tile.part = SceneRect(x: across.start, y: down.start, width: across.length, height: down.length)
    tile.area = SceneRect(
      x: area.x.lawfulCoordinate, y: area.y.lawfulCoordinate, width: max(1, area.width.lawfulCoordinate),
      height: max(1, area.height.lawfulCoordinate))
    return tile
  }
}
