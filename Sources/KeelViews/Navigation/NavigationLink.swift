import KeelControls
public import KeelModel

/// A control that leads to another page.
///
/// With a value, `navigationDestination(for:)` declares the page for the value's type; a link to `nil` is disabled.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }
  let target: Target
  let label: Label
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a title to the page of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title to the page of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(verbatim: String(title)) }
  }
}

extension NavigationLink {
  /// Creates a link to a page that shows the destination.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination(), isActive: nil), label: label())
  }

  /// Creates a link to a page that shows the destination.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination, isActive: nil), label: label())
  }

  /// Creates a link to a page that is shown while the binding is `true`.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
  )
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination(), isActive: isActive), label: label())
  }

  /// Creates a link to a page that is shown while the binding is `true`.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
  )
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination, isActive: isActive), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a page that shows the destination.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page that shows the destination.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }

  /// Creates a link with a title to a page that shows the destination.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: { destination }) { Text(titleKey) }
  }

  /// Creates a link with a title to a page that shows the destination.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: { destination }) { Text(verbatim: String(title)) }
  }

  /// Creates a link with a title to a page that is shown while the binding is `true`.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
  )
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view(destination, isActive: isActive), label: Text(titleKey))
  }

  /// Creates a link with a title to a page that is shown while the binding is `true`.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
  )
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), isActive: isActive), label: Text(titleKey))
  }
}

extension NavigationLink: View {
  /// The content and behaviour of the view.
  public var body: some View {
    switch target {
    case .value(let value): ValueLink(value: value, label: label)
    case .view(let destination, let isActive):
      ViewLink(destination: destination, isActive: isActive, label: label)
    }
  }
}

/// A link to the page of a value.
private struct ValueLink<Label: View>: View {
  let value: AnyHashable?
  let label: Label
  @Environment(\.page) private var page

  private func follow() {
    if let value { page?.follow(value) }
  }

  var body: some View {
    LinkButton(label: label, address: { value.flatMap { page?.address(of: $0) } }, value: value, action: follow)
      .disabled(value == nil)
  }
}

/// A link to a page that the link itself declares.
private struct ViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let label: Label
  @State private var ownIsActive = false
  @Environment(\.page) private var page

  var body: some View {
    let isActive = isActive ?? $ownIsActive
    LinkButton(label: label) {
      isActive.wrappedValue = true
      page?.advanceToNextPane()
    }
    .navigationDestination(isPresented: isActive) { destination }
  }
}

extension PageContext {
  /// Follows a link on the page to the page of a value.
  func follow(_ value: AnyHashable) {
    if let stack = controller?.navigationController as? NavigationStackController { return stack.appendToPath(value) }
    if let split = controller?.splitViewController as? PanesController {
      return split.follow(value, from: controller)
    }
    RuntimeWarning.report(
      "A link to a \(type(of: value.base as Any)) was pressed in no NavigationStack.",
      rule: "A link with a value leads on in the stack that it is in.",
      remedy: "Put the page in a NavigationStack.")
  }
}
