// The only file that imports the class. In a file with `import class Foundation.NSCoder`, all methods of Foundation are
// visible: a `contains` of a string there links all of Foundation (Documentation/architecture/controls.md).
public import class Foundation.NSCoder

/// Foundation's type for archives, for `init?(coder:)` of views.
public typealias NSCoder = Foundation.NSCoder
