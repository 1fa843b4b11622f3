import { describe, expect, it } from 'vitest'
import { renderInline, renderMarkdown, toPlainText } from './markdown.ts'

const html = (text: string) => renderMarkdown(text).html

describe('a description', () => {
  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<img src=x onerror=alert(1)>', 'src'],
    ['<a href="javascript:alert(1)">x</a>', 'href'],
    ['<a href="//evil.example">x</a>', 'href'],
    ['[x](data:text/html;base64,AAAA)', '<a'],
    ['<p style="position:fixed">x</p>', 'style'],
    ['<div class="ref-code" id="top">x</div>', '"'],
    ['<iframe src="https://x.example"></iframe>', 'iframe'],
    ['<svg><a xlink:href="https://x.example">x</a></svg>', 'href'],
    ['<form action="https://x.example"><input name="q"></form>', '<'],
    ['<link rel="stylesheet" href="https://x.example/a.css"><style>*{}</style>', 'x.example'],
    ['![x](data:image/svg+xml;base64,AAAA)', '<img'],
  ])('is sanitised: %s', (text, gone) => {
    expect(html(text)).not.toContain(gone === 'x' ? 'script' : gone)
  })

  it('loads nothing from other hosts: an external image becomes a link with its text', () => {
    expect(html('![A map](https://cdn.example/map.png)')).toContain(
      '<a href="https://cdn.example/map.png" rel="noopener noreferrer">A map</a>',
    )
    expect(html('![](https://cdn.example/a/map.png)')).toContain('>map.png</a>')
    expect(html('![A dot](data:image/png;base64,iVBORw0KGgo=)')).toContain(
      '<img src="data:image/png;base64,iVBORw0KGgo="',
    )
  })

  it('has external links without a referrer', () => {
    expect(html('[docs](https://x.example)')).toContain(
      '<a href="https://x.example" rel="noopener noreferrer">docs</a>',
    )
    expect(html('[write](mailto:a@x.example)')).toContain('href="mailto:a@x.example"')
    expect(html('[above](#intro)')).toContain('<a href="#intro">above</a>')
  })

  it('has headings below those of the page, each with a unique id', () => {
    const { html: page, headings } = renderMarkdown('# One & two\n\n### Deep\n\n# One & two', { idPrefix: 'about/' })
    expect(headings).toEqual([
      { id: 'about/one-two', level: 3, text: 'One & two' },
      { id: 'about/deep', level: 5, text: 'Deep' },
      { id: 'about/one-two-2', level: 3, text: 'One & two' },
    ])
    expect(page).toContain('<h3 id="about/one-two-2">One &amp; two</h3>')
  })

  it('makes a table scrollable, also by keyboard, with an accessible name', () => {
    const table = html('| Code "a" | b |\n|---|---|\n| 1 | 2 |')
    expect(table).toContain(
      '<div class="ref-scroll" role="group" aria-label="Table: Code &quot;a&quot;, b" tabindex="0"><table>',
    )
    expect(table.trim()).toMatch(/<\/table><\/div>$/)
  })

  it('keeps tables, aligned by classes', () => {
    const table = html('| a | b |\n|:--|--:|\n| 1 | 2 |')
    expect(table).toContain('<th class="align-left">a</th>')
    expect(table).toContain('<td class="align-right">2</td>')
  })

  it('highlights code and makes it scrollable by keyboard', () => {
    expect(html('```json\n{"a": 1}\n```')).toContain('<pre tabindex="0"><code>')
    expect(html('```json\n{"a": 1}\n```')).toContain('<span class="tok-number">1</span>')
    expect(html('```curl -X POST\ncurl x\n```')).toContain('<span class="tok-function">curl</span>')
    expect(html('```whatever\n<a>\n```')).toContain('&lt;a&gt;')
  })
})

describe('a description on one line', () => {
  it('keeps inline elements and removes blocks', () => {
    expect(renderInline('A `b` **c**\n\n<h1>d</h1>')).toBe('A <code>b</code> <strong>c</strong>\n\nd')
  })

  it('is plain text in a title', () => {
    expect(toPlainText('# A `b` [c](https://x.example) & <i>d</i>, 1 < 2')).toBe('A b c & d, 1 < 2')
  })
})
