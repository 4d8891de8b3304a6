#if Desktop
import CKeelGtk
import KeelInteraction
import KeelScene

/// A question of the program, as a dialog of libadwaita. Each answer is named after the node of its button.
@MainActor final class AlertView: NodeView {
  private var fields: [NodeView] = []
  private var answers: [NodeID] = []
  private var isClosing = false
  /// The part with the focus, and its widget.
  private var place: (part: NodeID, widget: Widget)?

  init(_ id: NodeID, _ front: DesktopFrontEnd, over below: Widget) {
    super.init(id, front, adw_message_dialog_new(below.typed(), nil, nil))
    gtk_window_set_destroy_with_parent(widget.typed(), 0)
    sync()
    Signal.on(widget.object, "response") { [weak self] in self?.answered($0.text(0)) }
    // The program decides when the dialog goes.
    Signal.ask(widget.object, "close-request") { [weak self] in
      self?.askedToClose()
      return true
    }
    Signal.onKey(in: widget) { [weak self] in self?.pressed($0) ?? false }
    gtk_window_present(widget.typed())
    Signal.on(widget.object, "notify::focus-widget") { [weak self] in self?.focusMoved() }
    Signal.on(widget.object, "notify::is-active") { [weak self] in self?.focusMoved() }
    if let first = front.tree.firstFocus(in: id) {
      _ = focus(first)
    } else {
      // GTK would begin on the first answer.
      front.afterLayout { [weak self] in
        if let self { gtk_window_set_focus(widget.typed(), nil) }
      }
    }
  }

