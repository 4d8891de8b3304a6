extension AppModel {
  /// The location and the drafts of the window.
  public var snapshot: Snapshot {
    get {
      var snapshot = Snapshot()
      snapshot.selection = selection
      snapshot.home = home.stack.snapshot
      snapshot.statistics = statistics.stack.snapshot
      snapshot.settings = settings.stack.snapshot
      snapshot.search = home.list.text
      (snapshot.period, snapshot.day) = (statistics.period.kind, statistics.place.day)
      snapshot.limitTexts()
      return snapshot
    }
    set {
      selection = newValue.selection
      home.list.text = newValue.search
      statistics.show(newValue.period, containing: newValue.day)
      home.stack.restore(newValue.home)
      statistics.stack.restore(newValue.statistics)
      settings.stack.restore(newValue.settings)
    }
  }
}

extension StackModel {
  fileprivate var snapshot: Snapshot.Stack {
    var snapshot = Snapshot.Stack()
    snapshot.steps = steps
    snapshot.form = form
    snapshot.drafts = drafts
    snapshot.transfer = transfer
    if let open = destination?.form {
      snapshot.drafts.removeAll { $0.id == open.id }
      // What is stored is read again.
      if open.hasUnsavedChanges || open.id.isNew { snapshot.drafts.append(open.content) }
    }
    return snapshot
  }

  fileprivate func restore(_ snapshot: Snapshot.Stack) {
    go(to: snapshot.steps)
    drafts = snapshot.drafts
    transfer = snapshot.transfer
    // The form is as it was left: the place may have changed under it, and with it the category of a new activity.
    if let form = snapshot.form { openForm(form) }
  }
}
