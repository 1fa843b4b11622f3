import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'

export interface RenderedBody {
  /** Sanitised HTML: headings from level 2 on, without styles, scripts or external images. */
  html: string
  /** Plain text for the search. */
  text: string
}

// HTML in an article is escaped: authors use Markdown only.
const markdown = new MarkdownIt({ html: false, linkify: false })
// A table wider than a phone scrolls inside its own element, also by keyboard.
markdown.renderer.rules.table_open = () => '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'

export function renderBody(source: string): RenderedBody {
  const tokens = markdown.parse(source, {})
  const taken = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', headingId(tokens[at + 1]?.content ?? '', taken))
  }
  const html = sanitize(markdown.renderer.render(tokens, markdown.options, {}), allowed)
  return { html, text: textOf(tokens) }
}

type Token = ReturnType<typeof markdown.parse>[number]

/** Removes control characters: one of them marks search matches. */
function textOf(tokens: Token[]): string {
  const isCode = ({ type }: Token) => type === 'fence'
  // Joins a sentence that continues on the next line.
  const inlineText = ({ type, content }: Token) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content)
  const plainText = (token: Token) => token.children?.map(inlineText).join('') ?? token.content
  // Code comes last, so that search passages prefer prose.
  return [...tokens.filter((token) => !isCode(token)), ...tokens.filter(isCode)]
    .map(plainText)
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

function headingId(heading: string, taken: Set<string>): string {
  // Avoids clashes with the ids of the page.
  const base = ['part', ...(heading.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-')
  let id = base
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
  taken.add(id)
  return id
}

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'pre', 'div'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'strong', 'em', 's', 'code', 'br', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    div: ['class', 'role', 'aria-label', 'tabindex'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    img: ['src', 'alt'],
    ol: ['start'],
    pre: ['tabindex'],
  },
  allowedClasses: { div: ['wide'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: openly, pre: makeFocusable },
  // Only images of the portal are allowed.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/articles\/[\w.-]+$/.test(attribs.src ?? ''),
}

/** External links send no referrer. */
function openly(tagName: string, { href = '' }: sanitize.Attributes): sanitize.Tag {
  const attribs: sanitize.Attributes = { href }
  if (/^https:/i.test(href)) attribs.rel = 'noopener noreferrer'
  return { tagName, attribs }
}

/** Makes horizontally scrolling elements focusable. */
function makeFocusable(tagName: string): sanitize.Tag {
  return { tagName, attribs: { tabindex: '0' } }
}
