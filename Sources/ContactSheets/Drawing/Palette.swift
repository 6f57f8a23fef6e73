/// The colours of a sheet, numbered as in a PNG file of eight bits a pixel.
///
/// Shares of a colour over another one are told apart in fifteenths, which the eye takes for smooth,
/// and a shape over itself stays among them: so the edges of all letters of a colour have sixteen
/// colours together, and equal letters equal pixels, which a file can be packed by.
struct Palette {
  /// How many shares there are of a colour over another, without none.
  static let steps = 15
  /// How many colours a pixel of eight bits can have.
  private static let limit = 256

  /// The colours by number; the first is the paper's.
  private(set) var colors: [Color] = []

  /// How a colour came about; one that is all of itself has the paper below.
  private struct Origin: Hashable {
    var above: Color
    var below: UInt8 = 0
    var step = Palette.steps
  }

  private var origins: [Origin] = []
  private var numbers: [Origin: UInt8] = [:]

  /// A colour that shapes are painted with.
  struct Paint { fileprivate let place: Int }

  private var paints: [Color] = []
  /// The numbers of the mixtures by paint, number below and step; negative where none is known yet.
  private var mixtures: [Int16] = []

  /// Creates a palette with the paper and all shares over it of some colours, which are there then
  /// whatever comes later.
  init(shades: [Color] = [.ink, .label, .overflow, .lost]) {
    _ = number(of: .paper)
    for color in shades {
      let paint = paint(of: color)
      for step in 1...Self.steps { _ = mixed(paint, over: 0, step: step) }
    }
  }

  /// Returns the number of a colour; that of the most similar one when there are 256 others.
  mutating func number(of color: Color) -> UInt8 { number(of: Origin(above: color)) }

  /// Returns what shapes are painted with.
  mutating func paint(of color: Color) -> Paint {
    if let place = paints.firstIndex(of: color) { return Paint(place: place) }
    paints.append(color)
    mixtures += [Int16](repeating: -1, count: Self.limit << 4)
    return Paint(place: paints.count - 1)
  }

  /// Returns the number of the colour that comes of so many fifteenths of a paint over a number.
  mutating func mixed(_ paint: Paint, over below: UInt8, step: Int) -> UInt8 {
    let place = (paint.place << 8 | Int(below)) << 4 | step
    let known = mixtures[place]
    if known >= 0 { return UInt8(truncatingIfNeeded: known) }
    let number = mix(paints[paint.place], over: below, step: step)
    mixtures[place] = Int16(number)
    return number
  }

  private mutating func mix(_ color: Color, over below: UInt8, step: Int) -> UInt8 {
    if step <= 0 { return below }
    let under = origins[Int(below)]
    guard under.above == color else {
      return number(of: Origin(above: color, below: step < Self.steps ? below : 0, step: step))
    }
    // What neither shape covers of the same ground, to the nearest fifteenth.
    let open = ((Self.steps - under.step) * (Self.steps - step) * 2 + Self.steps) / (2 * Self.steps)
    return number(
      of: Origin(above: color, below: open == 0 ? 0 : under.below, step: Self.steps - open))
  }

  private mutating func number(of origin: Origin) -> UInt8 {
    if let number = numbers[origin] { return number }
    var color = origin.above
    if origin.step < Self.steps {
      let below = colors[Int(origin.below)]
      color.red = Self.mixed(below.red, color.red, origin.step)
      color.green = Self.mixed(below.green, color.green, origin.step)
      color.blue = Self.mixed(below.blue, color.blue, origin.step)
    }
    let number: UInt8
    if colors.count < Self.limit {
      number = UInt8(colors.count)
      colors.append(color)
      origins.append(origin)
    } else {
      let nearest = colors.indices.min {
        colors[$0].distance(to: color) < colors[$1].distance(to: color)
      }
      number = UInt8(nearest ?? 0)
    }
    numbers[origin] = number
    return number
  }

  private static func mixed(_ below: UInt8, _ above: UInt8, _ step: Int) -> UInt8 {
    UInt8((Int(below) * (steps - step) + Int(above) * step + steps / 2) / steps)
  }
}

extension Color {
  /// The square of the way from one colour to another.
  fileprivate func distance(to other: Color) -> Int {
    let (red, green) = (Int(red) - Int(other.red), Int(green) - Int(other.green))
    let blue = Int(blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }
}
