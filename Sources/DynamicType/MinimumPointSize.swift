/// The smallest point size that Apple recommends for text on iOS and iPadOS, in points.
///
/// It is advice. No API enforces it: a 12 point font scaled with ``TextStyle/body`` is 10 points
/// at ``ContentSizeCategory/xSmall``.
///
/// Source: Apple's
/// [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/typography#Ensuring-legibility).
public let minimumRecommendedPointSize: Double = 11
