// The SwiftUI module for platforms without Apple's: files with `import SwiftUI` compile unchanged. Like Apple's, it
// exports Combine and UIKit.
@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Keel
@_exported public import KeelControls
@_exported public import KeelModel
@_exported public import KeelViews
@_exported public import Observation
@_exported public import UIKit
