/**
 * A histogram of latencies. Step n counts times from 1.1^n to 1.1^(n+1) ms; empty steps are absent. Histograms of hours,
 * operators and projects can be summed, whereas percentiles cannot.
 */
export type LatencySteps = Readonly<Record<number, number>>

const ratio = 1.1

export function sumOfSteps(all: readonly LatencySteps[]): LatencySteps {
  const sums: Record<string, number> = {}
  for (const steps of all) {
    // Object.entries would create ten thousand pairs for a dashboard.
    for (const step in steps) sums[step] = (sums[step] ?? 0) + (steps[step] ?? 0)
  }
  return sums
}

/** The percentile in ms, with an error of at most 4.9 %; null without calls. */
export function percentile(steps: LatencySteps, share: number): number | null {
  const sorted = Object.entries(steps).sort(([a], [b]) => Number(a) - Number(b))
  const total = sorted.reduce((sum, [, calls]) => sum + calls, 0)
  let before = 0
  for (const [step, calls] of sorted) {
    before += calls
    if (calls > 0 && before >= total * share) return middleOf(Number(step))
  }
  return null
}

/** The geometric middle of a step. */
function middleOf(step: number): number {
  return Math.round(ratio ** (step + 0.5) * 10) / 10
}
