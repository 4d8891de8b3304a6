public import KeelModel
public import PeopleModel

extension Photo {
  /// The state of a person's photo.
  public enum State: Hashable, Sendable {
    case loading
    case loaded(Photo)
    /// There is no photo, or it could not be loaded. Users do not see the error.
    case missing
  }

  /// Follows the photo of a person. It is loaded again when its address changes. A missing photo is also loaded again
  /// after each fetch, because the network works then.
  ///
  /// - Parameter fetches: Sends a value at once, and another one after each fetch.
  @MainActor public static func following(
    _ person: AnyPublisher<Result<Person, Fizzle>, Never>, after fetches: Stored<String?>,
    load: @escaping LoadPhotoUsecase
  ) -> AnyPublisher<State, Never> {
    person.compactMap { try? $0.get() }
      .removeDuplicates { $0.photo == $1.photo }
      .map { person -> AnyPublisher<State, Never> in
        guard person.photo != nil else { return Just(State.missing).eraseToAnyPublisher() }
        let isDue = Flag()
        return fetches.filter { _ in isDue.take() }
          .map { _ in loading(person, load) }
          .switchToLatest()
          .handleEvents(receiveOutput: { if $0 == .missing { isDue.raise() } })
          .prepend(State.loading)
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  /// Loads a photo once.
  private static func loading(_ person: Person, _ load: @escaping LoadPhotoUsecase) -> AnyPublisher<State, Never> {
    AsyncStream<State> { stream in
      let task = Task { @MainActor in
        let photo = try? await load(person)
        stream.yield(photo.map { .loaded($0) } ?? .missing)
        stream.finish()
      }
      stream.onTermination = { _ in task.cancel() }
    }
    .publisher.receive(on: .mainActor).eraseToAnyPublisher()
  }
}
