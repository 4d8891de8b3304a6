public import Foundation
public import KeelControls
import KeelScene

extension UIImage {
  /// Creates an image from a file; `nil` if it cannot be read. A name that ends in `@2x` or `@3x` determines the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: CGFloat(NamedAssets.scale(ofFile: stem)))
  }

  /// Creates the image with this name from the program's resources; `nil` if there is none, which is reported once.
  ///
  /// The initialiser searches for PNG, JPEG, GIF, WebP and SVG files and asset catalogues (`flag.imageset`) in the
  /// folder of the program and in the bundles that SwiftPM puts beside it. Of several scales it uses the highest, and
  /// front ends choose between the images for light and dark. An image is read once and kept, and a name without an
  /// image is searched for once.
  public convenience init?(named name: String) {
    guard let image = NamedAssets.main.reportedPicture(named: name) else { return nil }
    self.init(image)
  }

  /// Creates the image with this name from the resources of a bundle; `nil` if there is none.
  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let image = NamedAssets.of(bundlePath: bundle?.assetPath).reportedPicture(named: name) else { return nil }
    self.init(image)
  }

  /// Creates the image with this name from the resources of a bundle; `nil` if there is none. The traits have no
  /// effect: front ends choose between the images for light and dark.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle)
  }

  /// Creates the image of a resource, or an empty one if there is none.
  public convenience init(resource: ImageResource) {
    self.init(UIImage(named: resource.name, in: resource.bundle) ?? .nothing)
  }

  /// Creates an image from encoded data with some pixels in a point; `nil` for data of an unknown format.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image.changingLook { $0.scale = Double(scale) })
  }
}

extension UIImage {
  /// The number of pixels in a point.
  public var scale: CGFloat { CGFloat(look?.scale ?? 1) }

  /// The size in points. Symbols are about as large as text.
  public var size: CGSize {
    guard let data else { return CGSize(width: 20, height: 20) }
    return CGSize(width: CGFloat(data.width) / scale, height: CGFloat(data.height) / scale)
  }

  /// The colouring of an image.
  public enum RenderingMode: Int, Sendable {
    /// The place of the image decides.
    case automatic
    /// Its own colours.
    case alwaysOriginal
    /// The tint colour, where it is not transparent.
    case alwaysTemplate
  }

  /// The colouring of the image. Symbols always have the colour of the text, and so have automatic images in bars, tabs,
  /// menus and segments.
  public var renderingMode: RenderingMode {
    guard data != nil else { return .alwaysTemplate }
    guard let look else { return .automatic }
    return look.isTemplate ? .alwaysTemplate : look.keepsColors ? .alwaysOriginal : .automatic
  }

  /// Returns the image with a colouring: its own colours, or those of the text around it.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changingLook { look in
      look.isTemplate = renderingMode == .alwaysTemplate
      look.keepsColors = renderingMode == .alwaysOriginal
    }
  }
}

extension UIColor {
  /// Creates the colour with this name from the program's asset catalogues; `nil` if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the colour with this name from the asset catalogues of a bundle; `nil` if there is none. The traits have
  /// no effect: front ends choose between the colours for light and dark.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = NamedAssets.of(bundlePath: bundle?.assetPath).color(named: name) else { return nil }
    self.init(found.opacity < 0.05 ? .background : found.color, alpha: found.opacity)
  }

  /// Creates the colour of a resource; the colour of text if there is none.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .label
    self.init(found.sceneColor, alpha: found.alpha)
  }
}

/// An image of an asset catalogue, as Xcode generates constants for.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the resource with a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// The name of the image.
  package var imageName: String { name }
  /// The folder of the bundle, or `nil` for the program's own.
  package var assetPath: String? { bundle.assetPath }
}

/// A colour of an asset catalogue, as Xcode generates constants for.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the resource with a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// The name of the colour.
  package var colorName: String { name }
  /// The folder of the bundle, or `nil` for the program's own.
  package var assetPath: String? { bundle.assetPath }
}

extension Bundle {
  /// The folder of the bundle's resources; `nil` for the program's own, whose assets are found in several folders.
  package var assetPath: String? { self == .main ? nil : (resourceURL ?? bundleURL).path }
}
