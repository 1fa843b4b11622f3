import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OperationIO } from '#generated/operations.ts'
import { type ArticleSource, readArticles } from '#server/articles/read-articles.ts'
import { syncArticles } from '#server/articles/sync-articles.ts'
import { articles } from '#server/db/public-schema.ts'
import { testApp } from '#tests/support/app.ts'

type Found = OperationIO['searchArticles']['data'][number]

const app = testApp({ seeded: false })

const hostile: ArticleSource = {
  id: '900',
  slug: 'hostile',
  name: 'Zebra <img src=x onerror=alert(1)>',
  category: 'Security',
  summary: 'A zebra <script>alert(2)</script> & friends.',
  image: '/articles/x.svg',
  imageAltText: 'A zebra',
  video: null,
  captions: null,
  markdown: 'The zebra\u0002 says <script>alert(3)</script> and [press](javascript:alert(4)).',
  fingerprint: 'hostile',
}

const prices: ArticleSource = {
  ...hostile,
  id: '901',
  slug: 'prices',
  name: 'POST /v1/charges/refund for order-2042',
  summary: 'Back came SGD 9.80 of SGD 12.00 – “GENERAL_FAIL” was no more.',
  markdown:
    'Ask https://ifconfig.co (or write to support@aurora.example) what became of the SGD 9.80 🎵 of order-2042.',
  fingerprint: 'prices',
}

beforeAll(() => syncArticles(app.db, [...readArticles(), hostile, prices]))

const ask = (keyword: string) => app.visitor.get(`/portal/resources/search?keyword=${encodeURIComponent(keyword)}`)
const search = async (keyword: string): Promise<Found[]> => (await ask(keyword)).json().data
const slugs = async (keyword: string) => (await search(keyword)).map(({ slug }) => slug)
const marked = (pieces: Found['highlight']['name']) => pieces.filter(({ match }) => match).map(({ text }) => text)
const joined = (pieces: Found['highlight']['name']) => pieces.map(({ text }) => text).join('')

