// The SwiftNavigation module of swift-navigation, as a name of Keel's model layer: bindings, `observe`, alerts as state.
@_exported public import KeelModel
