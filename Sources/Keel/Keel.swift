// One import for apps: the model toolkit, the imperative layer, and what starts them.
@_exported import KeelControls
@_exported import KeelModel
@_exported import KeelScene
