import type { Html } from './product.ts'

/** Token kind; the class `tok-{kind}` colours it. Other text is not wrapped. */
export type TokenKind = 'key' | 'string' | 'number' | 'constant' | 'keyword' | 'function' | 'comment'

/** A piece of code, plain or of one kind. */
export type Piece = string | [kind: TokenKind, text: string]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const characters: Record<string, string> = Object.fromEntries(
  Object.entries(entities).map(([char, name]) => [name, char]),
)

/** Escapes text content. */
export function escapeHtmlText(text: string): Html {
  return text.replace(/[&<>]/g, (char) => entities[char] ?? char)
}

/** For text and for attributes in double quotes, in HTML and XML. */
export function escapeMarkup(text: string): string {
  return escapeHtmlText(text).replaceAll('"', '&quot;')
}

/** The text of our own highlighted HTML. */
export function highlightedText(html: Html): string {
  return html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (name) => characters[name] ?? name)
}

export function toText(pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('')
}

/** Merges neighbours of one kind and leaves white space unwrapped, since every element costs rendering time. */
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
    html += escapeHtmlText(text)
  }
  return open ? `${html}</span>` : html
}
