import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { newProject, problemsOf, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()
let dana: Caller
beforeAll(async () => {
  dana = await app.signedIn('dana')
})
const block = (from: number, count: number) => Array.from({ length: count }, (_, index) => `8.8.8.${from + index}`)
const add = (caller: Pick<Caller, 'post'>, id: string, ipAddresses: unknown) =>
  caller.post(`/portal/projects/${id}/ip-addresses`, { ipAddresses })

async function addressesOf(caller: Caller, id: string): Promise<{ id: string; ip: string; status: string }[]> {
  return (await caller.get(`/portal/projects/${id}`)).json().data.network
}

describe('POST /portal/projects/{projectId}/ip-addresses', () => {
  test('answers 401 without a session', async () => {
    expect((await add(app.visitor, unknownId, ['8.8.8.8'])).statusCode).toBe(401)
  })

  test.each([
    [[], '/ipAddresses', 'Required.'],
    [undefined, '/ipAddresses', 'Required.'],
    [block(0, 51), '/ipAddresses', 'Maximum of 50 IPs are allowed.'],
    [['8.8.8.8', '127.1'], '/ipAddresses/1', '127.1: not valid IPv4 format'],
    [['010.0.0.1'], '/ipAddresses/0', '010.0.0.1: not valid IPv4 format'],
    [['::1'], '/ipAddresses/0', '::1: not valid IPv4 format'],
    [['8.8.8.8/32'], '/ipAddresses/0', '8.8.8.8/32: not valid IPv4 format'],
    [['10.0.0.1'], '/ipAddresses/0', '10.0.0.1: Belongs to special IP range: "private"'],
    [['224.0.0.1'], '/ipAddresses/0', '224.0.0.1: Belongs to special IP range: "multicast"'],
  ])('refuses %j', async (ipAddresses, field, message) => {
    const answer = await add(dana, unknownId, ipAddresses)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toContainEqual(expect.objectContaining({ field, message }))
  })

  test('rejects addresses that are not strings', async () => {
    for (const ipAddresses of [8, '8.8.8.8', [8], [null], [['8.8.8.8']], { 0: '8.8.8.8' }]) {
      expect((await add(dana, unknownId, ipAddresses)).statusCode).toBe(400)
    }
  })

  test('rejects staff', async () => {
    expect((await add(await app.signedIn('ines'), unknownId, ['8.8.8.8'])).statusCode).toBe(403)
  })

  test("returns 404 for another partner's project", async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    const id = await newProject(other)
    expect((await add(partner, id, ['8.8.8.8'])).statusCode).toBe(404)
    expect(await addressesOf(other, id)).toEqual([])
  })

  test('refuses a suspended project', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await setStatus(app.db, id, 'suspended')
    const answer = await add(partner, id, ['8.8.8.8'])
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('project-suspended')
  })

  test('returns the whole list in order, without duplicates', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const first = await add(partner, id, ['9.9.9.9', '8.8.8.8', '8.8.8.8'])
    expect(first.json().data.items.map(({ ip }: { ip: string }) => ip)).toEqual(['8.8.8.8', '9.9.9.9'])
    const second = await add(partner, id, ['8.8.8.8', '1.1.1.1'])
    expect(second.json().data.items.map(({ ip }: { ip: string }) => ip)).toEqual(['1.1.1.1', '8.8.8.8', '9.9.9.9'])
    expect(await addressesOf(partner, id)).toEqual(second.json().data.items)
  })

  test('activates addresses of a live project at once, and stores others as drafts', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    expect((await add(partner, id, ['8.8.8.8'])).json().data.items[0].status).toBe('draft')
    await setStatus(app.db, id, 'live')
    const { items } = (await add(partner, id, ['9.9.9.9'])).json().data
    expect(items[1]).toMatchObject({ ip: '9.9.9.9', status: 'active' })
  })

  test('limits the list to fifty, and adds nothing from a rejected request', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    expect((await add(partner, id, block(0, 49))).statusCode).toBe(200)
    const tooMany = await add(partner, id, ['9.9.9.1', '9.9.9.2'])
    expect(tooMany.statusCode).toBe(409)
    expect(tooMany.json()).toMatchObject({ code: 'ip-limit-reached', message: 'Maximum of 50 IPs are allowed.' })
    expect((await add(partner, id, ['9.9.9.1', '8.8.8.0'])).json().data.items).toHaveLength(50)
  })

  test('adds one of two simultaneous fiftieth addresses', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await add(partner, id, block(0, 49))
    const answers = await Promise.all(['9.9.9.1', '9.9.9.2', '9.9.9.3', '9.9.9.4'].map((ip) => add(partner, id, [ip])))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect(await addressesOf(partner, id)).toHaveLength(50)
  })

  test('stores an address from simultaneous requests once', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(partner, id, ['9.9.9.9', '8.8.8.8'])))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await addressesOf(partner, id)).toHaveLength(2)
  })
})

describe('DELETE /portal/projects/{projectId}/ip-addresses/{ipId}', () => {
  const path = (id: string, ipId: string) => `/portal/projects/${id}/ip-addresses/${ipId}`

  test('answers 401 without a session, 400 to an invalid id, 403 to staff', async () => {
    expect((await app.visitor.delete(path(unknownId, unknownId))).statusCode).toBe(401)
    expect((await dana.delete(path(unknownId, 'x'))).statusCode).toBe(400)
    expect((await (await app.signedIn('theo')).delete(path(unknownId, unknownId))).statusCode).toBe(403)
  })

  test('returns 404 through another project or partner', async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    const [id, sibling] = [await newProject(partner), await newProject(partner)]
    const [address] = (await add(partner, id, ['8.8.8.8'])).json().data.items
    expect((await other.delete(path(id, address.id))).statusCode).toBe(404)
    expect((await partner.delete(path(sibling, address.id))).statusCode).toBe(404)
    expect(await addressesOf(partner, id)).toHaveLength(1)
  })

  test('removes the address once', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const [first] = (await add(partner, id, ['8.8.8.8', '9.9.9.9'])).json().data.items
    expect((await partner.delete(path(id, first.id))).json()).toEqual({ status: true, message: '', data: null })
    expect((await partner.delete(path(id, first.id))).statusCode).toBe(404)
    expect((await addressesOf(partner, id)).map(({ ip }) => ip)).toEqual(['9.9.9.9'])
  })

  test('refuses a suspended project', async () => {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    const [address] = (await add(partner, id, ['8.8.8.8'])).json().data.items
    await setStatus(app.db, id, 'suspended')
    expect((await partner.delete(path(id, address.id))).statusCode).toBe(409)
  })
})
