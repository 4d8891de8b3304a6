/// Makes a property a value of the environment, of a transaction, of a container or of what has the focus.
///
///     extension EnvironmentValues {
///       @Entry var rowHeight: Int = 1
///     }
///
/// The value written is what is read where nobody has set another. It is made anew each time if the property has a type,
/// and once if it has none (a plain literal aside).
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "KeelMacros", type: "EntryMacro")

/// Makes a property a value of a transaction: the same as `Entry` in an extension of `Transaction`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro UITransactionEntry() = #externalMacro(module: "KeelMacros", type: "EntryMacro")
