import Foundation
import KeelControls
import KeelScene
import Testing
import UIKit

/// Images that a program draws, and texts that it measures.
@MainActor @Suite struct DrawnImageTests {
  private func text(_ image: UIImage) -> String { String(decoding: image.data?.bytes ?? [], as: UTF8.self) }

  @Test func aRendererDrawsADocument() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.systemBlue.withAlphaComponent(0.5).setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 20, y: 0, width: 20, height: 20))
      "a < b & \u{1}".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
      UIImage(systemName: "wifi").draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(image.size == CGSize(width: 40, height: 20))
    let text = text(image)
    let parts = [
      "M0 0L20 0", "rgb(255,0,0)", "fill-opacity=\"0.5\"", "a &lt; b &amp;  </tspan>", "viewBox=\"0 0 24 24\"",
    ]
    for part in parts {
      #expect(text.contains(part), "\(part)")
    }
    let png = try #require(image.pngData())
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && UIImage(data: png)?.size == CGSize(width: 40, height: 20))
    let double = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    #expect(UIImage(data: double)?.size == CGSize(width: 80, height: 40))
    #expect(image.jpegData(compressionQuality: 0.5)?.starts(with: [0xFF, 0xD8]) == true)
    #expect(UIImage(systemName: "wifi").pngData() == nil)
  }

  @Test func aPictureThatFillsTheImageIsItselfInAnotherSize() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let picture = try #require(UIImage(data: png))
    let size = CGSize(width: 20, height: 10)
    let small = UIGraphicsImageRenderer(size: size).image { _ in picture.draw(in: CGRect(origin: .zero, size: size)) }
    #expect(small.data == picture.data && small.size == size)
    // Another ratio stretches it.
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let stretched = UIGraphicsImageRenderer(bounds: square).image { _ in picture.draw(in: square) }
    #expect(text(stretched).contains("href=\"data:image/png;base64,") && stretched.size == square.size)
  }

  @Test func olderFunctionsDrawImagesToo() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 0)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 5))
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(image.map(text)?.contains("M1 1") == true && UIGraphicsGetCurrentContext() == nil)
  }

  @Test func textsAreMeasuredByTheirFonts() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect("abcd".size(withAttributes: [.font: font]).width == 40)
    #expect(NSAttributedString(string: "abcd", attributes: [.font: font]).size().width == 40)
    let one = ("abcd" as NSString).size(withAttributes: [.font: font]).height
    let room = CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)
    let area = "abcd abcd".boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    #expect(area == CGRect(x: 0, y: 0, width: 40, height: 2 * one))
    #expect("abcd abcd".boundingRect(with: room, attributes: [.font: font], context: nil).width == 90)
  }
}
