/// What Keel needs to know of a class of responders: whether it is one of Keel's, and whether it handles touches.
///
/// The methods of a class are in a table behind its metadata, and every subclass begins with the table of its superclass.
/// A method is overridden if the entry differs. The entries for touches are those that differ between the responder and
/// a subclass that overrides exactly these methods; entries that differ in every subclass (initialisers) are left out.
@MainActor struct ViewClass {
  /// True for classes of Keel's own modules.
  let isOwn: Bool
  /// True if the class overrides one of the methods for touches, in itself or in a superclass that is not Keel's.
  let overridesTouches: Bool

  private static var known: [ObjectIdentifier: ViewClass] = [:]

  /// Returns the properties of the class of an object. O(1) after the first object of the class.
  static func of(_ object: UIResponder) -> ViewClass {
    let type = Swift.type(of: object)
    if let known = known[ObjectIdentifier(type)] { return known }
    let found = ViewClass(
      isOwn: isOwn(type), overridesTouches: slots.contains { entry($0, of: type) != entry($0, of: base(of: type)) })
    known[ObjectIdentifier(type)] = found
    return found
  }

  /// Notes that there is an object of a class: views of the program, and what handles touches, may need boxes.
  static func note(_ object: UIResponder) {
    let found = of(object)
    if found.overridesTouches || !found.isOwn && object is UIView { UIView.hasStandIns = true }
  }

  private static let ownModules: Set<Substring> = ["Charts", "Keel", "KeelControls", "KeelViews", "SwiftUI", "UIKit"]

  private static func isOwn(_ type: UIResponder.Type) -> Bool {
    ownModules.contains(String(reflecting: type).prefix { $0 != "." })
  }

  /// The class of Keel from which a class has the methods that it does not override.
  private static func base(of type: UIResponder.Type) -> UIResponder.Type {
    type is UIControl.Type ? UIControl.self : UIResponder.self
  }

  // MARK: The table of methods

  private class Plain: UIResponder {}
  private class Other: UIResponder {}
  private class Probe: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  /// The places of the methods for touches, in words from the beginning of the metadata.
  private static let slots: [Int] = {
    // Kind, superclass, flags, sizes, the size of the metadata and the offset of its beginning, descriptor, destructor.
    let headerWords = 7
    let sizes = unsafeBitCast(UIResponder.self as UIResponder.Type, to: UnsafePointer<UInt32>.self)
    let words = (Int(sizes[8]) - Int(sizes[9])) / 8
    guard words > headerWords, words < 10_000 else { return [] }
    let found = (headerWords..<words).filter { word in
      let plain = entry(word, of: UIResponder.self)
      return entry(word, of: Plain.self) == plain && entry(word, of: Other.self) == plain
        && entry(word, of: Probe.self) != plain
    }
    return found.count == 4 ? found : []
  }()

  /// Returns a word of the metadata of a class, which is the descendant of the class whose table contains the word.
  private static func entry(_ word: Int, of type: UIResponder.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[word]
  }
}
