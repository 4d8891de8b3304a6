import NewAppModel
import Testing

/// What the app does, without a view.
@MainActor @Suite struct ListModelTests {
  /// A store that cannot save.
  private struct FullStore: ItemStoring {
    struct Full: Error {}
    func items() -> AsyncThrowingStream<[Item], any Error> { AsyncThrowingStream { $0.finish() } }
    func save(_ item: Item) async throws { throw Full() }
    func delete(_ id: Item.ID) async throws { throw Full() }
  }

  @Test func whatCannotBeSavedStaysInTheForm() async throws {
    let model = ListModel(FullStore())
    model.addButtonTapped()
    guard case .form(let form) = model.destination else {
      Issue.record("The form is not open.")
      return
    }
    #expect(!form.canSave)
    form.title = "Milk"
    await form.saveButtonTapped()
    #expect(model.problem == .notSaved)
    #expect(model.destination != nil)
    #expect(form.title == "Milk")
    #expect(form.canSave)
  }
}
