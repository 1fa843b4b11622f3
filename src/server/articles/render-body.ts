import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'

export interface RenderedBody {
  /** Sanitised HTML: headings from level 2 on, no style, no script, no picture from elsewhere. */
  html: string
  /** The words alone, for the search. */
  text: string
}

// HTML in an article is text: what it may say is Markdown.
const markdown = new MarkdownIt({ html: false, linkify: false })
// Wider than a phone, a table scrolls inside itself, and the keyboard reaches it.
markdown.renderer.rules.table_open = () => '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'

export function renderBody(source: string): RenderedBody {
  const tokens = markdown.parse(source, {})
  const taken = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', headingId(tokens[at + 1]?.content ?? '', taken))
  }
  const html = sanitize(markdown.renderer.render(tokens, markdown.options, {}), allowed)
  return { html, text: wordsOf(tokens) }
}

type Token = ReturnType<typeof markdown.parse>[number]

/** Control characters go: one of them marks what a search finds. */
function wordsOf(tokens: Token[]): string {
  const isCode = ({ type }: Token) => type === 'fence'
  // A sentence that goes on in the next line of its file.
  const word = ({ type, content }: Token) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content)
  const words = (token: Token) => token.children?.map(word).join('') ?? token.content
  // Code last: a passage that is shown comes from the sentences, if they hold the word too.
  return [...tokens.filter((token) => !isCode(token)), ...tokens.filter(isCode)]
    .map(words)
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

function headingId(heading: string, taken: Set<string>): string {
  // The page has ids of its own.
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
  transformTags: { a: openly, pre: reachable },
  // A picture is one of ours, or none.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/articles\/[\w.-]+$/.test(attribs.src ?? ''),
}

/** A link that leads away does not tell where from. */
function openly(tagName: string, { href = '' }: sanitize.Attributes): sanitize.Tag {
  const attribs: sanitize.Attributes = { href }
  if (/^https:/i.test(href)) attribs.rel = 'noopener noreferrer'
  return { tagName, attribs }
}

/** What scrolls sideways can be reached by the keyboard. */
function reachable(tagName: string): sanitize.Tag {
  return { tagName, attribs: { tabindex: '0' } }
}
