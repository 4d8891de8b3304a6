internal import PeopleModel
public import PeopleService

extension Vessel {
  /// Creates the web worker if it does not exist yet, and returns a closure that retains it.
  public var moveHereAction: MoveHereUsecase {
    let personWebWork = hold.personWebWork
    let personDBWork = hold.personDBWork
    return { (isLeg, isWing) throws(Fizzle) in
      guard isLeg || isWing else { throw .notMoving }
      var results: [String] = []
      if isLeg { results.append(try await personWebWork.walk(isLeg: isLeg)) }
      if isWing { results.append(try await personDBWork.fly(isWing: isWing)) }
      return results.joined(separator: " ")
    }
  }
}
