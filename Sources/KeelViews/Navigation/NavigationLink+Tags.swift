public import KeelModel

// Links of which a selection names the one whose page is shown, as in older SwiftUI code.

extension NavigationLink {
  /// Creates a link to a page that is shown while the selection is the tag.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)"
  )
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination(), isActive: Binding(selection, is: tag)), label: label())
  }

  /// Creates a link to a page that is shown while the selection is the tag.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)"
  )
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, isActive: Binding(selection, is: tag)), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a page that is shown while the selection is the tag.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)"
  )
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: Binding(selection, is: tag)), label: Text(titleKey))
  }

  /// Creates a link with a title to a page that is shown while the selection is the tag.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)"
  )
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(target: .view(destination, isActive: Binding(selection, is: tag)), label: Text(titleKey))
  }

  /// Creates a link with a title to a page that is shown while the selection is the tag.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)"
  )
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: Binding(selection, is: tag)), label: Text(verbatim: String(title)))
  }

  /// Creates a link with a title to a page that is shown while the selection is the tag.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)"
  )
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(target: .view(destination, isActive: Binding(selection, is: tag)), label: Text(verbatim: String(title)))
  }
}
