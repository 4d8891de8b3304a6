/// The namespace that the `@Observable` macro finds in a file that imports `KeelModel`.
///
/// The macro writes `Observation.ObservationRegistrar()` into a model. A type shadows a module of the same name, so
/// that the model receives a ``TrackingRegistrar``, which forwards to the standard one: other code that observes such
/// models works as before.
public enum Observation {
  /// The standard library's protocol of observable models.
  public typealias Observable = StockObservable
  /// The registrar of models in files that import `KeelModel`.
  public typealias ObservationRegistrar = TrackingRegistrar
}
