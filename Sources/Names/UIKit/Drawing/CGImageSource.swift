public import Foundation
internal import KeelPictures
internal import KeelScene

// The reading of picture files by parts, from ImageIO. Files are read by gdk-pixbuf and its loaders.

/// A text, as C interfaces of Apple's call it.
public typealias CFString = String
/// Bytes, as C interfaces of Apple's call them.
public typealias CFData = Data
/// An address, as C interfaces of Apple's call it.
public typealias CFURL = URL
/// Values by keys, as C interfaces of Apple's call them.
public typealias CFDictionary = [AnyHashable: Any]

/// The pictures of a file.
///
/// May be used on any thread.
public final class CGImageSource: Sendable {
  fileprivate let data: ImageData
  fileprivate init(_ data: ImageData) { self.data = data }
}

/// Options and properties of pictures in a file.
///
/// The largest side of a thumbnail, in pixels: a number. Without it, a thumbnail is as large as its picture.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// No effect: thumbnails are always made of the whole picture.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// No effect: thumbnails are always made of the whole picture.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// No effect: thumbnails are always upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// No effect: front ends decode pictures when they show them.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// No effect: front ends decode pictures when they show them.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The property with the width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The property with the height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// Returns the pictures in bytes; `nil` if they are in no format that front ends show: PNG, JPEG, GIF, WebP or SVG.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  let data = ImageData(bytes: Array(data))
  return data.format == .other || !PictureDecoder.isAcceptable(data) ? nil : CGImageSource(data)
}

/// Returns the pictures in a file; `nil` if it cannot be read, or is in no format that front ends show.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSourceCreateWithData(data, options)
}

/// Returns the number of pictures: one. Front ends play the pictures of an animation by themselves.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// Returns the uniform type identifier of a file, such as `public.png`.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  switch source.data.format {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .webp: "org.webmproject.webp"
  case .svg: "public.svg-image"
  case .other: nil
  }
}

/// Returns the picture of a file; `nil` for other indices than 0.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? CGImage(source.data) : nil
}

/// Returns the picture of a file, scaled down to the largest side in the options; `nil` for other indices than 0, and if
/// it cannot be decoded. O(pixels).
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let data = source.data
  let side = max(data.width, data.height)
  guard let most = largestSide(in: options), side > most else { return CGImage(data) }
  func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * Double(most) / Double(side)).rounded())) }
  let (width, height) = (scaled(data.width), scaled(data.height))
  let format = data.format == .jpeg ? "jpeg" : "png"
  return PictureDecoder.file(of: data, width: width, height: height, as: format).map { CGImage(ImageData(bytes: $0)) }
}

private func largestSide(in options: CFDictionary?) -> Int? {
  let most: Double? =
    switch options?[kCGImageSourceThumbnailMaxPixelSize] {
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  return most.map { Int(min(max($0, 1), Double(PictureDecoder.sideLimit))) }
}

/// Returns the size in pixels of the picture of a file; `nil` for other indices than 0.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  return [kCGImagePropertyPixelWidth: source.data.width, kCGImagePropertyPixelHeight: source.data.height]
}
