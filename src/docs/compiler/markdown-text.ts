/** Text that stands in Markdown as it is. */
export const code = (text: string): string => {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1)
  return `${fence} ${text} ${fence}`.replace(/^(`+) (?=[^`\s])(.*[^`\s]) (`+)$/s, '$1$2$3')
}

export const link = (words: string, url: string): string => `[${words.replaceAll(/([[\]\\])/g, '\\$1')}](<${url}>)`
