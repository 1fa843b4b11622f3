import { literal } from './literals.ts'
import type { Piece } from './pieces.ts'

/** Code that contains literals and other code. */
export function code(words: TemplateStringsArray, ...filled: (string | Piece[])[]): Piece[] {
  return words.flatMap((word, index): Piece[] => {
    const part = filled[index]
    if (part === undefined) return [word]
    return [word, ...(typeof part === 'string' ? [['string', part] as Piece] : part)]
  })
}

/** Code of a form field, per language. */
export const pairs = {
  shell: (name: string, value: string) =>
    code`--data-urlencode ${literal.shell(`${encodeURIComponent(name)}=${value}`)}`,
  csharp: (name: string, value: string) => code`    [${literal.csharp(name)}] = ${literal.csharp(value)},`,
  go: (name: string, value: string) => code`fields.Add(${literal.go(name)}, ${literal.go(value)})`,
}
