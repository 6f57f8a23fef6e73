/// The variables that a format can refer to: those of its entry and of the entries around it.
struct VaryingTextScope {
  /// The variables, those of the outermost entry first.
  private(set) var variables: [VaryingText.Variable] = []
  private var places: [String: Int] = [:]

  /// How many variables can be referred to.
  var visibleCount: Int { places.count }

  /// Returns the place of a name; `nil` when no variable has it.
  func place(of name: String) -> Int? { places[name] }

  /// Returns the scope of an entry in this one; its variables hide those of the same name.
  func adding(_ variables: [VaryingText.Variable]) -> VaryingTextScope {
    var scope = self
    for variable in variables {
      scope.places[variable.name] = scope.variables.count
      scope.variables.append(variable)
    }
    return scope
  }

  /// Returns the scope of a form of a variable, which cannot refer to the variable itself.
  func hiding(_ place: Int) -> VaryingTextScope {
    var scope = self
    scope.places[variables[place].name] = nil
    return scope
  }
}
