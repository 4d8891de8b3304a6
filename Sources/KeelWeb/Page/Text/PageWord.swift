@_exported public import enum KeelInteraction.SystemWord

/// The former name of `SystemWord`, before all front ends used it.
public typealias PageWord = SystemWord
