extension StackModel {
  /// The last deletion in the window, which the user is offered to undo; `nil` if there is none.
  public var undo: Deletion? { context.history.offered }

  /// Deletes activities, and offers to undo it.
  public func delete(_ ids: Set<Activity.ID>) async {
    do throws(DoneDoneError) {
      let deleted = try await context.store.delete(ids)
      if !deleted.isEmpty { context.history.add(.activities(deleted), context.words) }
    } catch {
      report(error)
    }
  }

  /// Brings back what was deleted last. The deletion before it is offered next.
  public func undoButtonTapped() async { await context.history.undo() }

  /// Takes the offer away.
  public func undoDismissed() { context.history.dismiss() }
}
