internal import KeelModel
public import PeopleService

extension Vessel {
  /// Begins failed queries again. Then opens the database again if that failed, or otherwise fetches people again.
  public var retryAction: RetryUsecase {
    { [hold] in
      hold.update { $0.attempt += 1 }
      if hold.isOpen { await Self.refresh(hold) } else { await Self.launch(hold) }
    }
  }
}
