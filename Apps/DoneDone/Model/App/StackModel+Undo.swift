extension StackModel {
  /// A deletion that can be undone.
  public enum Undo: Hashable, Sendable {
    case activities([Activity])
    case category(DeletedCategory)

    /// What was deleted, in words.
    public func title(_ words: Words) -> String {
      switch self {
      case .activities(let activities):
        activities.count == 1
          ? words.deleted(activities.first?.name ?? "") : words.deleted(words.activities(activities.count))
      case .category(let deleted): words.deleted(deleted.category.name)
      }
    }
  }

  /// Deletes activities, and offers to undo it.
  public func delete(_ ids: Set<Activity.ID>) async {
    do throws(DoneDoneError) {
      let deleted = try await context.store.delete(ids)
      if !deleted.isEmpty { undo = .activities(deleted) }
    } catch {
      report(error)
    }
  }

  /// Brings back what was deleted last.
  public func undoButtonTapped() async {
    guard let undo else { return }
    self.undo = nil
    do throws(DoneDoneError) {
      switch undo {
      case .activities(let activities): try await context.store.save(activities)
      case .category(let deleted): try await context.store.restore(deleted)
      }
    } catch {
      // It can be tried again.
      self.undo = undo
      report(error)
    }
  }

  /// Takes the offer away.
  public func undoDismissed() { undo = nil }
}