  override func showEnabled() {}
  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .alert(let alert) = element else { return false }
    adw_message_dialog_set_heading(widget.typed(), SafeText.paragraph(alert.title))
    adw_message_dialog_set_body(widget.typed(), SafeText.paragraph(alert.message))
    gtk_window_set_title(widget.typed(), SafeText.line(alert.title))
    for answer in answers { show(answer) }
    return true
  }

  override func sync() {
    guard let parts = AlertParts(of: id, in: front.tree) else { return }
    let buttons = parts.buttons
    // A dialog only takes more answers, at the end: other changes need another dialog.
    guard buttons.starts(with: answers) else { return front.replace(self) }
    if buttons != answers {
      for new in buttons.dropFirst(answers.count) {
        adw_message_dialog_add_response(widget.typed(), Self.name(new), "")
      }
      answers = buttons
    }
    if parts.fields != fields.map(\.id) || fields.contains(where: \.isOutdated) { showFields(parts.fields) }
    _ = refresh()
    // Return in a field presses it, too.
    adw_message_dialog_set_default_response(widget.typed(), parts.defaultButton.map(Self.name))
    adw_message_dialog_set_close_response(widget.typed(), parts.cancelButton.map(Self.name) ?? "close")
    fields.forEach { _ = $0.refresh() }
  }

  private static func name(_ id: NodeID) -> String { "n\(id.rawValue)" }

  private func show(_ id: NodeID) {
    guard case .button(let button)? = front.tree.element(of: id) else { return }
    let (dialog, name) = (widget.typed(AdwMessageDialog.self), Self.name(id))
    adw_message_dialog_set_response_label(dialog, name, SafeText.withoutMnemonics(button.title))
    let appearance =
      button.role == .destructive
      ? ADW_RESPONSE_DESTRUCTIVE : button.isDefault ? ADW_RESPONSE_SUGGESTED : ADW_RESPONSE_DEFAULT
    adw_message_dialog_set_response_appearance(dialog, name, appearance)
    adw_message_dialog_set_response_enabled(dialog, name, (front.tree.isEnabled(id) && !button.isBusy).g)
  }

  private func showFields(_ wanted: [NodeID]) {
    fields.forEach { $0.discard() }
    fields = []
    guard !wanted.isEmpty, let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6) else {
      return adw_message_dialog_set_extra_child(widget.typed(), nil)
    }
    for id in wanted {
      let field = FieldView(id, front)
      fields.append(field)
      gtk_box_append(box.typed(), field.widget)
    }
    adw_message_dialog_set_extra_child(widget.typed(), box)
  }

  /// Handles the request to close, which comes from the window system, or from the dialog before it reports an answer.
  private func askedToClose() {
    isClosing = true
    front.afterLayout { [weak self] in
      guard let self, isClosing else { return }
      answered("")
    }
  }

  private func answered(_ response: String) {
    isClosing = false
    if let number = UInt64(response.dropFirst()), answers.contains(NodeID(rawValue: number)) {
      front.send(.activate(NodeID(rawValue: number)))
    } else {
      front.send(.dismiss(id))
    }
  }

  // MARK: Focus

  /// The buttons belong to the dialog, which has each of them twice, for narrow and for wide windows. They are found by
  /// their titles.
  private func button(of id: NodeID) -> Widget? {
    let label = title(of: id)
    func search(_ widget: Widget) -> Widget? {
      if gtk_widget_get_child_visible(widget) == 0 { return nil }
      if Self.label(of: widget) == label { return widget }
      for child in widget.widgets { if let found = search(child) { return found } }
      return nil
    }
    return label?.isEmpty == false ? search(widget) : nil
  }

  private func title(of id: NodeID) -> String? {
    if case .button(let button)? = front.tree.element(of: id) { SafeText.withoutMnemonics(button.title) } else { nil }
  }

  private static func label(of widget: Widget) -> String? {
    guard widget.isOf(gtk_button_get_type()) else { return nil }
    return gtk_button_get_label(widget.typed()).map { String(cString: $0) }
  }

  /// The field or the answer with the focus.
  var focused: NodeID? {
    guard let focus = gtk_window_get_focus(widget.typed()) else { return nil }
    if let field = fields.first(where: { gtk_widget_is_ancestor(focus, $0.widget) != 0 || focus == $0.widget }) {
      return field.id
    }
    let label = Self.label(of: focus)
    return label == nil ? nil : answers.first { title(of: $0) == label }
  }

  /// Returns the focus to its part after a change of the layout. The dialog has two buttons for each answer, and the layout
  /// hides one of them. If it hides the one with the focus, GTK moves the focus to a button of the other layout, which may
  /// be destructive.
  private func focusMoved() {
    guard let place, let now = gtk_window_get_focus(widget.typed()), isInOtherLayout(now, than: place.widget) else {
      return notePlace()
    }
    front.afterLayout { [weak self] in
      guard let self, let place = self.place, focused != place.part, front.tree.isInReach(place.part) else { return }
      _ = focus(place.part)
    }
  }

  private func notePlace() {
    guard let part = focused, let now = gtk_window_get_focus(widget.typed()) else { return }
    place = (part, now)
  }

  /// Returns true for two buttons of which the user sees one at most.
  private func isInOtherLayout(_ button: Widget, than other: Widget) -> Bool {
    Self.label(of: button) != nil && Self.label(of: other) != nil
      && gtk_widget_get_parent(button) != gtk_widget_get_parent(other)
  }

  /// Moves the focus to a field or an answer. Returns false if the dialog is not shown yet.
  func focus(_ id: NodeID) -> Bool {
    place = nil
    let isThere =
      if let field = fields.first(where: { $0.id == id }) { field.takeFocus() } else {
        button(of: id).map { gtk_widget_grab_focus($0) != 0 } ?? false
      }
    notePlace()
    return isThere
  }

  /// Escape, Return, Space, and letters on answers mean what the rules say; every other key is the dialog's.
  private func pressed(_ key: PressedKey) -> Bool {
    let isInField = focused.map { id in fields.contains { $0.id == id } } ?? false
    switch Int32(bitPattern: key.value) {
    case GDK_KEY_Escape: return front.pressed(key) || front.tree.dismissal(of: id) == nil
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space:
      return front.pressed(key)
    default:
      guard !isInField, let letter = Unicode.Scalar(gdk_keyval_to_unicode(key.value)), letter.properties.isAlphabetic
      else { return false }
      return front.pressed(key)
    }
  }

  override func discard() {
    fields.forEach { $0.discard() }
    super.discard()
  }
}
#endif
