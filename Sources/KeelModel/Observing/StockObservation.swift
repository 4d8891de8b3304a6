public import Observation

// The standard library's own types, under names that remain reachable where `Observation` means Keel's enum. This file
// must not mention that enum.

/// The standard library's `Observable`.
public typealias StockObservable = Observable
/// The standard library's `ObservationRegistrar`.
public typealias StockObservationRegistrar = ObservationRegistrar
