import Foundation
import KeelModel
import Testing

struct Chapter: Hashable, Codable {
  var title: String
}

struct NotCodable: Hashable {
  var number = 0
}

private struct Hidden: Hashable, Codable {}

@Suite struct NavigationPathTests {
  @Test func holdsValuesOfAnyTypesInOrder() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(Chapter(title: "three"))
    #expect(path.count == 3)
    #expect(path == NavigationPath([AnyHashable(1), "two", AnyHashable(Chapter(title: "three"))]))
    path.removeLast()
    path.removeLast(1)
    #expect(path == NavigationPath([1]))
    #expect(path.elements.first?.base as? Int == 1)
  }

  @Test func removingMoreThanThereIsIsReportedAndEmptiesThePath() {
    var path = NavigationPath([1, 2])
    let reports = RuntimeWarning.withCapture { path.removeLast(3) }
    #expect(path.isEmpty)
    #expect(reports.map(\.happened) == ["removeLast(3) was called on a path of 2."])
    #expect(reports.first?.place?.contains("NavigationPathTests.swift") == true)
  }

  @Test func aPathOfCodableValuesSurvivesStorage() throws {
    var path = NavigationPath([1, 2])
    path.append("x")
    path.append(Chapter(title: "y"))
    path.append([3: "z"])
    let data = try JSONEncoder().encode(#require(path.codable))
    let stored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(stored) == path)
  }

  @Test func aPathWithAValueThatIsNotCodableHasNoCodableForm() {
    var path = NavigationPath([1])
    path.append(NotCodable())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test(arguments: [
    #"{"type":"nonsense","value":1}"#, #"{"type":"Si","value":"hush"}"#, #"{"type":"Si"}"#, "7", "null", "[]",
    #"{"value":1}"#, #"{"type":"KeelNoSuchType","value":{}}"#,
  ])
  func anElementThatCannotBeDecodedIsReportedAndTheRestKept(_ damage: String) throws {
    let json = #"[{"type":"Si","value":1},\#(damage),{"type":"SS","value":"last"}]"#
    var path = NavigationPath()
    let reports = try RuntimeWarning.withCapture {
      path = NavigationPath(
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8)))
    }
    #expect(path == NavigationPath([AnyHashable(1), "last"]))
    #expect(reports.count == 1)
    #expect(reports.first?.description.contains("hush") == false, "What is stored is not in the message.")
  }

  @Test func levelsOfDifferentTypesDiffer() {
    #expect(NavigationPath([1]) != NavigationPath([1.0]))
    #expect(NavigationPath([1]) != NavigationPath([UInt8(1)]))
    #expect(NavigationPath([1, 2]) == NavigationPath([1, 2]))
    #expect(NavigationPath([1, 2]).hashValue == NavigationPath([1, 2]).hashValue)
    #expect(NavigationPath([1]).codable != NavigationPath([1.0]).codable)
  }

  @Test func aValueThatCannotBeFoundByItsNameIsRefusedAsItIsEncoded() throws {
    struct Local: Hashable, Codable {
      var number = 1
    }
    var path = NavigationPath(["first"])
    path.append(Local())
    let codable = try #require(path.codable)
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(codable) }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("Another error: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains("Local"))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(NavigationPath([Hidden()]).codable) }
  }

  @Test func invalidPathsThrow() {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data("{}".utf8))
    }
  }
}
