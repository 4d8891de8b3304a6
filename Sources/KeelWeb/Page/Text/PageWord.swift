@_exported public import enum KeelInteraction.SystemWord

/// The name of words before all front ends had them.
public typealias PageWord = SystemWord