describe('searching', () => {
  test('ranks articles about a word before articles that mention it', async () => {
    expect((await slugs('refund'))[0]).toBe('refunds-and-reading-a-charge-back')
    expect((await slugs('whitelisting'))[0]).toBe('whitelisting-the-addresses-you-call-from')
    expect((await slugs('correlation id'))[0]).toBe('one-correlation-id-for-each-thing-you-want-done')
    expect((await slugs('payout'))[0]).toBe('payouts-and-the-rate-card')
  })

  test('finds other forms of a word, and a prefix of the last one', async () => {
    expect(await slugs('refunding')).toContain('refunds-and-reading-a-charge-back')
    expect(await slugs('direct carrier billi')).toContain('what-is-direct-carrier-billing')
    expect(await slugs('GENERAL_FAIL')).toContain('when-to-retry-and-when-to-stop')
  })

  test('requires every word', async () => {
    expect(await slugs('zebra refund')).toEqual([])
    expect((await slugs('refund correlation')).length).toBeGreaterThan(0)
  })

  test('marks matches in pieces that join to the text', async () => {
    const [first] = await search('refunds')
    if (!first) throw new Error('nothing found')
    expect(marked(first.highlight.name)).toEqual(['Refunds'])
    expect(joined(first.highlight.name)).toBe(first.name)
    expect(joined(first.highlight.summary)).toBe(first.summary)
    expect(marked(first.highlight.passage).length).toBeGreaterThan(0)
  })

  test.each([
    ['/v1/charges', ['v1', 'charges']],
    ['POST /v1/charges/refund', ['POST', 'v1', 'charges', 'refund']],
    ['v1', ['v1']],
    ['9.80', ['9', '80']],
    ['SGD 9.80', ['SGD', '9', '80']],
    ['order-2042', ['order', '2042']],
    ['order-20', ['order', '2042']],
    ['ifconfig.co', ['ifconfig', 'co']],
    ['https://ifconfig.co', ['https', 'ifconfig', 'co']],
    ['support@aurora.example', ['support', 'aurora', 'example']],
    ['GENERAL_FAIL', ['GENERAL', 'FAIL']],
  ])("finds %s and marks it in the article's own words", async (keyword, words) => {
    const [found] = (await search(keyword)).filter(({ id }) => id === prices.id)
    const { name = [], summary = [], passage = [] } = found?.highlight ?? {}
    expect(joined(name)).toBe(prices.name)
    expect(joined(summary)).toBe(prices.summary)
    expect(prices.markdown).toContain(joined(passage))
    expect([...marked(name), ...marked(summary), ...marked(passage)]).toEqual(expect.arrayContaining(words))
  })

  test.each(['/v1/charges', 'POST /v1/charges/refund', 'v1', '9.80', 'SGD 9.80', 'order-2042', 'ifconfig.co'])(
    'has articles that contain %s',
    async (keyword) => {
      expect((await slugs(keyword)).filter((slug) => slug !== prices.slug)).not.toEqual([])
    },
  )

  test('uses an index', async () => {
    const indexes = await app.db
      .select({ name: sql<string>`indexname` })
      .from(sql`pg_indexes`)
      .where(sql`tablename = 'articles'`)
    expect(indexes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['articles_heading_words', 'articles_words']),
    )
  })

  test('escapes HTML of an article', async () => {
    const [zebra] = await search('zebra')
    expect(zebra).toMatchObject({ id: '900', name: hostile.name, summary: hostile.summary })
    expect(marked(zebra?.highlight.name ?? [])).toEqual(['Zebra'])
    expect(joined(zebra?.highlight.name ?? [])).toBe(hostile.name)
    expect(joined(zebra?.highlight.passage ?? [])).not.toContain('\u0002')
  })

  test.each(['!!!', "'", ':*', '& | ! ( )', '%', '🎵', '\\', 'zebra & ! (', '-'.repeat(256), 'the'])(
    'accepts the query %j',
    async (keyword) => {
      expect((await ask(keyword)).statusCode).toBe(200)
    },
  )

  test('finds nothing for punctuation', async () => {
    expect(await search('!!! :* &')).toEqual([])
  })

  test.each([
    ['', 'Required.'],
    ['a'.repeat(257), 'Minimum length required is 1 and maximum 256 characters'],
    ['<script>', 'HTML tags are not allowed!'],
  ])("rejects %j with the contract's message", async (keyword, message) => {
    const answer = await ask(keyword)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().data.problems).toMatchObject([{ message }])
  })

  describe.each([
    ['names', (words: string) => ({ name: words, markdown: 'Nothing.' })],
    ['bodies', (words: string) => ({ name: 'An animal', markdown: words })],
  ])('among 300 whose %s contains the word', (_, holding) => {
    const among = (best: number) =>
      Array.from({ length: 300 }, (_each, at) => ({
        ...hostile,
        ...holding(
          at === best ? 'Okapi, okapi and okapi' : `Not ${at} but one animal, such as the okapi, was seen in the park`,
        ),
        id: String(1000 + at),
        summary: 'A summary.',
        fingerprint: `okapi ${at} of ${best}`,
      }))

    test.each([0, 150, 299])('ranks the best first when it is number %i', async (best) => {
      await app.db.delete(articles)
      await syncArticles(app.db, among(best))
      expect((await search('okapi'))[0]?.id).toBe(String(1000 + best))
    })
  })

  test('finds an article by name among many that mention it', async () => {
    const facts = { ...hostile, body: '', plainText: 'Tapir. '.repeat(9), image: null, imageAltText: null }
    const { markdown: _, ...row } = facts
    const mentions = Array.from({ length: 1200 }, (_each, at) => ({ ...row, id: String(5000 + at), name: 'An animal' }))
    await app.db.insert(articles).values(mentions)
    await app.db.insert(articles).values({ ...row, id: '9', name: 'Tapir', plainText: 'Nothing.' })
    expect((await search('tapir'))[0]?.id).toBe('9')
  })

  test('returns at most thirty', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...hostile,
      id: String(1000 + at),
      name: `Giraffe ${at}`,
      fingerprint: `giraffe ${at}`,
    }))
    await syncArticles(app.db, [...readArticles(), hostile, ...many])
    expect(await search('giraffe')).toHaveLength(30)
  })
})

describe('reading', () => {
  test('returns an article as safe HTML', async () => {
    const { data } = (await app.visitor.get('/portal/resources/content/2')).json()
    expect(data).toMatchObject({ id: '2', slug: 'your-first-charge', category: 'Integration guides', video: null })
    expect(data.body).toContain('<h2 id="part-1-send-a-one-time-password">')
  })

  test('includes the captions of a video', async () => {
    const { data } = (await app.visitor.get('/portal/resources/content/15')).json()
    expect(data).toMatchObject({
      category: 'Video',
      video: '/articles/a-first-charge.webm',
      captions: '/articles/a-first-charge.vtt',
    })
  })

  test('keeps HTML in an article as text', async () => {
    const { data } = (await app.visitor.get('/portal/resources/content/900')).json()
    expect(data.body).not.toMatch(/<script|href="javascript/i)
    expect(data.body).toContain('&lt;script&gt;')
  })

  test('returns 404 for an unknown id and rejects an invalid one', async () => {
    expect((await app.visitor.get('/portal/resources/content/4711')).statusCode).toBe(404)
    expect((await app.visitor.get('/portal/resources/content/..%2Fx')).statusCode).toBe(400)
  })
})
