import type { Row, RowData } from '@tanstack/react-table'
import type { Features } from './features.ts'

/** '11.90' and '11.9' as 1190 hundredths: an amount never becomes a binary fraction, however large it is. */
function hundredths(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

/** Below zero, zero or above, as a sort wants it. Amounts are decimal strings of two places at most. */
export function compareAmounts(one: string, other: string): number {
  const difference = hundredths(one) - hundredths(other)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** By size, for a column whose values are amounts as the server told them. The table puts rows without one last. */
export const byAmount = <T extends RowData>(a: Row<Features, T>, b: Row<Features, T>, column: string) =>
  compareAmounts(a.getValue<string>(column), b.getValue<string>(column))
