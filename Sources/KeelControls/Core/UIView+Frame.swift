package import struct Foundation.CGRect

/// The frame of views that the toolkit creates: front ends decide positions.
package let noFrame = CGRect()
