import MetricsCore

/// The type under test; `Testing` has one of the same name.
typealias SourceLocation = MetricsCore.SourceLocation
