public import Observation

// The standard library's own types, under names that stay reachable where `Observation` means our enum. This file must
// not mention that enum.

/// The standard library's `Observable`.
public typealias StockObservable = Observable
/// The standard library's `ObservationRegistrar`.
public typealias StockObservationRegistrar = ObservationRegistrar
