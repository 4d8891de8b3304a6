// SwiftUI, where Apple's is absent: a file that begins `import SwiftUI` compiles here. As Apple's does, it brings the
// publishers and the imperative layer along.
@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Keel
@_exported public import KeelControls
@_exported public import KeelModel
@_exported public import KeelViews
@_exported public import Observation
@_exported public import UIKit
