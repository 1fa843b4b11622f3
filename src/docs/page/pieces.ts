import type { Html } from './model.ts'

/** What a stretch of code is; the class `tok-{kind}` colours it. What is none of these is not wrapped. */
export type TokenKind = 'key' | 'string' | 'number' | 'constant' | 'keyword' | 'function' | 'comment'

/** A stretch of code: plain, or of a kind. */
export type Piece = string | [kind: TokenKind, text: string]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const characters: Record<string, string> = Object.fromEntries(
  Object.entries(entities).map(([char, name]) => [name, char]),
)

/** For text between tags. */
export function escapeHtml(text: string): Html {
  return text.replace(/[&<>]/g, (char) => entities[char] ?? char)
}

/** The text that our own HTML of code shows. */
export function htmlToText(html: Html): string {
  return html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (name) => characters[name] ?? name)
}

export function toText(pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('')
}

/** Neighbours of one kind share an element, and white space needs none: every element costs the page. */
export function toHtml(pieces: Piece[]): Html {
  let html = ''
  let open: TokenKind | null = null
  for (const piece of pieces) {
    const [kind, text] = typeof piece === 'string' ? [null, piece] : piece
    if (text === '') continue
    if (kind !== open) {
      html += `${open ? '</span>' : ''}${kind ? `<span class="tok-${kind}">` : ''}`
      open = kind
    }
    html += escapeHtml(text)
  }
  return open ? `${html}</span>` : html
}
