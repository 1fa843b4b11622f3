import { describe, expect, it } from 'vitest'
import { inlineCode, link, placeHeadings, placeImages, toLine } from './markdown-source.ts'

describe('placeHeadings', () => {
  it.each([
    ['# One\n\ntext\n\n## Two', '### One\n\ntext\n\n#### Two'],
    ['#### Low\n\n##### Lower', '### Low\n\n#### Lower'],
    ['Under\nlined\n---\n\ntext', '### Under lined\n\ntext'],
    ['```sh\n# a remark\n```\n\n# One', '```sh\n# a remark\n```\n\n### One'],
    ['> # Quoted', '> ### Quoted'],
    ['No heading: #1 of 2', 'No heading: #1 of 2'],
  ])('moves the highest heading of %j to the level', (text, placed) => {
    expect(placeHeadings(text, 3)).toBe(placed)
  })
})

describe('placeImages', () => {
  const imageAt = (address: string) => (address === 'img/a%20flow.png' ? 'images/flow-1a.png' : undefined)

  it.each([
    ['![The flow](img/a%20flow.png "Title")', '![The flow](images/flow-1a.png "Title")'],
    ['![The flow](<img/a flow.png>)', '![The flow](<images/flow-1a.png>)'],
    ['![The flow][one]\n\n[one]: img/a%20flow.png', '![The flow][one]\n\n[one]: images/flow-1a.png'],
    ['<img alt="x" src="img/a%20flow.png">', '<img alt="x" src="images/flow-1a.png">'],
    ['![Other](img/other.png) img/a%20flow.png', '![Other](img/other.png) img/a%20flow.png'],
  ])('writes the published address in %j', (text, placed) => {
    expect(placeImages(text, imageAt)).toBe(placed)
  })
})

describe('toLine', () => {
  it('joins lines and the items of a list', () => {
    expect(toLine('Either:\n\n- one\n- two\n  lines\n\n1. first\n')).toBe('Either: one two lines first')
  })
})

describe('code', () => {
  it.each([
    ['a', '`a`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
  ])('encloses %j', (text, enclosed) => {
    expect(inlineCode(text)).toBe(enclosed)
  })
})

describe('link', () => {
  it('writes an autolink where the text is the address', () => {
    expect(link('https://x.example', 'https://x.example')).toBe('<https://x.example>')
    expect(link('A [b]', 'https://x.example')).toBe('[A \\[b\\]](<https://x.example>)')
  })
})
