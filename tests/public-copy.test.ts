import { describe, expect, test } from 'vitest'
import { goLiveSteps } from '#domain/go-live-steps.ts'
import { retention } from '#domain/retention.ts'
import contract from '#generated/products/direct-carrier-billing/openapi.json' with { type: 'json' }
import { article, articles, page, pages, textOf } from '#tests/support/public-copy.ts'
import { files, read } from '#tests/support/tree.ts'

// Compares what pages and articles say with the specification and the code, as About Us promises. Both interpolate limits
// and price ranges.

test('every typed price in an article lies in the range of its operator', () => {
  const prices = articles.flatMap((path) =>
    [...textOf(path).matchAll(/(\d+(?:\.\d+)?) (SGD|THB|PHP)\b/g)].map((match) => ({ path, match })),
  )
  expect(prices.length).toBeGreaterThanOrEqual(4)
  const outside = prices.filter(({ match: [, amount, currency] }) => {
    const range = contract['x-operators'].find((each) => each.currency === currency)?.priceRange
    return !(Number(amount) >= Number(range?.lowest) && Number(amount) <= Number(range?.highest))
  })
  expect(outside.map(({ path, match }) => `${path}: ${match[0]}`)).toEqual([])
})

describe('a result', () => {
  test.each([...pages, ...articles])('named in %s exists in the contract', (path) => {
    const known = JSON.stringify(contract)
    const codes = read(path).match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []
    expect(codes.filter((code) => !known.includes(`"${code}"`))).toEqual([])
  })

  test('has one of its documented status codes', () => {
    const pairs = [...contract['x-result-codes'], ...contract['x-gateway-refusals']].map((each) => [
      'code' in each ? each.code : each.resultCode,
      each.httpStatus,
    ])
    const known = new Set(pairs.map(([code, status]) => `${code} ${status}`))
    const rows = articles.flatMap((path) => [...read(path).matchAll(/^\| (`[A-Z_`, ]+) \| (\d{3}(?:, \d{3})*) \|/gm)])
    const named = rows.flatMap(([, codes = '', statuses = '']) =>
      (codes.match(/[A-Z_]+/g) ?? []).flatMap((code) => statuses.split(', ').map((status) => `${code} ${status}`)),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((each) => !known.has(each))).toEqual([])
  })
})

test('the article about going live lists the steps of the form in their order', () => {
  const listed = read(article('what-we-ask-before-a-project-goes-live')).matchAll(/^\d\. \*\{\{go-live\.(.+?)\}\}\*:/gm)
  expect([...listed].map(([, step]) => step)).toEqual([...goLiveSteps])
})

test('a single video is not announced as several', () => {
  const videos = articles.filter((path) => /^category: Video$/m.test(read(path)))
  expect(videos).toHaveLength(1)
  const paths = [...pages, ...files('src/web/page-descriptions.ts', 'src/web/features/{articles,shell}/*.{ts,tsx}')]
  expect(paths.filter((path) => /\bvideos\b/i.test(read(path)))).toEqual([])
})

test('every mention of the free sandbox names the time limit', () => {
  const paths = [...pages, ...articles, 'src/web/page-descriptions.ts']
  expect(paths.filter((path) => /free sandbox|sandbox is free(?! for a limited time)/i.test(textOf(path)))).toEqual([])
})

test('the article about operators has a column for every offered one', () => {
  const offered = contract['x-operators'].filter(({ status }) => status === 'offered')
  const codes = offered.map(({ code }) => `\`${code}\``)
  expect(read(article('choosing-your-operators'))).toContain(`| code | ${codes.join(' | ')} |`)
})

// The caller sends the whole text of a message. Templates are only reviewed.
test('no text says that a call uses a template', () => {
  const answering = files('src/{server/gateway,simulator}/**/*.ts').filter((path) => !path.includes('.test.'))
  expect(answering.filter((path) => /template/i.test(read(path)))).toEqual([])
  const saying = [...pages, ...articles].filter((path) =>
    /(from|follows?|your reviewed) templates?/i.test(textOf(path)),
  )
  expect(saying).toEqual([])
})

describe('the privacy pages state the retention', () => {
  const text = ['privacy.tsx', 'data-protection.tsx'].map((name) => textOf(page(name))).join(' ')
  test.each(Object.keys(retention))('%s', (name) => {
    expect(text).toContain(`retention.${name}`)
  })
})
