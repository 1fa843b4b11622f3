import { count } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { isUnicastIpv4 } from '#domain/formats/ipv4.ts'
import { companyTypes } from '#domain/reference-lists.ts'
import { verifyChains } from '#server/commands/audit.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { mailOutbox } from '#server/db/schema.ts'
import { demoPartners } from '#server/demo/demo-partners.ts'
import { seedPartners } from '#server/demo/seed-partners.ts'
import { type Caller, testApp } from '#tests/support/app.ts'

const app = testApp()

let bea: Caller
beforeAll(async () => {
  await seedPartners(app.db, app.config, app.now())
  bea = await app.signedIn('bea')
})

const read = async (caller: Caller, url: string) => (await caller.get(url)).json().data
const names = (rows: { projectName: string }[]) => rows.map(({ projectName }) => projectName)

test('seeds work for each stage, and the business admin sees what is missing', async () => {
  const [ines, theo] = [await app.signedIn('ines'), await app.signedIn('theo')]
  expect((await read(ines, '/admin/projects/status/pending')).total).toBe(2)
  expect((await read(theo, '/admin/projects/status/pending')).total).toBe(2)
  const { items } = await read(bea, '/admin/projects/status/pending')
  expect(items.filter(({ techCheckDate }: { techCheckDate: string | null }) => techCheckDate)).toHaveLength(3)
})

test('seeds a project that waits for its partner, with two notes, an answer and messages', async () => {
  const { items } = await read(bea, '/admin/projects/status/pending')
  const { id } = items.find(({ projectName }: { projectName: string }) => projectName === 'Orchard Serials')
  const project = await read(bea, `/admin/projects/${id}`)
  expect(project.stage).toBe('changes-requested')
  const notes = (await read(bea, `/admin/projects/${id}/notes`)).items
  expect(
    notes.map(({ blocking, answers }: { blocking: boolean; answers: object[] }) => [blocking, answers.length]),
  ).toEqual(
    expect.arrayContaining([
      [true, 0],
      [false, 1],
    ]),
  )
  expect((await read(bea, `/admin/projects/${id}/thread`)).items).toHaveLength(2)
})

test('seeds each list of the business admin, in more than one country', async () => {
  const list = async (query: string) => names((await read(bea, `/admin/projects?${query}`)).projects)
  expect(await list('status=live&provider=STM')).toEqual(['Orchard Audio', 'Tidewater Weekly'])
  expect(await list('status=live&provider=GLB')).toEqual(['Coral Reader'])
  expect(await list('status=deleted&provider=AIS')).toEqual(['Monsoon Puzzles'])
  expect(await list('status=reject')).toHaveLength(2)
  expect(await list('status=draft')).toEqual(expect.arrayContaining(['Coral Tutors', 'Mekong Archive']))
  expect((await read(bea, '/admin/org')).total).toBe(demoPartners.length + 1)
})

test('appends every step to a valid audit chain', async () => {
  const { chains, events, breaks } = await verifyChains(app.db)
  expect(breaks).toEqual([])
  // The two drafts of the demo's own partner have a chain too, and so have the events of accounts.
  expect(chains).toBe(demoPartners.flatMap(({ projects }) => projects).length + 3)
  expect(events).toBeGreaterThan(100)
})

test("seeds projects that the portal's operations can decide on", async () => {
  const { items } = await read(bea, '/admin/projects/status/pending')
  const ready = items.find(({ stage }: { stage: string }) => stage === 'business-review')
  const decision = { type: 'APPROVE', approverType: 'INTERNAL_BUSINESS_ADMIN' }
  const answer = await bea.post(`/admin/projects/${ready.id}/approve`, decision)
  expect([answer.statusCode, answer.json().data.status]).toEqual([200, 'live'])
})

test('seeds readable PDF documents', async () => {
  const { partners } = await read(bea, '/admin/org')
  const answer = await bea.get(`/admin/org/${partners[0].partnerUUID}/document`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toMatch(/^%PDF-1\.4\n[\s\S]*startxref\n\d+\n%%EOF\n$/)
  const start = Number(/startxref\n(\d+)/.exec(answer.body)?.[1])
  expect(answer.rawPayload.subarray(start, start + 4).toString()).toBe('xref')
})

test('seeds data that passes form validation', () => {
  const industries = companyTypes.map(({ name }) => name)
  for (const { company, addresses, projects } of demoPartners) {
    if (company) expect(industries).toContain(company.industry)
    expect(addresses.filter((address) => !isUnicastIpv4(address))).toEqual([])
    for (const { name } of projects) expect(name).toMatch(/^[A-Za-z0-9.\- ]{6,25}$/)
  }
})

test('changes nothing on a second run and sends no mail', async () => {
  const counts = async () => [
    await app.db.select({ n: count() }).from(accounts),
    (await verifyChains(app.db)).events,
    await app.db.select({ n: count() }).from(mailOutbox),
  ]
  const before = await counts()
  await seedPartners(app.db, app.config, app.now())
  expect(await counts()).toEqual(before)
  expect(await app.mailsTo('farah@tidewater.example')).toEqual([])
})
