// JavaScript rounds numbers of more than about 16 digits, such as 64-bit ids.

const syntax = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/** The number of a text; the text itself, where it is none or would be rounded. */
export const numberIn = (text: string): number | string => (syntax.test(text) && isExact(text) ? Number(text) : text)

export const isRounded = (text: string): boolean => syntax.test(text) && !isExact(text)

/** Whether parsing a JSON text rounds one of its numbers. */
export function roundsNumbers(json: string): boolean {
  const numbers = json.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/\d[\d.e+-]*/gi) ?? []
  return numbers.some((number) => !isExact(number))
}

const isExact = (number: string) => digitsOf(number) === digitsOf(String(Number(number)))

/** Without the exponent: a rounded number has other digits. */
const digitsOf = (number: string) =>
  number
    .replace(/e.*$/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '')
