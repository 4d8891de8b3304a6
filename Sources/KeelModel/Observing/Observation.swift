public import Observation

public typealias _StockObservable = Observable
