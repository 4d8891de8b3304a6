public import Foundation
public import KeelViews
public import UIKit

extension Image {
  /// Creates an image of a bundle by name: a file or a set of an asset catalogue among its resources.
  public init(_ name: String, bundle: Bundle?) {
    self.init(.named(name, variableValue: nil, bundlePath: bundle?.assetPath))
  }

  /// Creates an image of a bundle by name, with a label for assistive technology.
  public init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(name, bundle: bundle)
    self.label = [label]
  }

  /// Creates an image of a bundle by name that assistive technology ignores.
  public init(decorative name: String, bundle: Bundle?) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// Creates the image of a resource.
  public init(_ resource: ImageResource) {
    self.init(.named(resource.imageName, variableValue: nil, bundlePath: resource.assetPath))
  }
}

extension Color {
  /// Creates a colour of a bundle's asset catalogue by name.
  public init(_ name: String, bundle: Bundle?) { self.init(.named(name, bundlePath: bundle?.assetPath)) }

  /// Creates the colour of a resource.
  public init(_ resource: ColorResource) { self.init(.named(resource.colorName, bundlePath: resource.assetPath)) }
}
