/// A photo on disk.
public struct Photo: Hashable, Codable, Sendable {
  /// The path of the file. It may be removed when the cache makes room; open it soon.
  public var file: String
  /// The type of the file, such as `image/png`.
  public var type: String
  /// The number of bytes.
  public var size: Int

  public init(file: String, type: String, size: Int) {
    self.file = file
    self.type = type
    self.size = size
  }
}
