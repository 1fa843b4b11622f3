import { daysOfWindow, startOfWindow } from '#domain/analytics-window.ts'
import type { LatencyStep } from '#domain/latency.ts'
import { pageMessages } from '#domain/page-messages.ts'
import { fail } from '#server/operation.ts'
import { currencyOf, operators, type ProviderCode } from '#server/operators.ts'
import { presentSales, presentTech } from '#server/presenters/figures.ts'
import type { Figures, Payers } from '#server/repositories/figures.ts'

/** What of the answer follows from the country and the day alone. */
export function windowOf(country: string, now: Date) {
  const providers = providersOf(country)
  const days = daysOfWindow(now)
  const [from = '', to = ''] = [days[0], days.at(-1)]
  return { providers, days, since: startOfWindow(now), head: { country, currency: currencyOf(providers[0]), from, to } }
}

function providersOf(country: string): [ProviderCode, ...ProviderCode[]] {
  const [first, ...others] = operators.filter((each) => each.country === country).map(({ code }) => code)
  if (first) return [first, ...others]
  const problem = { field: '/query/country', rule: 'known', message: pageMessages.review.countryMissing }
  return fail('invalid-request', { problems: [problem] })
}

type Found = Figures & { projectId?: string; time?: string }
type Steps = LatencyStep & { projectId?: string; time?: string }

/** Figures of one project, or of all where none is given. */
export class FiguresOfWindow {
  readonly #figures: Found[]
  readonly #steps: Steps[]
  readonly #payers: Payers[]

  constructor(figures: Found[], steps: Steps[], payers: Payers[]) {
    this.#figures = figures
    this.#steps = steps
    this.#payers = payers
  }

  /** `scope` is who sold, by whose id customers were counted. */
  sales(scope: string, projectId?: string) {
    const customers = this.#payers.filter((each) => each.scope === scope)
    return presentSales(
      this.#at(projectId),
      customers.reduce((sum, { lastSeen }) => sum + lastSeen, 0),
    )
  }

  salesOfDays(days: string[], scope: string, projectId?: string) {
    const customers = new Map(this.#payers.filter((each) => each.scope === scope).map(({ day, paid }) => [day, paid]))
    return days.map((date) => ({ date, ...presentSales(this.#at(projectId, date), customers.get(date) ?? 0) }))
  }

  /** Without a project, the steps of all days are the steps of all calls. */
  tech(projectId?: string) {
    const steps = this.#steps.filter((each) => (projectId ? each.projectId === projectId : each.time !== undefined))
    return presentTech(this.#at(projectId), steps)
  }

  techOfDays(days: string[]) {
    return days.map((date) => ({ date, ...this.techAt(date) }))
  }

  techAt(time: string) {
    return presentTech(
      this.#at(undefined, time),
      this.#steps.filter((each) => each.time === time),
    )
  }

  #at(projectId?: string, time?: string): Figures | undefined {
    return this.#figures.find((each) => each.projectId === projectId && each.time === time)
  }
}

/** What was sold, and to how many. */
export async function figuresOfSales(figures: Promise<Found[]>, payers: Promise<Payers[]>): Promise<FiguresOfWindow> {
  const [found, paid] = await Promise.all([figures, payers])
  return new FiguresOfWindow(found, [], paid)
}

/** How calls went. */
export async function figuresOfCalls(figures: Promise<Found[]>, latencies: Promise<Steps[]>): Promise<FiguresOfWindow> {
  const [found, steps] = await Promise.all([figures, latencies])
  return new FiguresOfWindow(found, steps, [])
}
