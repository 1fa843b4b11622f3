import { limits } from '#domain/limits.ts'
import { formatNumber } from '#domain/money.ts'

/** Rows that contain every word in any column, in any case. The same array for an empty query. */
export function matching<T>(rows: readonly T[], typed: string, textsOf: (row: T) => readonly string[]): readonly T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = textsOf(row).join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The row count: '1 000 in all', '12 of 1 000', 'the first 1 000 of 1 204', or of more than the server counts. */
export function countLabel(found: number, loaded: number, total: number): string {
  const first = loaded < total ? `the first ${formatNumber(loaded)}` : formatNumber(loaded)
  if (found < loaded) return `${formatNumber(found)} of ${first}`
  return loaded < total ? `${first} of ${totalLabel(total)}` : `${formatNumber(total)} in all`
}

/** '1 204', or 'more than 2 000' where the server stops counting. */
export const totalLabel = (total: number): string =>
  total > limits.rowsCounted ? `more than ${formatNumber(limits.rowsCounted)}` : formatNumber(total)
