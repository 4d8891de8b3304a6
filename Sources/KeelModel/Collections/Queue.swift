/// A first-in, first-out queue. Appending and removing are O(1), amortised; an array moves all its elements for each
/// one that is removed from its front.
package struct Queue<Element> {
  private var slots: [Element?] = []
  private var head = 0
  /// The number of elements that were moved to close gaps at the front, for tests: never more than have been removed.
  package private(set) var moveCount = 0

  package init() {}

  package var count: Int { slots.count - head }
  package var isEmpty: Bool { count == 0 }
  /// The element that was appended first.
  package var first: Element? { head < slots.count ? slots[head] : nil }

  package mutating func append(_ element: Element) { slots.append(element) }

  /// Removes and returns the element that was appended first, or returns `nil` if the queue is empty.
  package mutating func popFirst() -> Element? {
    guard head < slots.count else { return nil }
    let element = slots[head].take()
    head += 1
    if head == slots.count {
      slots.removeAll(keepingCapacity: head <= 64)
      head = 0
    } else if head >= 64, head * 2 >= slots.count {
      moveCount += count
      slots.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Replaces all elements by one, and returns the former ones for release elsewhere.
  package mutating func replaceAll(with element: Element) -> Queue {
    let former = self
    self = Queue()
    append(element)
    return former
  }
}
