// A single import for apps: the model toolkit, both layers of views, and the launcher.
@_exported import KeelControls
@_exported import KeelModel
@_exported import KeelViews

#if Desktop
@_exported import KeelDesktop
#endif
#if Web
@_exported import KeelWeb
#endif
