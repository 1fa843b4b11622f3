/**
 * How many calls took how long. Step n holds times from 1.1^n to 1.1^(n+1) ms; one that no call took is not named. Steps of many
 * hours, operators and projects add up, which percentiles do not.
 */
export type LatencySteps = Readonly<Record<number, number>>

const ratio = 1.1

export function sumOfSteps(all: readonly LatencySteps[]): LatencySteps {
  const sums: Record<string, number> = {}
  for (const steps of all) {
    // Not by Object.entries: of ten thousand steps that a dashboard adds up it would make ten thousand pairs.
    for (const step in steps) sums[step] = (sums[step] ?? 0) + (steps[step] ?? 0)
  }
  return sums
}

/** The time within which so many of the calls were answered, in ms, at most 4.9 % from the exact one; null without calls. */
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

/** As far from one end of the step as from the other, as a ratio. */
function middleOf(step: number): number {
  return Math.round(ratio ** (step + 0.5) * 10) / 10
}
