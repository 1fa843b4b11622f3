import { expect, test } from 'vitest'
import { readArticles } from '#server/articles/read-articles.ts'
import { files, read, specifications } from '#tests/support/tree.ts'

// Emphasised text in an article is a label or message of the portal, which must exist, or one of these phrases.

const phrases = new Set([
  ...['we', 'your', 'The same request'],
  // From a partner's own page.
  ...['Enter #PASSWORD# to buy Lumen Music for 99.00 THB.', 'Send it again', 'Use another number'],
])

const emphasised = readArticles().flatMap(({ slug, markdown }) => {
  const text = markdown
    .replaceAll(/```.*?```/gs, '')
    .replaceAll('**', '')
    .replaceAll(/\s+/g, ' ')
  return [...text.matchAll(/\*(\S[^*]*)\*/g)].map(([, label = '']) => [label, slug] as const)
})
const labels = emphasised.filter(([label]) => !phrases.has(label))

/** Sources of visible text: string literals, JSX text and the contract. */
const screens = [...files('src/{domain,web,docs}/**/*.{ts,tsx}'), ...specifications()]
  .filter((path) => !path.includes('.test.'))
  .map((path) => read(path).replaceAll(/\s*\n\s*/g, '\n'))
  .join('\n')
  .toLowerCase()
const openings = ["'", '"', '>', '\n', ': ']
const ends = ["'", '"', '<', '\n']
const isShown = (label: string) =>
  openings.some((opening) => ends.some((end) => screens.includes(`${opening}${label.toLowerCase()}${end}`)))

test('articles name labels, and every listed phrase is emphasised in one', () => {
  expect(labels.length).toBeGreaterThan(8)
  expect([...phrases].filter((each) => !emphasised.some(([label]) => label === each))).toEqual([])
})

test.each(labels)('*%s* in %s is a label of the portal', (label) => {
  expect(isShown(label)).toBe(true)
})
