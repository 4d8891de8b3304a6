package import struct Foundation.CGRect

/// The frame of a view that the toolkit makes: front ends choose where views stand.
package let noFrame = CGRect()
