// The CoreGraphics module for platforms without Apple's: Foundation provides its points, sizes and rectangles. The
// `SwiftUI` module provides the other types that views need.
@_exported public import Foundation
