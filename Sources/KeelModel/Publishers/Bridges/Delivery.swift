/// A value of a publisher on its way to the task that waits for it.
///
/// `@unchecked Sendable`: the field is a constant, made for one continuation. The sender does not use it after it has
/// resumed the continuation, and only the resumed task reads it, which sees all that the sender did before. The values
/// themselves are described at ``Publisher``, under "Threads".
struct Delivery<Value>: @unchecked Sendable {
  let value: Value
}
