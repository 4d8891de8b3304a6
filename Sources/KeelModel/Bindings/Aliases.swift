// The names that code written for UIKit uses for the same types.

public typealias UIBinding = Binding
public typealias UIBindable = Bindable
public typealias UITransaction = Transaction
