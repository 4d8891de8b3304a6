/// Returns true if two values are equal by their own `==`, or are the same object.
package func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  func compare<Known: Equatable>(_ old: Known) -> Bool { (new as? Known) == old }
  if let old = old as? any Equatable { return compare(old) }
  if Value.self is AnyObject.Type { return (old as AnyObject) === (new as AnyObject) }
  return false
}
