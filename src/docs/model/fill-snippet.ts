import { highlightedText, toHtml, toText } from './pieces.ts'
import type { Html } from './product.ts'
import type { CallValues, Placeholder, Snippet } from './snippet.ts'
import { valueWriters } from './value-writers.ts'

/** A code sample that readers copy. */
export interface FilledSnippet {
  html: Html
  text: string
}

/** The code sample with the values of a call. A line whose header or body has no value is dropped. */
export function fillSnippet({ parts }: Snippet, values: CallValues): FilledSnippet {
  let html = ''
  let text = ''
  let isDropping = false
  for (const part of parts) {
    if (typeof part === 'string') {
      const kept = isDropping ? afterLine(part) : part
      if (kept === null) continue
      isDropping = false
      html += kept
      text += highlightedText(kept)
      continue
    }
    const value = valueFor(part, values)
    if (value === undefined || isDropping) {
      isDropping = true
      html = html.slice(0, html.lastIndexOf('\n') + 1)
      text = text.slice(0, text.lastIndexOf('\n') + 1)
      continue
    }
    const write = valueWriters[part.as]
    if (!write) throw new Error(`No way to write ${part.as} is known: see valueWriters.ts`)
    const pieces = write(value, part, indentOf(text))
    html += toHtml(pieces)
    text += toText(pieces)
  }
  return { html: ended(html), text: ended(text) }
}

function valueFor(hole: Placeholder, { url, headers, body }: CallValues): string | undefined {
  if (hole.hole === 'url') return url
  if (hole.hole === 'header') return headers[hole.name] ?? hole.absent
  return body ?? hole.absent
}

/** No element spans lines, so that lines can be removed from the HTML. */
function afterLine(html: Html): Html | null {
  const end = html.indexOf('\n')
  return end < 0 ? null : html.slice(end + 1)
}

const indentOf = (text: string) => /(?:^|\n)([ \t]*)[^\n]*$/.exec(text)?.[1] ?? ''

/** A continued line may have become the last one. */
const ended = (code: string) => code.replace(/( \\)?\n*$/, '')
