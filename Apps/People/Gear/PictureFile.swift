public import Foundation
internal import KeelPictures
internal import KeelScene

/// A validated picture file of limited size.
public struct PictureFile: Hashable, Sendable {
  public var data: Data
  /// The media type.
  public var type: String

  /// Checks data from outside, and scales a picture down whose longer side has more pixels than `side`.
  ///
  /// Returns `nil` if the data is not a picture in a known format, or is damaged.
  public static func checked(_ data: Data, side: Int) async -> PictureFile? {
    let image = ImageData(bytes: Array(data))
    guard let type = type(of: image.format), image.width > 0, image.height > 0 else { return nil }
    let scale = min(1, Double(side) / Double(max(image.width, image.height)))
    let width = max(1, Int(Double(image.width) * scale))
    // The picture is decoded completely, because a valid header does not imply valid content.
    guard scale < 1 else {
      return await PictureDecoder.pixels(of: image, width: image.width, height: image.height)
        .map { _ in PictureFile(data: data, type: type) }
    }
    return await PictureScaler.shared.file(of: image, width: width)
      .map { PictureFile(data: Data($0.bytes), type: $0.mediaType) }
  }

  private static func type(of format: ImageData.Format) -> String? {
    switch format {
    case .png, .jpeg, .gif, .webp: "image/\(format.rawValue)"
    // A document can refer to others, and is not a photo.
    case .svg, .other: nil
    }
  }
}
