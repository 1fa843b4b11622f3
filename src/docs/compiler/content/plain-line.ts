import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt()

/** A title of one line without its Markdown. What looks like HTML is part of the title. */
export function plainLine(text: string): string {
  if (!/[`*_[\\#]/.test(text)) return text
  const [line] = markdown.parseInline(text.trim().replace(/^#{1,6}\s+/, ''), {})
  const pieces = line?.children ?? []
  const words = pieces.map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
  return words.join('').trim() || text
}
