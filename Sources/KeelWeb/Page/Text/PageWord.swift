@_exported public import enum KeelInteraction.SystemWord
