public import KeelModel

/// The observable state of the app, which nothing but use cases can change.
public typealias AppState = Store<Roger>
