import type { Calendar } from '#domain/business-days.ts'
import { type Environment, environments } from '#domain/environments.ts'
import { calendarOfCountry } from '#domain/working-days.ts'
import type { OperationIO } from '#generated/operations.ts'
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }

// Operators and sandbox prices of the product's specification. The order there is used everywhere; an id is an index into
// it.

export type Operator = OperationIO['getConfigs']['data']['PROVIDER'][number]
export type ProviderCode = Operator['code']

export interface PricePoint {
  provider: ProviderCode
  code: string
  description: string
  /** A decimal string, never a binary float. */
  amount: string
  currency: string
}

const knownCodes: string[] = portal.components.schemas.ProviderCode.enum

function isProviderCode(code: string): code is ProviderCode {
  return knownCodes.includes(code)
}

/** Narrows a code to the contract's type; an unknown code is a programming error. */
export function toProviderCode(code: string): ProviderCode {
  if (isProviderCode(code)) return code
  throw new Error(`Operator '${code}' is no ProviderCode of openapi/common/schemas.yaml: add it there`)
}

export const operators: Operator[] = product['x-operators'].map(({ code, name, country, currency, status }, index) => ({
  id: index + 1,
  code: toProviderCode(code),
  // An operator that is coming soon has a code only.
  name: name ?? code,
  country,
  currency,
  offered: status === 'offered',
}))

/** Price points of a new project's sandbox: a low, a middle and a high price per offered operator. */
export const sandboxPricePoints: PricePoint[] = operators
  .filter(({ offered }) => offered)
  .flatMap((operator) =>
    product['x-price-points']
      .filter((point) => point.operator === operator.code)
      .map(({ code, description, amount }) => ({
        provider: operator.code,
        code,
        description,
        amount,
        currency: operator.currency ?? '',
      })),
  )

/** The working days of an application: those of the first of its operators that has a country, in the operators' order. */
export function calendarOf(providers: readonly ProviderCode[]): Calendar {
  return calendarOfCountry(operators.find(({ code, country }) => country && providers.includes(code))?.country)
}

/** The calendars of `calendarOf`, each with its operators: the first one with an operator of the application counts. */
export const countedCalendars = [
  ...operators
    .filter(({ country }) => country)
    .map(({ code, country }) => ({ providers: [code], ...calendarOfCountry(country) })),
  // Without operators it is for all others.
  { providers: [], ...calendarOf([]) },
]

export function currencyOf(provider: ProviderCode): string {
  return operators.find(({ code }) => code === provider)?.currency ?? ''
}

// Connections behind the gateway. Both environments use the embedded simulator for carrier billing, and the sandbox answers
// other products with their examples. A real operator needs an entry here and a class in src/server/gateway.

export const operatorConnections = {
  simulator: {
    name: 'embedded simulator',
    note: 'are answered by the embedded simulator. It reaches no operator, sends nothing and moves no money.',
  },
  examples: {
    name: 'examples of the documentation',
    note: 'are answered with the examples of the documentation. They reach no operator.',
  },
} as const

export type ConnectionId = keyof typeof operatorConnections

export const connectionOf = { sandbox: 'simulator', live: 'simulator' } as const satisfies Record<
  Environment,
  ConnectionId
>

/** The label of an environment's connection on screen. */
export function describeConnection(environment: Environment): { name: string; note: string } {
  const { name, note } = operatorConnections[connectionOf[environment]]
  return { name, note: `${environments[environment].label} calls ${note}` }
}
