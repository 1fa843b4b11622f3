/** A field of a form as it is sent. */
export interface Field {
  name: string
  value: string
  kind: 'text' | 'json' | 'file'
}

/**
 * The value a text of JSON stands for; undefined where a literal would not say the same (numbers beyond precision, names
 * twice or out of order, halves of characters), so that the text itself has to be sent.
 */
export function faithfulJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (value === null || /\\ud[89a-f]/i.test(text)) return undefined
    return JSON.stringify(value) === withoutSpace(text) ? value : undefined
  } catch {
    return undefined
  }
}

const withoutSpace = (json: string) => json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, string = '') => string)

/** The pairs of a form-urlencoded text; undefined where writing them out would change it. */
export function formPairs(text: string): [name: string, value: string][] | undefined {
  const pairs = new URLSearchParams(text)
  return pairs.toString() === text.replaceAll('%20', '+') ? [...pairs] : undefined
}

/** The parts of a multipart body, whose text is a JSON object of them: an array stands for a part of the same name each. */
export function multipartFields(text: string, files: readonly string[]): Field[] {
  const value = faithfulJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, member]) =>
    (Array.isArray(member) ? member : [member]).map((item: unknown): Field => {
      if (files.includes(name)) return { name, value: String(item), kind: 'file' }
      const isObject = typeof item === 'object' && item !== null
      return { name, value: isObject ? JSON.stringify(item) : String(item ?? ''), kind: isObject ? 'json' : 'text' }
    }),
  )
}

/** The pairs as an object, unless a name comes twice. */
export function asObject(pairs: [string, string][]): Record<string, string> | undefined {
  const object = Object.fromEntries(pairs)
  return Object.keys(object).length === pairs.length ? object : undefined
}
