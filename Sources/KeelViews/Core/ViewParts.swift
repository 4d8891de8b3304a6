import KeelControls

// Some views are not shown as written: the buttons of an alert become answers, and the views in a tab view become
// pages. Their containers split a view into its parts by its value, before anything is mounted.

/// One of the views that a view consists of, with an id that distinguishes it from the others.
@MainActor package struct ViewPart {
  /// The identity of the part, stable for as long as the part exists.
  package var id: AnyHashable
  package var view: any View
}

/// A view that consists of other views in sequence.
@MainActor package protocol CompoundView: View {
  func appendParts(to parts: inout [ViewPart], at path: [AnyHashable])
}

/// Returns the views that the view consists of, in order.
@MainActor package func parts(of view: any View) -> [ViewPart] {
  var parts: [ViewPart] = []
  appendParts(of: view, to: &parts, at: [])
  return parts
}

@MainActor private func appendParts(of view: any View, to parts: inout [ViewPart], at path: [AnyHashable]) {
  if let compound = view as? any CompoundView { return compound.appendParts(to: &parts, at: path) }
  parts.append(ViewPart(id: AnyHashable(path), view: view))
}

extension EmptyView: CompoundView {
  package func appendParts(to parts: inout [ViewPart], at path: [AnyHashable]) {}
}

extension TupleView: CompoundView {
  package func appendParts(to parts: inout [ViewPart], at path: [AnyHashable]) {
    var index = 0
    for part in repeat each value {
      KeelViews.appendParts(of: part, to: &parts, at: path + [index])
      index += 1
    }
  }
}

extension _ConditionalContent: CompoundView {
  package func appendParts(to parts: inout [ViewPart], at path: [AnyHashable]) {
    switch storage {
    case .first(let content): KeelViews.appendParts(of: content, to: &parts, at: path + [true])
    case .second(let content): KeelViews.appendParts(of: content, to: &parts, at: path + [false])
    }
  }
}

extension Optional: CompoundView where Wrapped: View {
  package func appendParts(to parts: inout [ViewPart], at path: [AnyHashable]) {
    if let self { KeelViews.appendParts(of: self, to: &parts, at: path) }
  }
}

extension Group: CompoundView where Content: View {
  package func appendParts(to parts: inout [ViewPart], at path: [AnyHashable]) {
    KeelViews.appendParts(of: content, to: &parts, at: path)
  }
}

extension AnyView: CompoundView {
  package func appendParts(to parts: inout [ViewPart], at path: [AnyHashable]) {
    KeelViews.appendParts(of: content, to: &parts, at: path)
  }
}

extension ForEach: CompoundView where Content: View {
  package func appendParts(to parts: inout [ViewPart], at path: [AnyHashable]) {
    for element in data {
      KeelViews.appendParts(of: content(element), to: &parts, at: path + [AnyHashable(id(element))])
    }
  }
}

/// A view with a modifier, both of any type.
@MainActor package protocol AnyModifiedContent {
  var anyContent: any View { get }
  var anyModifier: any ViewModifier { get }
  /// Returns another view with the modifier.
  func replacingContent(with content: any View) -> any View
}

extension ModifiedContent: AnyModifiedContent where Content: View, Modifier: ViewModifier {
  package var anyContent: any View { content }
  package var anyModifier: any ViewModifier { modifier }
  package func replacingContent(with content: any View) -> any View {
    func modified<V: View>(_ view: V) -> any View { ModifiedContent<V, Modifier>(content: view, modifier: modifier) }
    return modified(content)
  }
}
