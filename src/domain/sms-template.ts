// A template of the messages a project may send. Braces mark what changes from one message to the next, #PASSWORD# the
// place of the one-time password.

export type TemplatePiece =
  | { kind: 'text'; text: string }
  | { kind: 'dynamic'; text: string; name: string }
  | { kind: 'password'; text: string }

const mark = /#PASSWORD#|\{[^{}]*\}/g

/** The template cut at its marks; the texts of all pieces together are the template again. */
export function piecesOf(template: string): TemplatePiece[] {
  const pieces: TemplatePiece[] = []
  let read = 0
  for (const { 0: text, index } of template.matchAll(mark)) {
    if (index > read) pieces.push({ kind: 'text', text: template.slice(read, index) })
    pieces.push(text === '#PASSWORD#' ? { kind: 'password', text } : { kind: 'dynamic', text, name: nameIn(text) })
    read = index + text.length
  }
  if (read < template.length) pieces.push({ kind: 'text', text: template.slice(read) })
  return pieces
}

function nameIn(braces: string): string {
  return braces.slice(1, -1).trim()
}

/** What stands between braces, each name once, in the order of the text. */
export function dynamicNames(template: string): string[] {
  const names = piecesOf(template).flatMap((piece) => (piece.kind === 'dynamic' ? [piece.name] : []))
  return [...new Set(names)]
}

/** Why the braces do not say what changes; undefined when they do. The operator takes the text all the same. */
export function braceProblem(template: string): string | undefined {
  const pieces = piecesOf(template)
  if (pieces.some((piece) => piece.kind === 'dynamic' && piece.name === '')) {
    return 'There is nothing between two braces. Name what stands there, for instance {service}.'
  }
  const stray = pieces.some((piece) => piece.kind === 'text' && /[{}]/.test(piece.text))
  return stray ? 'A brace has no counterpart. Dynamic content stands between { and }.' : undefined
}

/** The template as a subscriber reads it. A value that is empty or not given leaves the braces standing. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>, password: string): string {
  return piecesOf(template)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      return piece.kind === 'password' ? password : values[piece.name] || piece.text
    })
    .join('')
}
