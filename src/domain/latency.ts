// Latencies are counted in steps of a tenth: step n holds times from 1.1^n to 1.1^(n+1) ms. Steps of many hours, operators
// and projects add up, which percentiles do not.

export interface LatencyStep {
  step: number
  calls: number
}

const ratio = 1.1

/** The time within which so many of the calls were answered, in ms, at most 4.9 % from the exact one; null without calls. */
export function percentile(steps: readonly LatencyStep[], share: number): number | null {
  const sorted = [...steps].sort((a, b) => a.step - b.step)
  const total = sorted.reduce((sum, { calls }) => sum + calls, 0)
  let before = 0
  for (const { step, calls } of sorted) {
    before += calls
    if (calls > 0 && before >= total * share) return middleOf(step)
  }
  return null
}

/** As far from one end of the step as from the other, as a ratio. */
function middleOf(step: number): number {
  return Math.round(ratio ** (step + 0.5) * 10) / 10
}
