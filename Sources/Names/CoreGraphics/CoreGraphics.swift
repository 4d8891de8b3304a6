// Core Graphics, where Apple's is absent: its points, sizes and rectangles are Foundation's here. What else views need of
// it comes with `SwiftUI`.
@_exported public import Foundation
