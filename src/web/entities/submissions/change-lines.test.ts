import { expect, it } from 'vitest'
import { changesBetween } from '#domain/application-changes.ts'
import { regionProviders } from '#tests/support/figure-samples.ts'
import { submitted } from '#tests/support/submitted.ts'
import { linesOf } from './change-lines.ts'

const { project, company, document } = submitted
const linesAfter = (change: object) =>
  changesBetween(submitted, { ...submitted, ...change }).map((each) => linesOf(each, regionProviders))

it('shows a text before and after', () => {
  expect(linesAfter({ company: { ...company, industry: 'Games' } })).toEqual([
    [
      { label: 'Before', texts: [] },
      { label: 'After', texts: ['Games'] },
    ],
  ])
})

it('names languages and operators as the review does', () => {
  const [providers, locale] = linesAfter({ project: { ...project, providers: ['AIS'], locale: 'th-TH' } })
  expect(providers).toEqual([{ label: 'Removed', texts: ['Singtel (STM) in Singapore'] }])
  expect(locale?.at(-1)).toEqual({ label: 'After', texts: ['Thai (Thailand)'] })
})

it('shows the removed and the added entries of a list', () => {
  expect(linesAfter({ project: { ...project, ipAddresses: ['1.1.1.1', '8.8.8.8'] } })).toEqual([
    [
      { label: 'Removed', texts: ['8.8.4.4'] },
      { label: 'Added', texts: ['1.1.1.1'] },
    ],
  ])
})

it('shows a document by name, size and hash', () => {
  const sha256 = 'b'.repeat(64)
  expect(linesAfter({ document: { ...document, sha256 } })).toEqual([
    [
      { label: 'Before', texts: [`registration.pdf, 48 112 bytes, SHA-256 ${'a'.repeat(64)}`] },
      { label: 'After', texts: [`registration.pdf, 48 112 bytes, SHA-256 ${sha256}`] },
    ],
  ])
})

it('shows a product code with its price, if it has one', () => {
  const productCodes = [{ provider: 'AIS', code: 'GAME-2', description: 'Two games', price: null, currency: null }]
  expect(linesAfter({ productCodes })).toEqual([
    [
      { label: 'Removed', texts: ['STM GAME-1, One game, 2.50 SGD'] },
      { label: 'Added', texts: ['AIS GAME-2, Two games'] },
    ],
  ])
})
