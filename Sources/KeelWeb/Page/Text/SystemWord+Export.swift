// The type of the keys of `WebServerOptions.words`.
@_exported public import enum KeelInteraction.SystemWord
