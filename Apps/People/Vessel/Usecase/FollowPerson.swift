internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  public var personQuery: PersonQuery { { [hold] id in hold.following { $0.followPerson(id: id) } } }
}
