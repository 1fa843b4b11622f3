import type { Piece, TokenKind } from '#docs/model/pieces.ts'

/** Longer texts are not coloured: rendering them would take too long. */
const maxColoured = 20_000

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g

/** JSON in the colours of the code samples. */
export function jsonPieces(text: string): Piece[] {
  if (text.length > maxColoured) return [text]
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(token)) {
    const [whole, string, colon] = match
    pieces.push(text.slice(end, match.index))
    if (string !== undefined && colon !== undefined) pieces.push(['key', string], colon)
    else pieces.push([kindOf(match), whole])
    end = match.index + whole.length
  }
  return [...pieces, text.slice(end)]
}

function kindOf([, string, , constant]: RegExpMatchArray): TokenKind {
  if (string !== undefined) return 'string'
  return constant === undefined ? 'number' : 'constant'
}
