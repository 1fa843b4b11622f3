import { formatNumber } from '#domain/money.ts'
import type { Endings } from '#generated/portal/model/endings.ts'

/** '1 204 calls in the last 90 days use something that ends'. */
export function endingsTitle({ calls, items }: Pick<Endings, 'calls' | 'items'>): string {
  const unknown = Math.max(0, ...items.map((item) => item.unknown))
  const [count, verb] = calls > 0 ? [calls, 'use'] : [unknown, 'may use']
  const words =
    count === 1 ? `call in the last 90 days ${verb === 'use' ? 'uses' : verb}` : `calls in the last 90 days ${verb}`
  return `${formatNumber(count)} ${words} something that ends`
}
