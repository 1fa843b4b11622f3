import { beforeAll, describe, expect, test } from 'vitest'
import { prepareProduct } from '#docs/compiler/prepare.ts'
import { productTables } from '#docs/compiler/product/tables.ts'
import { type Findable, find, findable } from '#docs/model/find.ts'
import { syncArticles } from '#server/articles/sync-articles.ts'
import { testApp } from '#tests/support/app.ts'
import { actionsOf } from '#web/features/shell/actions.ts'
import { formPlaces, operationPlaces } from '#web/features/shell/place-sources.ts'
import { grouped, ownHits, type Place } from '#web/features/shell/places.ts'
import { screensOf } from '#web/features/shell/screens.ts'

// What people type, and what they should find first: in the palette of a partner, in the articles, and in the documentation.

const app = testApp()
const draft = { id: 'p1', projectName: 'Harbour Tickets', status: 'NEW' } as Parameters<typeof actionsOf>[1][number]
let docs: Findable[]
let operations: Place[]
let forms: Place[]

beforeAll(async () => {
  await syncArticles(app.db)
  const { find: entries, product } = await prepareProduct('openapi/products/direct-carrier-billing.yaml', {
    tables: productTables,
  })
  docs = findable(entries)
  operations = operationPlaces(product)
  forms = formPlaces(product)
})

async function articles(typed: string): Promise<string[]> {
  const answer = await app.visitor.get(`/portal/resources/search?keyword=${encodeURIComponent(typed)}`)
  return answer.json().data.map(({ name }: { name: string }) => name)
}

async function palette(typed: string): Promise<string[]> {
  const own = {
    screens: screensOf('EXTERNAL_ADMIN'),
    projects: [{ label: draft.projectName, note: 'New', to: '/projects/p1' }],
    operations,
    actions: [...actionsOf('EXTERNAL_ADMIN', [draft]), ...forms],
  }
  const found = { places: (await articles(typed)).map((label) => ({ label, note: '', to: label })), isCut: false }
  return grouped({ ...ownHits(own, typed), articles: found }).flatMap(({ places }) => places.map(({ label }) => label))
}

const documentation = async (typed: string) => find(docs, typed).map(({ text }) => text)

const searches = { palette, articles, documentation }

describe('the first hit', () => {
  test.each([
    ['palette', 'key', 'Generate a key'],
    ['palette', 'go live', 'Go live'],
    ['palette', 'harbour', 'Harbour Tickets'],
    ['palette', 'rate', 'Rate Cards'],
    ['palette', 'refund', 'Refund a charge'],
    ['palette', 'dark', 'Switch to the dark theme'],
    ['palette', 'contact', 'Contact us'],
    ['palette', 'create project', 'Create Project'],
    ['palette', 'sign out', 'Sign Out'],
    ['palette', 'try out refund', 'Open TRY OUT: Refund a charge'],
    ['articles', 'security', 'Looking after your keys'],
    ['articles', 'guides', 'Refunds, and reading a charge back'],
    ['articles', 'video', 'A first charge, in half a minute'],
    ['articles', 'go live', 'What we ask before a project goes live'],
    ['articles', 'Choosing your operators', 'Choosing your operators'],
    ['articles', 'your first charge', 'Your first charge, step by step'],
    ['articles', 'payouts', 'Payouts and the rate card'],
    ['articles', 'retry', 'When to retry, and when to stop'],
    ['documentation', 'balance', '0001'],
    ['documentation', 'userToken', 'userToken'],
    ['documentation', 'refund', 'Refund a charge'],
    ['documentation', 'SIZE_EXCESS_LIMIT_ERROR', 'SIZE_EXCESS_LIMIT_ERROR-104'],
    ['documentation', 'prepaid', 'Introduction'],
    ['documentation', 'six digits', 'oneTimePassword'],
    ['documentation', 'ISO 4217', 'currency'],
    ['documentation', 'website', 'merchantContact'],
    ['documentation', 'follows the fixed wording', 'message'],
  ] as const)('in the %s for %j is %s', async (place, typed, hit) => {
    const found = await searches[place](typed)
    expect(found[0], found.join(' | ')).toBe(hit)
  })
})
