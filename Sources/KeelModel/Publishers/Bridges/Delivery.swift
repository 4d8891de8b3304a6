/// A value of a publisher on its way to the task that waits for it.
///
/// `@unchecked Sendable`: the field is a constant. Each delivery is created for one continuation and used only to resume it.
/// Only the resumed task reads the field, and it sees all that the sender did before. Objects in the value, which others
/// may also refer to, are described at ``Publisher``, under "Threads".
struct Delivery<Value>: @unchecked Sendable {
  let value: Value
}
