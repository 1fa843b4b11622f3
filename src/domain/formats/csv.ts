/** What a cell of a CSV file can be told: a number as such, nothing as an empty cell. */
export type CsvValue = string | number | null | undefined

// Spreadsheets take a text that begins like this for a formula and run it, also behind spaces, and full-width signs too.
const sign = '[=+\\-@＝＋－＠]'
const formula = new RegExp(`^\\s*(?:[\\t\\r\\n]|${sign})`)
/** One that takes semicolons or tabs for its separators ends our cell there, quotes or not, and what follows is one of its own. One that takes commas knows our quotes. */
const laterFormula = new RegExp(`([;\\t\\r\\n])(?=(?:[^\\S\\t\\r\\n]|")*${sign})`, 'g')
/** An amount below zero begins like one too, and is only a number. */
const number = /^-?\d+(?:\.\d+)?$/

/**
 * Typed text may hold a formula, at its start or after a separator or line break: an apostrophe there makes it a
 * text. Whatever separates cells in any spreadsheet stays within its cell.
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
