import SwiftUI

public protocol ChartContent {}

public struct PlottableValue<Value> {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    fatalError()
  }
}

public struct BarMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

public struct LineMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

public struct LinePlot<Content>: ChartContent {}

extension LinePlot where Content == StubbedChartContent {
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {}
}

public struct PlottableProjection<Data, Value> {
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Data, Value>
  ) -> PlottableProjection<Data, Value> {
    fatalError()
  }
}

public struct StubbedChartContent: ChartContent {}

@resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> StubbedChartContent {
    fatalError()
  }
  public static func buildIf(_ content: StubbedChartContent?) -> StubbedChartContent { fatalError() }
  public static func buildEither<C: ChartContent>(first content: C) -> StubbedChartContent { fatalError() }
  public static func buildEither<C: ChartContent>(second content: C) -> StubbedChartContent { fatalError() }
}

extension ForEach: ChartContent where Content: ChartContent {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
}

public struct Chart<Content: ChartContent>: _PrimitiveView {
  public init(@ChartContentBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}
}
