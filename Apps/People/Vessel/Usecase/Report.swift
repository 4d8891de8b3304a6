internal import PeopleModel
public import PeopleService

extension Vessel {
  public var reportAction: ReportUsecase { { [hold] in await hold.logWork.readReport() } }
}
