import { beforeAll, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, problemsOf, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()
let partner: Caller
let projectId: string

beforeAll(async () => {
  partner = await app.newPartner()
  projectId = await newProject(partner)
})

const wish = { provider: 'STM', code: 'LUM-MONTH', description: 'Lumen Music', price: '9.80' }
const stored = { ...wish, currency: 'SGD' }
const urlOf = (id: string) => `/portal/projects/${id}/wished-product-codes`
const save = (items: object[], id = projectId, caller: Pick<Caller, 'put'> = partner) =>
  caller.put(urlOf(id), { items })

test('answers 401 without a session', async () => {
  expect((await app.visitor.put(urlOf(projectId), { items: [] })).statusCode).toBe(401)
})

test.each([
  ['an unknown operator', { ...wish, provider: 'MLT' }, '/items/0/provider'],
  ['a code with a blank', { ...wish, code: 'LUM MONTH' }, '/items/0/code'],
  ['a price of nothing', { ...wish, price: '0' }, '/items/0/price'],
  ['a name with HTML', { ...wish, description: '<b>Lumen</b>' }, '/items/0/description'],
])('refuses %s', async (_, item, field) => {
  const answer = await save([item])
  expect(answer.statusCode).toBe(400)
  expect(problemsOf(answer).map((problem) => problem.field)).toEqual([field])
})

test('refuses a code that an operator has twice, and 21 codes', async () => {
  const twice = await save([wish, { ...wish, provider: 'AIS' }, { ...wish, price: '4.80' }])
  expect(twice.statusCode).toBe(400)
  expect(problemsOf(twice).map(({ field }) => field)).toEqual(['/items/2/code'])
  const many = Array.from({ length: 21 }, (_, at) => ({ ...wish, code: `CODE-${at}` }))
  expect((await save(many)).statusCode).toBe(400)
})

test('refuses staff, and hides the projects of other partners', async () => {
  expect((await save([wish], projectId, await app.signedIn('ines'))).statusCode).toBe(403)
  expect((await save([wish], projectId, await app.newPartner())).statusCode).toBe(404)
  expect((await save([wish], unknownId)).statusCode).toBe(404)
})

test('replaces the list, by operator and price', async () => {
  const cheap = { ...wish, code: 'LUM-DAY', price: '0.98' }
  expect((await save([wish, cheap])).json().data.items).toEqual([{ ...cheap, currency: 'SGD' }, stored])
  expect((await save([wish])).json().data.items).toEqual([stored])
  expect((await partner.get(urlOf(projectId))).json().data.items).toEqual([stored])
})

test.each(['live', 'suspended'] as const)('keeps the list of a %s project', async (status) => {
  const id = await newProject(partner)
  await save([wish], id)
  await setStatus(app.db, id, status)
  const answer = await save([], id)
  expect(answer.statusCode).toBe(409)
  expect(answer.json().code).toBe(status === 'live' ? 'go-live-not-allowed' : 'project-suspended')
  expect((await partner.get(urlOf(id))).json().data.items).toEqual([stored])
})
