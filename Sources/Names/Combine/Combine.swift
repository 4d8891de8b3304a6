// The Combine module for platforms without Apple's: files with `import Combine` compile unchanged.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import KeelModel
