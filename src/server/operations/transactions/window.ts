import { daysOfWindow, startOfWindow } from '#domain/analytics-window.ts'
import { type LatencySteps, sumOfSteps } from '#domain/latency.ts'
import type { Fail } from '#domain/problems.ts'
import { reviewMessages } from '#domain/review-messages.ts'
import { currencyOf, operators, type ProviderCode } from '#server/operators.ts'
import { presentSales, presentTech } from '#server/presenters/figures.ts'
import { type FigureKey, type Figures, type Latencies, noOperator, type Payers } from '#server/repositories/figures.ts'

/** Calls without a known operator, and those of an operator without a country, count in every country. */
export const operatorsOfNoCountry = [
  noOperator,
  ...operators.filter(({ country }) => country === null).map(({ code }) => code),
]

/** The parts of the answer that depend on country and day only. */
export function windowOf(country: string, now: Date, fail: Fail<'invalid-request'>) {
  const providers = providersOf(country, fail)
  const days = daysOfWindow(now)
  const [from = '', to = ''] = [days[0], days.at(-1)]
  return { providers, days, since: startOfWindow(now), head: { country, currency: currencyOf(providers[0]), from, to } }
}

function providersOf(country: string, fail: Fail<'invalid-request'>): [ProviderCode, ...ProviderCode[]] {
  const [first, ...others] = operators.filter((each) => each.country === country).map(({ code }) => code)
  if (first) return [first, ...others]
  const problem = { field: '/query/country', rule: 'known', message: reviewMessages.countryMissing }
  return fail('invalid-request', { problems: [problem] })
}

type Found = Figures & FigureKey

/** Figures of one project, or of all projects. */
export class FiguresOfWindow {
  readonly #figures: Map<string, Figures>
  readonly #stepsOfProjects: Map<string, LatencySteps>
  readonly #stepsOfTimes: Map<string, LatencySteps>
  readonly #payers: Payers[]

  constructor(figures: Found[], latencies: Latencies[], payers: Payers[] = []) {
    this.#figures = new Map(figures.map((each) => [keyOf(each), each]))
    this.#stepsOfProjects = addedUp(latencies, ({ projectId }) => projectId)
    this.#stepsOfTimes = addedUp(latencies, ({ time }) => time)
    this.#payers = payers
  }

  /** `scope` is the id by which customers were counted: of a project or a partner. */
  sales(scope: string, projectId?: string) {
    const customers = this.#payers.filter((each) => each.scope === scope)
    return presentSales(
      this.#at({ projectId }),
      customers.reduce((sum, { lastSeen }) => sum + lastSeen, 0),
    )
  }

  salesOfDays(days: string[], scope: string, projectId?: string) {
    const customers = new Map(this.#payers.filter((each) => each.scope === scope).map(({ day, paid }) => [day, paid]))
    return days.map((date) => ({
      date,
      ...presentSales(this.#at({ projectId, time: date }), customers.get(date) ?? 0),
    }))
  }

  tech(projectId?: string) {
    const steps = projectId ? this.#stepsOfProjects.get(projectId) : sumOfSteps([...this.#stepsOfTimes.values()])
    return presentTech(this.#at({ projectId }), steps)
  }

  techOfDays(days: string[]) {
    return days.map((date) => ({ date, ...this.techAt(date) }))
  }

  techAt(time: string) {
    return presentTech(this.#at({ time }), this.#stepsOfTimes.get(time))
  }

  #at(place: FigureKey): Figures | undefined {
    return this.#figures.get(keyOf(place))
  }
}

function addedUp(latencies: Latencies[], keyOfOne: (each: Latencies) => string): Map<string, LatencySteps> {
  const groups = Map.groupBy(latencies, keyOfOne)
  return new Map(Array.from(groups, ([key, each]) => [key, sumOfSteps(each.map(({ steps }) => steps))]))
}

function keyOf({ projectId = '', time = '' }: FigureKey): string {
  return `${projectId} ${time}`
}
