// The SwiftNavigation module of swift-navigation, as a name of Keel's model layer: bindings, `observe`, alerts as state.
// Like swift-navigation's, it exports the modules of case paths and of Perception.
@_exported public import CasePaths
@_exported public import KeelModel
@_exported public import Perception
