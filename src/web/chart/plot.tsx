import { memo } from 'react'
import {
  VictoryArea,
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryLine,
  VictoryScatter,
  VictoryStack,
} from 'victory'
import { formatNumber } from '#domain/money.ts'
import { type ChartData, colorOf, isIsolated, labelledIndexes, linesOf, type Series, ticksOf } from './series.ts'

const top = 8
/** Half of the last axis label. */
const right = 22
const bottom = 26
const characterWidth = 7
const labelStyle = { fontFamily: 'inherit', fontSize: 12, fill: 'var(--op-colors-muted)', padding: 6 }
const noStroke = { stroke: 'none' }

type PlotProps = { data: ChartData; width: number; height: number }

/** Left edge and width of the plot area beside the axis labels. */
export function plotAreaOf(data: ChartData, width: number): { left: number; width: number } {
  const left = 14 + characterWidth * Math.max(...ticksOf(data).map((tick) => formatNumber(tick).length))
  return { left, width: Math.max(1, width - left - right) }
}

/** The drawing. Its parent describes it in text. */
export const Plot = memo(function Plot({ data, width, height }: PlotProps) {
  const area = plotAreaOf(data, width)
  const ticks = ticksOf(data)
  const count = data.times.length
  const bars = data.series.filter(({ mark }) => mark === 'bar')
  const lines = linesOf(data.series)
  const places = labelledIndexes(count, area.width, 52)
  return (
    <VictoryChart
      width={width}
      height={height}
      padding={{ top, bottom, left: area.left, right }}
      domain={{ x: [-0.5, count - 0.5], y: [ticks[0] ?? 0, ticks.at(-1) ?? 1] }}
      containerComponent={<VictoryContainer responsive={false} role="presentation" />}
    >
      <VictoryAxis
        dependentAxis
        tickValues={ticks}
        tickFormat={(tick: number) => formatNumber(tick)}
        style={{
          axis: noStroke,
          ticks: noStroke,
          tickLabels: labelStyle,
          grid: { stroke: ({ tick }) => strokeAt(tick) },
        }}
      />
      <VictoryAxis
        tickValues={places}
        tickFormat={(at: number) => data.ticks[at] ?? ''}
        offsetY={bottom}
        style={{ axis: noStroke, ticks: noStroke, tickLabels: labelStyle, grid: noStroke }}
      />
      <VictoryStack>
        {bars.map((series) => (
          <VictoryBar
            key={series.name}
            data={pointsOf(series)}
            barWidth={Math.max(2, (area.width / count) * 0.64)}
            style={{ data: { fill: colorOf(series.tone) } }}
          />
        ))}
      </VictoryStack>
      {lines.filter(({ mark }) => mark === 'area').map(renderArea)}
      {lines.map((series) => (
        <VictoryLine
          key={series.name}
          data={pointsOf(series)}
          style={{
            data: { stroke: colorOf(series.tone), strokeWidth: 2, ...(series.dashed && { strokeDasharray: '4 4' }) },
          }}
        />
      ))}
      {lines.map((series) => (
        <VictoryScatter
          key={`${series.name} alone`}
          data={pointsOf(series).filter(({ x }) => isIsolated(series.values, x))}
          size={3}
          style={{ data: { fill: colorOf(series.tone) } }}
        />
      ))}
    </VictoryChart>
  )
})

function renderArea(series: Series) {
  return (
    <VictoryArea
      key={`${series.name} area`}
      data={pointsOf(series)}
      style={{ data: { fill: colorOf(series.tone), fillOpacity: 0.1, stroke: 'none' } }}
    />
  )
}

function pointsOf(series: Series) {
  return series.values.map((y, x) => ({ x, y }))
}

// Labels stay at the bottom wherever zero is, so zero has a stronger line.
const strokeAt = (tick: unknown) => `var(--op-colors-${tick === 0 ? 'line-strong' : 'line'})`
