import { describe, expect, it } from 'vitest'
import { sampleProduct } from '#tests/support/sample-product.ts'
import { anchorOf, hrefOf, isAtOrBelow, isBelow, withAncestors } from './anchors.ts'
import { sectionFinder, sectionsOf } from './sections.ts'

describe('anchors', () => {
  it('survive a round trip through a URL', () => {
    for (const anchor of ['createCharge/response/200', 'a b/ü', '100%', 'items[]'])
      expect(anchorOf(hrefOf(anchor))).toBe(anchor)
  })

  it('are used unchanged when they are not encoded', () => {
    expect(anchorOf('#100%')).toBe('100%')
  })

  it('are below the anchors before their slashes', () => {
    expect(withAncestors('a/b/c')).toEqual(['a/b/c', 'a/b', 'a'])
    expect(isAtOrBelow('a/b', 'a')).toBe(true)
    expect(isAtOrBelow('a', 'a')).toBe(true)
    expect(isAtOrBelow('ab', 'a')).toBe(false)
    expect(isBelow('a', 'a')).toBe(false)
  })
})

describe('the section of an anchor', () => {
  const product = sampleProduct(2)
  const sections = sectionsOf(product)
  const sectionOf = sectionFinder(product, sections)
  const anchorAt = (anchor: string) => sections[sectionOf(anchor) ?? -1]?.anchor

  it('is its operation, table or heading', () => {
    expect(anchorAt('charge1/response/200/amount')).toBe('charge1')
    expect(anchorAt('result-codes/SUCCESS-200')).toBe('result-codes')
    expect(anchorAt('first-steps')).toBe('introduction')
  })

  it('is undefined for an unknown anchor', () => {
    expect(sectionOf('elsewhere')).toBeUndefined()
  })

  it('finds an operation whose id contains slashes', () => {
    const [group] = product.groups
    const [entry] = group?.operations ?? []
    if (!group || !entry) throw new Error('The sample has an operation')
    const named = { ...product, groups: [{ ...group, operations: [{ ...entry, id: 'repos/get' }] }] }
    const finder = sectionFinder(named, sectionsOf(named))
    expect(finder('repos/get/response/200')).toBe(finder('repos/get'))
    expect(finder('repos/list')).toBeUndefined()
  })
})
