import Foundation
import Testing
import UIKit

extension UIImage {
  fileprivate convenience init?(base64: String) {
    guard let data = Data(base64Encoded: base64) else { return nil }
    self.init(data: data)
  }
}

/// `UIImage` is a class, as in UIKit.
@Suite struct ImageClassTests {
  @Test func extensionsDeclareInitialisers() throws {
    let header = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 0, 3, 0])
    let image = try #require(UIImage(base64: header.base64EncodedString()))
    #expect(image.size == CGSize(width: 2, height: 3))
    #expect(UIImage(base64: "no picture") == nil)
  }

  @Test func aCacheKeepsImages() throws {
    let cache = NSCache<NSString, UIImage>()
    let image = try #require(UIImage(systemName: "star"))
    cache.setObject(image, forKey: "star")
    #expect(cache.object(forKey: "star") === image)
  }

  @Test func equalImagesAreEqualValues() throws {
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    let red = try #require(UIImage(systemName: "star")).withTintColor(.systemRed)
    #expect(red != UIImage(systemName: "star"))
  }

  @MainActor @Test func aPlaceholderHasAColour() {
    let field = UITextField()
    let text = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.systemRed])
    field.attributedPlaceholder = text
    #expect(field.placeholder == "Name")
    #expect(field.attributedPlaceholder == text)
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
  }
}
