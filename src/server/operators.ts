import { type Environment, environments } from '#domain/environments.ts'
import type { OperationIO } from '#generated/operations.ts'
import portal from '#generated/portal/openapi.json' with { type: 'json' }
import product from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }

// Operators and their sandbox prices stand in the product's specification, where the simulator and the documentation read
// them too. The order there is the order everywhere; an id is a place in it.

export type Operator = OperationIO['getConfigs']['data']['PROVIDER'][number]
export type ProviderCode = Operator['code']

export interface PricePoint {
  provider: ProviderCode
  code: string
  description: string
  /** A decimal number, never a binary float. */
  amount: string
  currency: string
}

const knownCodes: string[] = portal.components.schemas.ProviderCode.enum

function isProviderCode(code: string): code is ProviderCode {
  return knownCodes.includes(code)
}

/** The same text as the type that the contract has for it; a code the contract does not know is a fault of ours. */
export function toProviderCode(code: string): ProviderCode {
  if (isProviderCode(code)) return code
  throw new Error(`Operator '${code}' is no ProviderCode of openapi/common/schemas.yaml: add it there`)
}

export const operators: Operator[] = product['x-operators'].map(({ code, name, country, currency, status }, index) => ({
  id: index + 1,
  code: toProviderCode(code),
  // One that is coming soon is known by its code alone.
  name: name ?? code,
  country,
  currency,
  offered: status === 'offered',
}))

/** What a new project can charge in its sandbox: a low, a middle and a high price of each operator on offer. */
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

export function currencyOf(provider: ProviderCode): string {
  return operators.find(({ code }) => code === provider)?.currency ?? ''
}

/** The price of a product code without a price of its own. */
export function middlePriceOf(provider: ProviderCode): string {
  const prices = sandboxPricePoints.filter((point) => point.provider === provider).sort(byAmount)
  const middle = prices[Math.floor(prices.length / 2)]
  if (!middle) throw new Error(`Operator '${provider}' has no price points in the product's specification`)
  return middle.amount
}

function byAmount(a: PricePoint, b: PricePoint): number {
  return Number(a.amount) - Number(b.amount)
}

// What stands behind the gateway. There is one connection, the embedded simulator, in both environments; a real operator's
// gets a name and words here, and a class of its own in src/server/gateway.

export const operatorConnections = {
  simulator: {
    name: 'embedded simulator',
    words: 'are answered by the embedded simulator. It reaches no operator, sends nothing and moves no money.',
  },
} as const

export type ConnectionId = keyof typeof operatorConnections

export const connectionOf: Record<Environment, ConnectionId> = { sandbox: 'simulator', live: 'simulator' }

/** What a screen says of the environment. */
export function describeConnection(environment: Environment): { name: string; words: string } {
  const { name, words } = operatorConnections[connectionOf[environment]]
  return { name, words: `${environments[environment].label} calls ${words}` }
}
