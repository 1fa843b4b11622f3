import type { BodyHole, Hole } from '#docs/page/snippet-model.ts'
import type { BodyKind } from '../media-kind.ts'

/** All that decides how the sample of a call is written. Values are filled in later, so that calls of a shape share it. */
export interface CallShape {
  /** In capitals. */
  method: string
  /** Names of the headers that may be sent, in order. */
  headers: string[]
  body: { type: string; kind: BodyKind; files: string[] } | null
}

/** Code with holes. */
export type Template = (string | Hole)[]

/** A template tag that keeps the holes, and takes lines that are templates themselves. */
export function code(words: TemplateStringsArray, ...holes: (string | Hole | Template)[]): Template {
  return words.flatMap((word, index) => {
    const hole = holes[index]
    return hole === undefined ? [word] : [word, ...(Array.isArray(hole) ? hole : [hole])]
  })
}

export const url = (as: string): Hole => ({ as, hole: 'url' })
export function header(as: string, name: string, shape: CallShape): Hole {
  const isType = name.toLowerCase() === 'content-type'
  return { as, hole: 'header', name, ...(isType && shape.body ? { absent: shape.body.type } : {}) }
}

export function body(as: string, more: Omit<BodyHole, 'hole'> = {}): Hole {
  return { as, hole: 'body', ...more }
}

/** Headers that a library writes itself: a multipart body's type names its boundary. */
export function headersOf(shape: CallShape, ...except: string[]): string[] {
  const without = [
    ...except,
    ...(shape.body === null || shape.body.kind === 'multipart' ? ['content-type'] : []),
    'content-length',
    'host',
  ]
  return headersOfCall(shape).filter((name) => !without.includes(name.toLowerCase()))
}

/** A body says of what type it is, whether or not the file names the header. */
function headersOfCall({ headers, body: sent }: CallShape): string[] {
  const isNamed = headers.some((name) => name.toLowerCase() === 'content-type')
  return sent && !isNamed ? ['Content-Type', ...headers] : headers
}

export const each = (names: string[], line: (name: string) => Template): Template => names.flatMap(line)
