// The UIKit module for platforms without Apple's: files with `import UIKit` compile unchanged.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import KeelControls
@_exported public import KeelModel
@_exported public import Observation
