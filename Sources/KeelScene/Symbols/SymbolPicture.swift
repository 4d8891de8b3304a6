/// A picture that is shown in the place of a symbol, such as the icon of a tab from an asset catalogue.
///
/// It is as large as the symbols at that place; in rows of lists it has its own size up to a limit (`sizeInRow`).
/// Terminals show the name of the symbol, and nothing beside a title.
public struct SymbolPicture: Hashable, Sendable {
  /// The encoded picture.
  public var data: ImageData
  /// Its scale, its variant for dark windows, and whether it has the colour of the text around it.
  public var look: PictureLook
  /// Creates a picture.
  public init(data: ImageData, look: PictureLook = PictureLook()) {
    self.data = data
    self.look = look
  }

  /// The size in a row in points: its own one, scaled to fit 120 by 60 points; `nil` if the data does not say it.
  package var sizeInRow: (width: Double, height: Double)? {
    guard let size = ImageElement(source: .data(data), look: look).naturalSize, size.width > 0, size.height > 0 else {
      return nil
    }
    let scale = min(1, 120 / size.width, 60 / size.height)
    return (size.width * scale, size.height * scale)
  }
}
