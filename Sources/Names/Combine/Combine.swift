// Combine, where Apple's is absent: a file that begins `import Combine` compiles here.
@_exported public import Foundation
@_exported public import KeelModel
