import struct Foundation.CGSize

/// What Keel needs to know of a class of responders: whether it is one of Keel's, and whether it handles touches or lays
/// out its subviews.
///
/// A method is overridden if its entry in the table of methods differs (`ClassTable`). The entries for touches are those
/// that differ between the responder and a subclass that overrides exactly these methods; entries that differ in every
/// subclass (initialisers) are left out.
@MainActor struct ViewClass {
  /// True for classes of Keel's own modules.
  let isOwn: Bool
  /// True if the class overrides one of the methods for touches, in itself or in a superclass that is not Keel's.
  let overridesTouches: Bool
  /// True if the class overrides `layoutSubviews()`, `updateConstraints()`, `viewWillLayoutSubviews()`,
  /// `viewDidLayoutSubviews()` or `viewWillTransition(to:with:)`.
  let overridesLayout: Bool
  /// True if the class overrides `traitCollectionDidChange(_:)`.
  let overridesTraits: Bool

  private static var known: [ObjectIdentifier: ViewClass] = [:]

  /// Returns the properties of the class of an object. O(1) after the first object of the class.
  static func of(_ object: UIResponder) -> ViewClass {
    let type = Swift.type(of: object)
    if let known = known[ObjectIdentifier(type)] { return known }
    let found = ViewClass(
      isOwn: isOwn(type), overridesTouches: slots.contains { ClassTable(type)[$0] != ClassTable(base(of: type))[$0] },
      overridesLayout: overridesLayout(type), overridesTraits: differs(type, from: UIResponder.self, at: traitSlots))
    known[ObjectIdentifier(type)] = found
    return found
  }

  /// Notes that there is an object of a class: views of the program, and what handles touches, may need boxes.
  static func note(_ object: UIResponder) {
    let found = of(object)
    if found.overridesLayout { LayoutPass.isUsed = true }
    if found.overridesTouches || !found.isOwn && object is UIView { UIView.hasStandIns = true }
    if found.overridesTraits { object.followTraits() }
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

  private class TraitProbe: UIResponder {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  }

  private class PlainView: UIView {}
  private class OtherView: UIView {}
  private class ProbeView: UIView {
    override func layoutSubviews() {}
    override func updateConstraints() {}
  }
  private class PlainController: UIViewController {}
  private class OtherController: UIViewController {}
  private class ProbeController: UIViewController {
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }

  /// The places of the methods for touches in the table.
  private static let slots = slots(
    count: 4, in: UIResponder.self, Plain.self, Other.self, of: Probe.self)
  private static let traitSlots = slots(count: 1, in: UIResponder.self, Plain.self, Other.self, of: TraitProbe.self)
  private static let viewSlots = slots(count: 2, in: UIView.self, PlainView.self, OtherView.self, of: ProbeView.self)
  private static let controllerSlots = slots(
    count: 3, in: UIViewController.self, PlainController.self, OtherController.self, of: ProbeController.self)

  /// Returns the entries in the tables of a class and two subclasses that are the same, and differ in a third subclass.
  private static func slots(
    count: Int, in base: UIResponder.Type, _ one: UIResponder.Type, _ two: UIResponder.Type, of probe: UIResponder.Type
  ) -> [Int] {
    let table = ClassTable(base)
    precondition((ClassTable.start..<10_000).contains(table.end), unknownTable)
    let found = (ClassTable.start..<table.end).filter { word in
      ClassTable(one)[word] == table[word] && ClassTable(two)[word] == table[word]
        && ClassTable(probe)[word] != table[word]
    }
    precondition(found.count == count, unknownTable)
    return found
  }

  private static func overridesLayout(_ type: UIResponder.Type) -> Bool {
    if type is UIView.Type { return differs(type, from: UIView.self, at: viewSlots) }
    if type is UIViewController.Type { return differs(type, from: UIViewController.self, at: controllerSlots) }
    return false
  }

  private static func differs(_ type: AnyClass, from base: AnyClass, at slots: [Int]) -> Bool {
    slots.contains { ClassTable(type)[$0] != ClassTable(base)[$0] }
  }

  private static let unknownTable = """
    The methods for touches and layouts are not in the tables of classes, so that they would not be called. ViewClass.swift \
    knows the tables of Swift 6.2 and 6.3: adapt ClassTable to this version of the compiler.
    """
}
