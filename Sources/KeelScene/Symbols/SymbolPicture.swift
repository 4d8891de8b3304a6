/// A picture that is shown in the place of a symbol, such as the icon of a tab from an asset catalogue.
///
/// It is as large as the symbols at that place; in rows it has its own size, as far as that is not much larger. Terminals
/// show the name of the symbol, and nothing beside a title.
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

  /// The size in points; `nil` if the data does not say it.
  package var naturalSize: (width: Double, height: Double)? {
    ImageElement(source: .data(data), look: look).naturalSize
  }
}
