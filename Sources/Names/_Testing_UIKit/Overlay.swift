// The toolchain imports this module beside `Testing` and `UIKit`, for image attachments, but has it for Apple's UIKit
// only.
