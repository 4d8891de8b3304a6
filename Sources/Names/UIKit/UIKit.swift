// UIKit, where Apple's is absent: a file that begins `import UIKit` compiles here.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import KeelControls
@_exported public import KeelModel
@_exported public import Observation
