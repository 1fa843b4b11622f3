import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#server/db/identity-schema.ts'
import { projects } from '#server/db/schema.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp()

test('changes nothing on a second run', async () => {
  const counts = async () => [
    await app.db.select({ n: count() }).from(accounts),
    await app.db.select({ n: count() }).from(projects),
  ]
  const before = await counts()
  await seedDemo(app.db, app.now())
  expect(await counts()).toEqual(before)
})

test('seeds two projects with sandbox product codes for dana and none for a new partner', async () => {
  const dana = await app.signedIn('dana')
  const { items } = (await dana.get('/portal/projects')).json().data
  expect(items.map(({ projectName }: { projectName: string }) => projectName)).toEqual(['Lumen Music', 'Lumen Games'])
  const project = (await dana.get(`/portal/projects/${items[0].id}`)).json().data
  expect(project.apiProperties.sandbox.length).toBeGreaterThan(0)
  const partner = await app.newPartner()
  expect((await partner.get('/portal/projects')).json().data.items).toEqual([])
})

test('seeds the rate card and the reference lists', async () => {
  const dana = await app.signedIn('dana')
  expect((await dana.get('/portal/ratecard')).json().data).toEqual([
    { provider: 'STM', rate: 82, rates: [{ productType: 1, rate: 82 }] },
    { provider: 'AIS', rate: 70, rates: [{ productType: 1, rate: 70 }] },
    { provider: 'GLB', rate: 65, rates: [{ productType: 1, rate: 65 }] },
  ])
  const { data } = (await app.visitor.get('/portal/configs?nocache=1')).json()
  expect(data.ENV_TYPE).toEqual([
    { id: 6, name: 'sandbox' },
    { id: 7, name: 'live' },
  ])
  expect(data.PRODUCT_TYPE).toContainEqual({ id: 2, name: 'Mobile Wallet', offered: false })
  expect(data.PROVIDER.map(({ code }: { code: string }) => code)).toEqual([
    'STM',
    'AIS',
    'GLB',
    'ARTL',
    'AIS2',
    'AIS3',
    'OPTUS3',
    'MLT',
  ])
})
