import type { Row, RowData } from '@tanstack/react-table'
import type { Features } from './features.ts'

/** '11.90' and '11.9' are 1190 hundredths, as bigint: amounts never become binary fractions. */
function hundredths(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

/** Compares decimal strings with up to two decimals, for sorting. */
export const compareAmounts = (one: string, other: string) => Number(hundredths(one) - hundredths(other))

/** Sorts a column of decimal amounts. The table puts missing ones last. */
export const byAmount = <T extends RowData>(a: Row<Features, T>, b: Row<Features, T>, column: string) =>
  compareAmounts(a.getValue<string>(column), b.getValue<string>(column))
