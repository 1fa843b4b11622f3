// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { VersionChanges } from '#docs/model/version-changes.ts'
import { sampleProduct } from '#tests/support/sample-product.ts'
import { changesFeed } from './atom.ts'

const first: VersionChanges = {
  id: 'changes/1.0.0',
  version: '1.0.0',
  released: '2026-11-23',
  differences: [],
  lines: [{ text: 'The first release.', operations: [] }],
}
const second: VersionChanges = {
  id: 'changes/2.0.0',
  version: '2.0.0',
  released: '2026-12-01',
  lines: [{ text: 'Amounts &lt; 1 are <strong>gone</strong>.', operations: [{ name: 'POST /a', anchor: 'charge0' }] }],
  differences: [{ kind: 'breaking', text: 'GET /a is gone', operations: [{ name: 'GET /a', anchor: null }] }],
}
const coming: VersionChanges = { ...first, id: 'changes/3.0.0', version: '3.0.0', released: null }

const addresses = { page: '/api-doc/sample', feed: '/api-doc/sample.atom' }
const textOf = (changes: VersionChanges[], title = 'Parcels & <more>') =>
  changesFeed({ ...sampleProduct(), title, changes }, addresses)

function parse(text: string | null): Document {
  return new DOMParser().parseFromString(text ?? '', 'text/xml')
}

const textsIn = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent)

describe('the feed of the changes', () => {
  it('has an entry per release with its own id, day and address', () => {
    const document = parse(textOf([coming, second, first]))
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(textsIn(document, 'title')).toEqual([
      'Changes of Parcels & <more>',
      'Parcels & <more> 2.0.0 (breaking)',
      'Parcels & <more> 1.0.0',
    ])
    const [december, november] = ['2026-12-01T00:00:00Z', '2026-11-23T00:00:00Z']
    expect(textsIn(document, 'updated')).toEqual([december, december, november])
    expect(textsIn(document, 'name')).toEqual(['Parcels & <more>'])
    const links = [...document.getElementsByTagName('link')]
    expect(links.map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`)).toEqual([
      'self /api-doc/sample.atom',
      'alternate /api-doc/sample#changes',
      'alternate /api-doc/sample#changes/2.0.0',
      'alternate /api-doc/sample#changes/1.0.0',
    ])
  })

  it('has content that links the operations', () => {
    const [content = ''] = textsIn(parse(textOf([second])), 'content')
    const page = new DOMParser().parseFromString(content ?? '', 'text/html')
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Amounts < 1 are gone. (POST /a)',
      'breaking: GET /a is gone (GET /a)',
    ])
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/api-doc/sample#charge0',
    ])
  })

  it('keeps its ids and its bytes while nothing changes', () => {
    expect(textOf([second, first])).toBe(textOf([second, first]))
    const idsOf = (changes: VersionChanges[]) => textsIn(parse(textOf(changes)), 'id')
    const [feed, , ofFirst] = idsOf([second, first])
    expect(idsOf([first])).toEqual([feed, ofFirst])
    for (const id of idsOf([second, first]))
      expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  })

  it('is absent before the first release', () => {
    expect(textOf([coming])).toBeNull()
    expect(textOf([])).toBeNull()
  })
})
