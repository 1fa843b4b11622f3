import type { Html } from '#docs/page/model.ts'

/** An element with what it holds, or a text. */
type Node = string | Element

interface Element {
  tag: string
  attributes: string
  children: Node[]
}

/** Sanitised HTML, as renderMarkdown makes it, as Markdown again; headings so many levels higher. */
export function htmlToMarkdown(html: Html, raise = 0): string {
  const raised = html.replace(
    /<(\/?)h([1-6])\b/g,
    (_, close, level) => `<${close}h${Math.max(1, Number(level) - raise)}`,
  )
  return blocks(parse(raised))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line, for tables and lists. */
export function htmlToLine(html: Html): string {
  return htmlToMarkdown(html).replace(/\s*\n\s*(?:- |\d+\. )?/g, ' ')
}

const alone = ['br', 'hr', 'img', 'wbr']

/** The sanitiser closes what it opens, so that brackets are enough of a grammar. */
function parse(html: Html): Node[] {
  const root: Element = { tag: '', attributes: '', children: [] }
  const open = [root]
  for (const [, close, tag = '', attributes = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+|<)/gi,
  )) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(unescaped(text))
    else if (close) open.splice(Math.max(1, open.length - 1))
    else {
      const element = { tag, attributes, children: [] }
      parent.children.push(element)
      if (!alone.includes(tag)) open.push(element)
    }
  }
  return root.children
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const unescaped = (text: string) => text.replace(/&(\w+);/g, (entity, name: string) => characters[name] ?? entity)

const textOf = (nodes: Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')

const attribute = ({ attributes }: Element, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

const isElement = (node: Node): node is Element => typeof node !== 'string'

/** Between blocks white space is only for those who read the source. */
const blocks = (nodes: Node[]): string =>
  nodes
    .map((node, index) =>
      isSpace(node) && !(isInline(nodes[index - 1]) && isInline(nodes[index + 1])) ? '' : block(node),
    )
    .join('')

const isSpace = (node: Node) => !isElement(node) && node.trim() === ''
const isInline = (node: Node | undefined) => node !== undefined && (!isElement(node) || inlineTags.has(node.tag))
const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'del',
  'em',
  'i',
  'img',
  'kbd',
  'samp',
  's',
  'span',
  'strong',
  'sub',
  'sup',
])

function block(node: Node): string {
  if (!isElement(node)) return node.replace(/\s+/g, ' ')
  const { tag, children } = node
  if (/^h[1-6]$/.test(tag)) return `\n\n${'#'.repeat(Number(tag[1]))} ${inline(children)}\n\n`
  if (tag === 'ul' || tag === 'ol') return `\n\n${list(node)}\n\n`
  if (tag === 'pre') return `\n\n\`\`\`\n${textOf(children).replace(/\n$/, '')}\n\`\`\`\n\n`
  if (tag === 'blockquote')
    return `\n\n${blocks(children)
      .trim()
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^/gm, '> ')
      .replace(/^> $/gm, '>')}\n\n`
  if (tag === 'table') return `\n\n${table(node)}\n\n`
  if (tag === 'hr') return '\n\n---\n\n'
  if (['p', 'div', 'details', 'summary', 'figure', 'dl', 'dt', 'dd'].includes(tag))
    return `\n\n${blocks(children).trim()}\n\n`
  return inline([node])
}

function list({ tag, children }: Element): string {
  return children
    .filter(isElement)
    .map((item, index) => {
      const mark = tag === 'ol' ? `${index + 1}. ` : '- '
      const inner = blocks(item.children)
        .replace(/ ?\n{2,}/g, '\n')
        .trim()
      return mark + inner.replace(/\n/g, `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

function table(element: Element): string {
  const rows = descendants(element, 'tr').map((row) =>
    row.children.filter(isElement).map((cell) =>
      inline(cell.children)
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')
        .trim(),
    ),
  )
  return tableOf(rows[0] ?? [], rows.slice(1))
}

const descendants = (element: Element, tag: string): Element[] =>
  element.children.filter(isElement).flatMap((child) => (child.tag === tag ? [child] : descendants(child, tag)))

/** Cells are Markdown already. */
export function tableOf(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const inline = (nodes: Node[]): string => nodes.map(inlineNode).join('')

function inlineNode(node: Node): string {
  if (!isElement(node)) return node.replace(/\s+/g, ' ')
  const { tag, children } = node
  if (tag === 'code' || tag === 'kbd' || tag === 'samp') return `\`${textOf(children)}\``
  const inner = inline(children)
  if (tag === 'strong' || tag === 'b') return `**${inner}**`
  if (tag === 'em' || tag === 'i') return `*${inner}*`
  if (tag === 'del' || tag === 's') return `~~${inner}~~`
  if (tag === 'br') return '  \n'
  if (tag === 'img') return attribute(node, 'alt')
  if (tag !== 'a') return inner
  const target = unescaped(attribute(node, 'href'))
  return target === inner ? `<${target}>` : `[${inner}](${target})`
}
