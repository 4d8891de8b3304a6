// The ImageIO module for platforms without Apple's: the UIKit module has the types for files of pictures.
@_exported public import UIKit
