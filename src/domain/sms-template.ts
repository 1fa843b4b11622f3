// A template of a project's messages. Braces mark dynamic content, #PASSWORD# the one-time password.

export type TemplatePiece =
  | { kind: 'text'; text: string }
  | { kind: 'dynamic'; text: string; name: string }
  | { kind: 'password'; text: string }

const mark = /#PASSWORD#|\{[^{}]*\}/g

/** Splits a template at its placeholders; joined, the pieces are the template. */
export function piecesOf(template: string): TemplatePiece[] {
  const pieces: TemplatePiece[] = []
  let read = 0
  for (const { 0: text, index } of template.matchAll(mark)) {
    if (index > read) pieces.push({ kind: 'text', text: template.slice(read, index) })
    const name = text.slice(1, -1).trim()
    pieces.push(text === '#PASSWORD#' ? { kind: 'password', text } : { kind: 'dynamic', text, name })
    read = index + text.length
  }
  if (read < template.length) pieces.push({ kind: 'text', text: template.slice(read) })
  return pieces
}

/** Names in braces, each once, in order. */
export function dynamicNames(template: string): string[] {
  const names = piecesOf(template).flatMap((piece) => (piece.kind === 'dynamic' ? [piece.name] : []))
  return [...new Set(names)]
}

/** The problem of unmatched or empty braces; undefined for valid ones. Saving is allowed anyway. */
export function braceProblem(template: string): string | undefined {
  const pieces = piecesOf(template)
  if (pieces.some((piece) => piece.kind === 'dynamic' && piece.name === '')) {
    return 'The braces contain no name. Put one between them, for instance {service}.'
  }
  const stray = pieces.some((piece) => piece.kind === 'text' && /[{}]/.test(piece.text))
  return stray ? 'A brace has no counterpart. Dynamic content stands between { and }.' : undefined
}

/** The message with its values. A placeholder without a value stays as it is. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>, password: string): string {
  return piecesOf(template)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      if (piece.kind === 'password') return password
      return (Object.hasOwn(values, piece.name) && values[piece.name]) || piece.text
    })
    .join('')
}
