/// The subscriber and the upstream subscription of an operator. Read and written under the operator's lock.
struct Ends<Downstream: Subscriber> {
  private(set) var downstream: Downstream?
  private(set) var upstream: (any Subscription)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Stores the subscription and returns the subscriber that receives it, or `nil` if the subscription must be
  /// cancelled, because it is not the first one or the subscriber has been released.
  mutating func take(_ subscription: any Subscription) -> Downstream? {
    guard upstream == nil, let downstream else { return nil }
    upstream = subscription
    return downstream
  }

  /// Removes the subscription, which is no longer needed, and returns it.
  mutating func dropUpstream() -> (any Subscription)? {
    defer { upstream = nil }
    return upstream
  }

  /// Removes and returns both, so that the caller releases them when it holds no lock.
  mutating func release() -> Ends {
    defer { (downstream, upstream) = (nil, nil) }
    return self
  }
}
