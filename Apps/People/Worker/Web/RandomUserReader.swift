internal import Foundation
internal import PeopleModel
internal import PeopleService
internal import PeopleUtil

/// Reads the people in the body of an answer.
struct RandomUserReader {
  var log: Log

  /// The number of bad records of an answer that are logged one by one.
  static let loggedRecords = 20

  func people(in body: Data, type: String) throws(Fizzle) -> PersonAnswer {
    let answer: RandomUserAnswer
    do {
      answer = try JSONDecoder().decode(RandomUserAnswer.self, from: body)
    } catch {
      // A sign-in page of a network or a page of a proxy, which can have the status 200.
      if Self.isMarkup(body) || type.hasSuffix("html") { throw .notPeople(type: type.isEmpty ? "text/html" : type) }
      log(.web, "The answer of \(body.count) bytes cannot be read: \(LogText(error))", detail: "\(error)")
      throw .answerDamaged
    }
    if let error = answer.error {
      log(.web, "The source reports an error.", detail: error)
      throw .sourceFailed(status: 200)
    }
    guard let results = answer.results else {
      log(.web, "The answer of \(body.count) bytes has no results.")
      throw .answerDamaged
    }
    return people(of: results)
  }

  /// Keeps the records that can be read. Of records with the same identity the last one counts.
  private func people(of results: [RandomUserAnswer.Lenient]) -> PersonAnswer {
    var people: [Person] = []
    var positions: [Person.ID: Int] = [:]
    var skipped = 0
    for (index, result) in results.enumerated() {
      do {
        let person = try result.user.get().toEntity()
        if let position = positions[person.id] {
          people[position] = person
        } else {
          positions[person.id] = people.count
          people.append(person)
        }
      } catch {
        skipped += 1
        guard skipped <= Self.loggedRecords else { continue }
        log(.record, "Record \(index) of \(results.count) was left out: \(LogText(error))", detail: "\(error)")
      }
    }
    // The entries of one bad answer must not drive all others out of the log.
    if skipped > Self.loggedRecords { log(.record, "\(skipped - Self.loggedRecords) more records were left out.") }
    return PersonAnswer(people: people, skipped: skipped)
  }

  private static func isMarkup(_ body: Data) -> Bool {
    body.first { !$0.isWhiteSpace } == UInt8(ascii: "<")
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(self) }
}
