// What FontGaugeKit's own interface is made of: `import FontGaugeKit` is enough to use it.

@_exported public import Checks
@_exported public import DynamicType
@_exported public import Exports
@_exported public import FontEngine
@_exported public import Inputs
@_exported public import Layouts
@_exported public import MetricsCore
@_exported public import Reports
@_exported public import SourceLint
