import KeelModel
import Testing

private final class Model: ObservableObject {
  @Published var a = 1
  @Published var b = 0
  @Published var text = ""
  @Published var witness: Witness?
}

@Suite struct PublishedTests {
  private let model = Model()

  @Test func aSubscriberGetsThePresentValueThenEachNewOneBeforeThePropertyHasIt() {
    var seen: [[Int]] = []
    let token = model.$a.sink { [model] in seen.append([$0, model.a]) }
    model.a = 2
    model.a = 2
    #expect(seen == [[1, 1], [2, 1], [2, 2]])
    withExtendedLifetime(token) {}
  }

  @Test func settingItAgainInASubscriberGoesOneInTheOther() {
    var seen: [Int] = []
    let token = model.$a.sink { [model] in
      seen.append($0)
      if $0 == 2 { model.a = 3 }
    }
    model.a = 2
    #expect(seen == [1, 2, 3])
    // The outer write finishes last, as in Combine.
    #expect(model.a == 2)
    withExtendedLifetime(token) {}
  }

  @Test func assigningToAPropertyLastsAsLongAsIt() {
    let subject = PassthroughSubject<Int, Never>()
    var cancels = 0
    do {
      let model = Model()
      subject.handleEvents(receiveCancel: { cancels += 1 }).assign(to: &model.$b)
      subject.send(7)
      #expect(model.b == 7)
      #expect(cancels == 0)
    }
    #expect(cancels == 1)
    subject.send(8)
  }

  @Test func propertiesAssignedToEachOtherAreReleased() {
    weak var weakModel: Model?
    weak var weakWitness: Witness?
    do {
      let model = Model()
      model.witness = Witness()
      (weakModel, weakWitness) = (model, model.witness)
      model.$a.removeDuplicates().assign(to: &model.$b)
      model.$b.removeDuplicates().assign(to: &model.$a)
      model.a = 9
      #expect(model.b == 9)
    }
    #expect(weakModel == nil)
    #expect(weakWitness == nil)
  }

  @Test func aSubscriberThatIsNotReadyGetsTheLatest() {
    let reader = Reader<Int>()
    model.$a.subscribe(reader)
    #expect(reader.values == [])
    reader.request(1)
    model.a = 2
    model.a = 3
    #expect(reader.values == [1])
    reader.request(1)
    #expect(reader.values == [1, 3])
    reader.cancel()
  }
}
