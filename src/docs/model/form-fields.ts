import { parseJson } from '#domain/parse-json.ts'

/**
 * The value of a JSON text; undefined where a literal would change it (numbers beyond precision, duplicate or unordered
 * names, lone surrogates), so that the text itself is sent.
 */
export function faithfulJson(text: string): unknown {
  const value = parseJson(text)
  if (value === null || /\\ud[89a-f]/i.test(text)) return undefined
  return JSON.stringify(value) === withoutSpace(text) ? value : undefined
}

const withoutSpace = (json: string) => json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, string = '') => string)

/** The pairs of a form-urlencoded text; undefined where serialising them would change it. */
export function formPairs(text: string): [name: string, value: string][] | undefined {
  const pairs = new URLSearchParams(text)
  return pairs.toString() === text.replaceAll('%20', '+') ? [...pairs] : undefined
}

/** The pairs as an object, unless a name repeats. */
export function asObject(pairs: [string, string][]): Record<string, string> | undefined {
  const object = Object.fromEntries(pairs)
  return Object.keys(object).length === pairs.length ? object : undefined
}
