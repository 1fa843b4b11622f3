/** What a cell of a CSV file can be told: a number as such, nothing as an empty cell. */
export type CsvValue = string | number | null | undefined

/** Spreadsheets take a text that begins like this for a formula and run it, also behind spaces. */
const formula = /^\s*[=+\-@\t\r\n]/
/** An amount below zero begins like one too, and is only a number. */
const number = /^-?\d+(?:\.\d+)?$/

/**
 * What somebody typed may begin like a formula: an apostrophe before it makes it a text. Line breaks, quotes and commas stay
 * within their cell.
 */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\n`
}
