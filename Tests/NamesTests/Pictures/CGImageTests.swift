import Foundation
import ImageIO
import KeelScene
import SwiftUI
import Testing

/// Pictures as pixels, and files of pictures.
@MainActor @Suite struct CGImageTests {
  /// A picture of two halves, red and blue.
  private func halves(_ width: CGFloat = 40, _ height: CGFloat = 20) -> Data {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).pngData {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
    }
  }

  private func pixels(_ image: UIImage?) throws -> UIImage {
    try #require(image?.pngData().flatMap { UIImage(data: $0) })
  }

  @Test func aPictureHasTheSizeOfItsPixels() throws {
    let image = try #require(UIImage(data: halves(), scale: 2))
    let picture = try #require(image.cgImage)
    #expect(picture.width == 80 && picture.height == 40 && image.size == CGSize(width: 40, height: 20))
    #expect(UIImage(cgImage: picture).size == CGSize(width: 80, height: 40))
    #expect(UIImage(cgImage: picture, scale: 2, orientation: .up) == image)
    #expect(UIImage(systemName: "wifi").cgImage == nil)
  }

  @Test func aPartOfAPictureIsAPicture() throws {
    let picture = try #require(UIImage(data: halves())?.cgImage)
    let part = try #require(picture.cropping(to: CGRect(x: 60, y: 10, width: 100, height: 20)))
    #expect(part.width == 20 && part.height == 20)
    #expect(picture.cropping(to: CGRect(x: 200, y: 0, width: 10, height: 10)) == nil)
    #expect(picture.cropping(to: .zero) == nil && picture.cropping(to: .null) == nil)
  }

  @Test(arguments: [
    (UIImage.Orientation.up, 80, 40), (.down, 80, 40), (.left, 40, 80), (.right, 40, 80), (.upMirrored, 80, 40),
    (.rightMirrored, 40, 80),
  ])
  func aTurnedPictureHasItsSidesInThatOrder(orientation: UIImage.Orientation, width: Int, height: Int) throws {
    let picture = try #require(UIImage(data: halves())?.cgImage)
    let turned = try #require(UIImage(cgImage: picture, scale: 1, orientation: orientation).cgImage)
    #expect(turned.width == width && turned.height == height)
    #expect((turned == picture) == (orientation == .up))
  }

  @Test func aFileIsReadByItsParts() throws {
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    let source = try #require(CGImageSourceCreateWithData(halves(400, 200) as CFData, options))
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 800)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 400)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let small =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: CGFloat(100),
      ] as CFDictionary
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, small))
    #expect(thumbnail.width == 100 && thumbnail.height == 50)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil)?.width == 800)
  }

  @Test func whatIsNoPictureHasNoSource() throws {
    #expect(CGImageSourceCreateWithData(Data([1, 2, 3]), nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png"), nil) == nil)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try halves().write(to: file)
    #expect(CGImageSourceCreateWithURL(file as CFURL, nil).map(CGImageSourceGetCount) == 1)
  }

  @Test func aPictureIsShownAsAnImage() throws {
    let picture = try #require(UIImage(data: halves())?.cgImage)
    #expect(Image(decorative: picture, scale: 2) != Image(picture, scale: 2, label: Text("Halves")))
  }
}
