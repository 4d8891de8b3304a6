import KeelScene

// What assistive technology reads of a view.

extension UIView {
  /// True if the program has made the view an element.
  var isElementOfItsOwn: Bool { rare?.isAccessibilityElement == true }

  /// True if assistive technology reads the label of the view in place of its subviews.
  var speaksForParts: Bool { isElementOfItsOwn && accessibilityLabel != nil }

  /// Describes the subviews again if the view speaks for them and has not before, or the other way round.
  func spokeForParts(_ before: Bool) {
    guard speaksForParts != before else { return }
    for view in subviews { view.accessibilityDidChange() }
  }

  /// The view that assistive technology reads: the control in boxes that only place or decorate it, as long as the
  /// program does not make one of them an element; otherwise the view itself.
  package var spokenView: UIView {
    var view = self
    while let box = view as? UIBoxView, box.subviews.count == 1, !box.isElementOfItsOwn, box.accessibilityTraits.isEmpty
    {
      view = box.subviews[0]
    }
    return view is UIControl || view is UITextView || view is UIMenuView ? view : self
  }

  /// The description for assistive technology, from the properties that the program sets.
  var spokenDescription: Accessibility {
    var accessibility = Accessibility()
    accessibility.label = accessibilityLabel ?? ownAccessibilityLabel ?? ""
    accessibility.value = accessibilityValue ?? ""
    accessibility.hint = accessibilityHint ?? ""
    accessibility.error = accessibilityError ?? ""
    // The language of a window's root view is a property of the window. As an attribute of the view, it would prevent front
    // ends from leaving out a view that tabs fill.
    accessibility.language = owningController?.rootWindow == nil ? accessibilityLanguage ?? "" : ""
    accessibility.identifier = accessibilityIdentifier ?? ""
    accessibility.isHidden =
      accessibilityElementsHidden || superview?.speaksForParts == true
      || (rare?.isAccessibilityElement == false && subviews.isEmpty)
    accessibility.isHeader = accessibilityTraits.contains(.header)
    accessibility.isLive = accessibilityTraits.contains(.updatesFrequently)
    // A press on a part of a button presses the button.
    if !accessibilityTraits.isDisjoint(with: [.button, .link]), !isInButton, !isPressable {
      accessibility.isButton = accessibilityTraits.contains(.button)
      accessibility.isLink = accessibilityTraits.contains(.link)
    }
    accessibility.isImage = accessibilityTraits.contains(.image)
    accessibility.isSelected = accessibilityTraits.contains(.selected)
    accessibility.isAdjustable = accessibilityTraits.contains(.adjustable)
    accessibility.sortPriority = rare?.extras.sortPriority ?? 0
    return accessibility
  }
}
