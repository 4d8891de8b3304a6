public import Foundation
public import KeelControls
internal import KeelPictures
internal import KeelScene

extension UIImage {
  enum FileFormat {
    case png
    case jpeg(quality: Double)
  }

  /// Returns the image as PNG; `nil` for symbols, and for data that cannot be decoded.
  public func pngData() -> Data? { encoded(as: .png, scale: scale) }

  /// Returns the image as JPEG with a quality from 0 to 1; `nil` for symbols, and for data that cannot be decoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(as: .jpeg(quality: Double(compressionQuality)), scale: scale)
  }

  /// Returns the image as a file with some pixels in a point. Data that has the format already is returned as it is.
  func encoded(as format: FileFormat, scale: CGFloat) -> Data? {
    guard let data else { return nil }
    if case .png = format, data.format == .png { return Data(data.bytes) }
    let (wide, high) =
      data.format == .svg
      ? (Double(size.width * max(scale, 0.01)), Double(size.height * max(scale, 0.01)))
      : (Double(data.width), Double(data.height))
    // Larger pictures are scaled to what may be decoded.
    let factor = min(1, Double(PictureDecoder.sideLimit) / max(wide, high, 1))
    func pixels(_ length: Double) -> Int { max(1, Int((length * factor).rounded())) }
    let (width, height) = (pixels(wide), pixels(high))
    let bytes =
      switch format {
      case .png: PictureDecoder.file(of: data, width: width, height: height, as: "png")
      case .jpeg(let quality):
        PictureDecoder.file(
          of: data, width: width, height: height, as: "jpeg",
          ["quality": String(Int((min(max(quality, 0), 1) * 100).rounded()))])
      }
    return bytes.map { Data($0) }
  }
}
