/// What the `@Observable` macro finds under the module's name in a file that imports `KeelModel`.
///
/// The macro writes `Observation.ObservationRegistrar()` into a model. A type shadows a module of the same name, so that
/// with this enum in sight the model gets a ``TrackingRegistrar``, which forwards to the standard one: everything else
/// that observes such models works as before.
public enum Observation {
  public typealias Observable = StockObservable
  public typealias ObservationRegistrar = TrackingRegistrar
}
