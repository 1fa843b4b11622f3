import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'
import { escapeHtmlText } from '#docs/model/pieces.ts'
import type { Heading, Html } from '#docs/model/product.ts'
import { grammarOf, highlight } from './highlight.ts'

/** A text as HTML with its headings. */
export interface Rendered {
  html: Html
  headings: Heading[]
}

export interface MarkdownOptions {
  /** Prefix of heading ids, which must be unique on the page. */
  idPrefix?: string
  /** The address on the page of an image beside the file; without it, the alternative text is shown. */
  imageUrl?: ((address: string) => string | undefined) | undefined
}

// Descriptions of real specifications contain HTML, which is passed to the sanitiser.
const markdown = new MarkdownIt({ html: true, linkify: true, highlight: highlightFence })
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

/** Markdown as sanitised HTML: no scripts, no styles, no requests to other hosts. */
export function renderMarkdown(text: string, { idPrefix = '', imageUrl: imageAt }: MarkdownOptions = {}): Rendered {
  const html = sanitize(markdown.render(text), imageAt ? withImages(imageAt) : options)
  return withHeadings(withScrollingTables(html), idPrefix)
}

/** A wide element scrolls inside itself, is focusable and has a name. */
function withScrollingTables(html: Html): Html {
  return html
    .replace(/<table>(.*?<\/tr>)?/gs, (start: string) => {
      const heads = [...start.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, inner = '']) => htmlToText(inner))
      const label = escapeHtmlText(['Table', heads.filter(Boolean).join(', ')].filter(Boolean).join(': '))
      return `<div class="ref-scroll" role="group" aria-label="${label.replaceAll('"', '&quot;')}" tabindex="0">${start}`
    })
    .replaceAll('</table>', '</table></div>')
}

/** Inline elements of a text, for a cell or a line; paragraphs become line breaks. */
export function renderInline(text: string): Html {
  return sanitize(markdown.renderInline(text.trim()), { ...options, allowedTags: inlineTags })
}

/** Plain text, for titles and search. */
export function toPlainText(text: string): string {
  const html = sanitize(markdown.render(text), { allowedTags: [], allowedAttributes: {}, textFilter: (part) => part })
  return unescaped(html).replace(/\s+/g, ' ').trim()
}

const inlineTags = [
  ...['a', 'abbr', 'b', 'bdi', 'br', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]

const blockTags = [
  ...['blockquote', 'caption', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4'],
  ...['h5', 'h6', 'hr', 'img', 'li', 'ol', 'p', 'pre', 'summary'],
  ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
]

const options: sanitize.IOptions = {
  allowedTags: [...inlineTags, ...blockTags],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    abbr: ['title'],
    code: ['class'],
    details: ['open'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    li: ['value'],
    ol: ['start', 'reversed'],
    pre: ['tabindex'],
    span: ['class'],
    td: ['colspan', 'rowspan', 'class'],
    th: ['colspan', 'rowspan', 'scope', 'class'],
  },
  // Removes the file's own classes, which could clash with those of the page.
  allowedClasses: { '*': ['tok-*', 'align-left', 'align-center', 'align-right'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  transformTags: { a: sanitizeLink, img: imageOrLink, th: alignCell, td: alignCell, pre: makeFocusable },
}

/** External links send no referrer; relative links have no base here and are removed. */
function sanitizeLink(tagName: string, { href = '', title }: sanitize.Attributes): sanitize.Tag {
  const isAway = /^(https?:|mailto:)/i.test(href.trim())
  const target: sanitize.Attributes = isAway
    ? { href, rel: 'noopener noreferrer' }
    : href.startsWith('#')
      ? { href }
      : {}
  return { tagName: Object.keys(target).length > 0 ? tagName : 'span', attribs: title ? { ...target, title } : target }
}

const withImages = (imageAt: (address: string) => string | undefined): sanitize.IOptions => ({
  ...options,
  transformTags: {
    ...options.transformTags,
    img: (tagName, attributes) => {
      const src = imageAt(attributes.src ?? '')
      return src === undefined
        ? imageOrLink(tagName, attributes)
        : { tagName, attribs: { alt: '', ...attributes, src } }
    },
  },
})

/** The addresses of the images in a text. */
export function imagesIn(text: string): string[] {
  if (!/!\[|<img/i.test(text)) return []
  const found: string[] = []
  renderMarkdown(text, { imageUrl: (address) => void found.push(address) })
  return found
}

/** An external image becomes a link with its alternative text, since pages contact no other host. */
function imageOrLink(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  const { src = '', alt = '' } = attributes
  if (/^data:image\/(png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i.test(src))
    return { tagName, attribs: { ...attributes, alt } }
  if (!/^https?:/i.test(src)) return { tagName: 'span', attribs: {}, text: alt }
  return { tagName: 'a', attribs: { href: src, rel: 'noopener noreferrer' }, text: alt || fileName(src) }
}

const fileName = (address: string) =>
  address
    .replace(/[?#].*/, '')
    .split('/')
    .at(-1) || address

/** Markdown aligns columns by inline style, which the Content-Security-Policy forbids. */
function alignCell(tagName: string, { style = '', align = '', ...rest }: sanitize.Attributes): sanitize.Tag {
  const side = /text-align:\s*(left|center|right)/.exec(style)?.[1] ?? /^(left|center|right)$/i.exec(align)?.[1]
  return { tagName, attribs: side ? { ...rest, class: `align-${side.toLowerCase()}` } : { ...rest } }
}

/** Makes horizontally scrolling elements focusable. */
function makeFocusable(tagName: string): sanitize.Tag {
  return { tagName, attribs: { tabindex: '0' } }
}

function highlightFence(code: string, info: string): string {
  const grammar = grammarOf(info.split(/[\s,{]/)[0] ?? '')
  return grammar ? highlight(code.replace(/\n$/, ''), grammar) : escapeHtmlText(code)
}

/** The page has headings of the levels 1 and 2 itself. */
const highestLevel = 3

function withHeadings(html: Html, idPrefix: string): Rendered {
  const found = [...html.matchAll(/<h([1-6])>(.*?)<\/h\1>/gs)]
  const highest = Math.min(...found.map(([, level]) => Number(level)))
  const taken = new Map<string, number>()
  const headings: Heading[] = []
  const shifted = html.replace(/<h([1-6])>(.*?)<\/h\1>/gs, (_, level: string, inner: string) => {
    const heading = {
      id: uniqueId(`${idPrefix}${slug(htmlToText(inner))}`, taken),
      level: Math.min(6, Number(level) - highest + highestLevel),
      text: htmlToText(inner),
    }
    headings.push(heading)
    return `<h${heading.level} id="${escapeHtmlText(heading.id)}">${inner}</h${heading.level}>`
  })
  return { html: shifted, headings }
}

/** The text of sanitised HTML. */
export const htmlToText = (html: Html) =>
  unescaped(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()

function unescaped(html: Html): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
  return html.replace(/&(\w+);/g, (entity, name: string) => characters[name] ?? entity)
}

function slug(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-') || 'section'
}

function uniqueId(id: string, taken: Map<string, number>): string {
  const count = (taken.get(id) ?? 0) + 1
  taken.set(id, count)
  return count === 1 ? id : uniqueId(`${id}-${count}`, taken)
}
