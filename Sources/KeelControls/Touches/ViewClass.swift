/// What Keel needs to know of a class of responders: whether it is one of Keel's, and whether it handles touches.
///
/// A method is overridden if its entry in the table of methods differs (`ClassTable`). The entries for touches are those
/// that differ between the responder and a subclass that overrides exactly these methods; entries that differ in every
/// subclass (initialisers) are left out.
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
      isOwn: isOwn(type), overridesTouches: slots.contains { ClassTable(type)[$0] != ClassTable(base(of: type))[$0] })
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

  /// The places of the methods for touches in the table.
  private static let slots: [Int] = {
    let table = ClassTable(UIResponder.self)
    precondition((ClassTable.start..<10_000).contains(table.end), unknownTable)
    let found = (ClassTable.start..<table.end).filter { word in
      ClassTable(Plain.self)[word] == table[word] && ClassTable(Other.self)[word] == table[word]
        && ClassTable(Probe.self)[word] != table[word]
    }
    precondition(found.count == 4, unknownTable)
    return found
  }()

  private static let unknownTable = """
    The methods for touches are not in the table of UIResponder, so that views would receive no touches. ViewClass.swift \
    knows the tables of Swift 6.2 and 6.3: adapt ClassTable to this version of the compiler.
    """
}
