/** The value of a CSV cell: numbers stay numbers, undefined is an empty cell. */
export type CsvValue = string | number | null | undefined

// Spreadsheets run text that begins with one of these signs as a formula, also after spaces.
const sign = '[=+\\-@＝＋－＠]'
const formula = new RegExp(`^\\s*(?:[\\t\\r\\n]|${sign})`)
/**
 * A spreadsheet that separates by semicolons or tabs ends the cell there despite quotes, and the rest becomes a cell of
 * its own. One that separates by commas respects the quotes.
 */
const laterFormula = new RegExp(`([;\\t\\r\\n])(?=(?:[^\\S\\t\\r\\n]|")*${sign})`, 'g')
/** A negative number begins like a formula and is safe. */
const number = /^-?\d+(?:\.\d+)?$/

/**
 * Escapes formulas in typed text with an apostrophe, at the start and after separators and line breaks. Quotes keep every
 * separator inside the cell.
 */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  const safe = number.test(text) ? text : `${formula.test(text) ? "'" : ''}${text.replace(laterFormula, "$1'")}`
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\n`
}
