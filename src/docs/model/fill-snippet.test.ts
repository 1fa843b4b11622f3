// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillSnippet } from './fill-snippet.ts'
import type { Placeholder } from './snippet.ts'
import { valueWriters } from './value-writers.ts'

const holes: Placeholder[] = Object.keys(valueWriters).map((as) => {
  if (as.endsWith('-url')) return { as, hole: 'url' }
  return as.endsWith('-header') ? { as, hole: 'header', name: 'X-Api-Key' } : { as, hole: 'body', files: ['file'] }
})

function textOn(page: string): string {
  const element = document.createElement('pre')
  element.innerHTML = page
  return element.textContent
}

describe('a filled snippet', () => {
  it('shows the text that it copies, for any values', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom(
        '</script>',
        '<b>&amp;</b>',
        '&lt;',
        'a\nb',
        '{"file": "a.png", "b": [{}, "<i>"]}',
        'a=1&b=%3C&b=',
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...holes), value, (hole, body) => {
        const snippet = {
          language: 'shell' as const,
          parts: ['<span class="tok-key">a</span> &lt;&amp;\n  ', hole, ' z\n'],
        }
        const { html, text } = fillSnippet(snippet, { url: body, headers: { 'X-Api-Key': body }, body })
        // HTML parsers change carriage returns and NUL.
        fc.pre(!/[\r\0]/.test(text))
        expect(textOn(html)).toBe(text)
        expect(text.startsWith('a <&\n  ')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('leaves out whole lines and repeats nothing', () => {
    const header: Placeholder = { as: 'python', hole: 'header', name: 'X-Trace' }
    const parts = ['one\n  "X-Trace": ', header, ',\n  two ', { ...header, name: 'X-Api-Key' }, ',\nthree']
    const { html, text } = fillSnippet(
      { language: 'python', parts },
      { url: '', headers: { 'X-Api-Key': 'k' }, body: null },
    )
    expect(text).toBe('one\n  two "k",\nthree')
    expect(html).toBe('one\n  two <span class="tok-string">"k"</span>,\nthree')
  })

  it('throws for an unknown writer', () => {
    const hole: Placeholder = { as: 'cobol', hole: 'url' }
    expect(() => fillSnippet({ language: 'shell', parts: [hole] }, { url: '', headers: {}, body: null })).toThrow(
      'cobol',
    )
  })
})
