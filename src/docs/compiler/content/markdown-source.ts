import MarkdownIt from 'markdown-it'

/** Writes text as inline code. */
export const inlineCode = (text: string): string => {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1)
  return `${fence} ${text} ${fence}`.replace(/^(`+) (?=[^`\s])(.*[^`\s]) (`+)$/s, '$1$2$3')
}

export const link = (words: string, url: string): string =>
  words === url && /^https?:/.test(url) ? `<${url}>` : `[${words.replaceAll(/([[\]\\])/g, '\\$1')}](<${url}>)`

/** Escapes text for a table cell. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')

/** The cells are Markdown already. */
export function tableOf(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Markdown on one line, for tables and lists: list items are joined. */
export const toLine = (text: string): string => text.trim().replace(/\s*\n\s*(?:[-*+] |\d+[.)] )?/g, ' ')

const parser = new MarkdownIt({ html: true })

const imageAddress =
  /(!\[[^\]]*\]\(\s*|^ {0,3}\[[^\]]+\]:[ \t]*|<img\b[^>]*?\bsrc\s*=\s*)(<[^<>\n]+>|"[^"\n]+"|'[^'\n]+'|[^\s<>"')]+)/gim

/** Writes the published addresses of images; those without one stay. */
export function placeImages(text: string, imageAt: (address: string) => string | undefined): string {
  return text.replaceAll(imageAddress, (whole, before: string, written: string) => {
    const address = written.replace(/^[<"'](.*)[>"']$/, '$1')
    const placed = imageAt(address) ?? imageAt(parser.normalizeLink(address))
    return placed === undefined ? whole : before + written.replace(address, () => placed)
  })
}

/** Moves the highest heading to the given level and the others accordingly. */
export function placeHeadings(text: string, level: number): string {
  const lines = text.trim().split('\n')
  const headings = parser.parse(lines.join('\n'), {}).filter(({ type }) => type === 'heading_open')
  const levelOf = (tag: string) => Number(tag.slice(1))
  const highest = Math.min(...headings.map(({ tag }) => levelOf(tag)))
  // Backwards, because an underlined heading loses its second line.
  for (const { tag, map, markup } of headings.reverse()) {
    const [start, end] = map ?? [0, 0]
    const marks = '#'.repeat(Math.min(6, levelOf(tag) - highest + level))
    const words = lines
      .slice(start, end - 1)
      .join(' ')
      .trim()
    if (markup.startsWith('#')) lines[start] = lines[start]?.replace(/#{1,6}/, marks) ?? ''
    else lines.splice(start, end - start, `${marks} ${words}`)
  }
  return lines.join('\n')
}
