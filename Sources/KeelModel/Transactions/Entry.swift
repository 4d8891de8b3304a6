/// Makes a property a value of the environment, of a transaction, of a container or of the focus.
///
///     extension EnvironmentValues {
///       @Entry var rowHeight: Int = 1
///     }
///
/// The initial value is read where no other has been set. It is computed at each read if the property has a type or the
/// value is a plain literal, and once otherwise. A value of the focus is an optional and needs no initial value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "KeelMacros", type: "EntryMacro")

/// Makes a property a value of a transaction; equivalent to `Entry` in an extension of `Transaction`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro UITransactionEntry() = #externalMacro(module: "KeelMacros", type: "EntryMacro")
