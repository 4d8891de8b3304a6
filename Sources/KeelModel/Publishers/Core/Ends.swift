/// The two ends of what stands between one publisher and one subscriber. Read and written under its lock.
struct Ends<Downstream: Subscriber> {
  private(set) var downstream: Downstream?
  private(set) var upstream: (any Subscription)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Takes the subscription, if it is the first and somebody still wants it. Says who is to hear of it; where nobody is,
  /// the subscription is to be cancelled.
  mutating func take(_ subscription: any Subscription) -> Downstream? {
    guard upstream == nil, let downstream else { return nil }
    upstream = subscription
    return downstream
  }

  /// Lets go of the subscription, which has done its work, and gives it out.
  mutating func dropUpstream() -> (any Subscription)? {
    defer { upstream = nil }
    return upstream
  }

  /// Lets go of both, and gives them out: what hangs on them is to go when no lock is held.
  mutating func release() -> Ends {
    defer { (downstream, upstream) = (nil, nil) }
    return self
  }
}
