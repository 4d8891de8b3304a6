// The toolchain imports this beside `Testing` and `UIKit`, for attachments of images, and has it for Apple's UIKit only.
