import { and, eq, max, min } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { keyExpiry } from '#domain/dates.ts'
import { type ProjectState, projectStates } from '#domain/project-states.ts'
import { verifyChains } from '#server/commands/audit.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { accounts } from '#server/db/identity-schema.ts'
import { reviewViews } from '#server/db/review-schema.ts'
import { projects } from '#server/db/schema.ts'
import { demoPartners } from '#server/demo/demo-partners.ts'
import { seedPartners, seedRadio } from '#server/demo/seed-partners.ts'
import { seedTraffic } from '#server/demo/seed-traffic.ts'
import * as auditEvents from '#server/repositories/audit-events.ts'
import * as organisations from '#server/repositories/organisations.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import * as reviews from '#server/repositories/reviews.ts'
import { type Caller, testApp } from '#tests/support/app.ts'

const app = testApp()

type Seeded = reviews.Review & { events: auditEvents.AuditEvent[]; signedUp: Date }
const seeded: Seeded[] = []
let bea: Caller

beforeAll(async () => {
  await seedPartners(app.db, app.config, app.now())
  await seedRadio(app.db, app.config, app.now())
  await seedTraffic(app.database, app.now())
  for (const { id } of await app.db.select().from(projects)) seeded.push(await load(id))
  bea = await app.signedIn('bea')
}, 240_000)

async function load(id: string): Promise<Seeded> {
  const review = await reviews.find(app.db, id)
  const [account] = await app.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, review?.project.createdBy ?? ''))
  if (!review || !account) throw new Error(`no project ${id}`)
  const events = await auditEvents.listAfter(app.db, id, 0, 100)
  return { ...review, events, signedUp: account.createdAt }
}

const named = (review: Seeded) => review.project.name
const submitted = () => seeded.filter(({ project }) => project.submittedAt)
const wentLive = () => seeded.filter(({ project }) => project.liveAt)
/** The names of the projects that break a rule. */
const breaking = (all: Seeded[], holds: (review: Seeded) => boolean) => all.filter((each) => !holds(each)).map(named)
const ordered = (moments: (Date | null | undefined)[]) => {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []))
  return times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0))
}

describe('every project of the demo has a possible history', () => {
  test('has moments in the order of the workflow, none before its partner or in the future', () => {
    const inOrder = ({ project, signedUp }: Seeded) =>
      ordered([
        signedUp,
        project.createdAt,
        project.submittedAt,
        project.preparedAt,
        project.techCheckedAt,
        project.liveAt,
        project.suspendedAt ?? project.rejectedAt,
        app.now(),
      ])
    expect(seeded.length).toBe(demoPartners.flatMap(({ projects }) => projects).length + 3)
    expect(breaking(seeded, inOrder)).toEqual([])
  })

  test('has an audit event per step, each from where the last one ended and by an older account', async () => {
    const [staff] = await app.db.select({ since: min(accounts.createdAt) }).from(accounts)
    const connected = ({ events, project }: Seeded) =>
      events.every((event, at) => at === 0 || event.fromStatus === events[at - 1]?.toStatus) &&
      events.at(-1)?.toStatus === projectStates[project.status].admin &&
      ordered([staff?.since, ...events.map(({ createdAt }) => createdAt)])
    expect(breaking(seeded, connected)).toEqual([])
    expect((await verifyChains(app.db)).breaks).toEqual([])
  })

  test('was submitted with a complete company, a bank, an accepted document, operators and addresses', async () => {
    for (const { project, organisation, providers, addresses, registration } of submitted()) {
      const { status: _, ...company } = await organisations.get(app.db, organisation.id)
      const bank = await organisations.getBank(app.db, organisation.id)
      expect(Object.values({ ...company, ...bank }), project.name).not.toContain(null)
      expect([project.name, registration?.status, providers.length > 0]).toEqual([project.name, 'ACCEPTED', true])
      const status = project.liveAt ? 'active' : 'inactive'
      expect(addresses.map((each) => each.status)).toEqual(addresses.map(() => status))
      expect(addresses.length).toBeGreaterThan(0)
    }
  })

  test('was prepared and tested before its technical approval', async () => {
    const checked = submitted().filter(({ project }) => project.techCheckedAt)
    for (const review of checked) {
      const facts = reviews.factsOf(review)
      expect(facts, named(review)).toMatchObject({ providerCodeFrozen: true, testStatus: 1, smsTemplates: 2 })
      expect(new Set(facts.liveProductCodes)).toEqual(new Set(review.providers))
      expect((await productTests.listSteps(app.db, review.test?.id ?? '')).every(({ passed }) => passed)).toBe(true)
    }
    expect(checked.length).toBeGreaterThan(5)
  })

  test('has a live key and a locked company after its approval', async () => {
    for (const { project, organisation, keys } of wentLive()) {
      const live = keys.flatMap(({ key }) => (key.environment === 'live' ? [key] : []))
      expect(live.length, project.name).toBeGreaterThan(0)
      expect(live.every(({ createdAt }) => project.liveAt && createdAt > project.liveAt)).toBe(true)
      expect((await organisations.get(app.db, organisation.id)).status).toBe('active')
    }
  })

  test('was rejected or suspended with a reason', () => {
    const decided = seeded.filter(({ project }) => ['rejected', 'suspended'].includes(project.status))
    expect(decided.length).toBeGreaterThan(2)
    const decisions = ['rejected', 'suspended']
    const reasonOf = ({ events }: Seeded) => events.findLast(({ action }) => decisions.includes(action))?.message
    expect(breaking(decided, (review) => Boolean(reasonOf(review)))).toEqual([])
    const rejected = decided.filter(({ project }) => project.status === 'rejected')
    expect(breaking(rejected, ({ project }) => Boolean(project.requestedChanges?.length))).toEqual([])
  })

  test('called live from its own address, for its own product codes, between its key and its suspension', async () => {
    for (const { project, keys, addresses, codes } of seeded) {
      const live = and(eq(calls.projectId, project.id), eq(calls.environment, 'live'))
      const own = await app.db
        .selectDistinct({ ip: calls.ip, code: calls.productCode, provider: calls.provider })
        .from(calls)
        .where(live)
      const [span] = await app.db
        .select({ from: min(calls.at), until: max(calls.at) })
        .from(calls)
        .where(live)
      expect([project.name, own.length > 0]).toEqual([project.name, project.liveAt !== null])
      const ofLive = (list: typeof codes) => list.filter(({ environment }) => environment === 'live')
      const known = ofLive(codes).map(({ provider, code }) => `${provider} ${code}`)
      const sold = own.flatMap(({ provider, code }) => (code ? [`${provider} ${code}`] : []))
      expect(known).toEqual(expect.arrayContaining(sold))
      expect(addresses.map(({ address }) => address)).toEqual(expect.arrayContaining(own.map(({ ip }) => ip)))
      if (!span?.from) continue
      const first = keys.findLast(({ key }) => key.environment === 'live')?.key
      expect(ordered([first?.createdAt, span.from, span.until, project.suspendedAt ?? app.now()])).toBe(true)
      expect(keys.find(({ key }) => key.environment === 'live')?.key.lastUsedAt).toEqual(span.until)
    }
  })
})

test('shows who opened a reviewed project last, and when a submitted one called the sandbox last', async () => {
  const viewed = new Set((await app.db.select().from(reviewViews)).map(({ projectId }) => projectId))
  const reviewed = submitted().filter(({ project }) => project.preparedAt)
  expect(breaking(reviewed, ({ project }) => viewed.has(project.id))).toEqual([])
  expect(breaking(submitted(), ({ keys }) => keys.some(({ key }) => key.lastUsedAt !== null))).toEqual([])
})

test('shows every state, every stage, and keys and reviews that need attention', () => {
  const states = new Set(seeded.map(({ project }) => project.stage ?? project.status))
  expect(states).toEqual(
    new Set(['draft', 'preparation', 'technical', 'business', 'changes', 'live', 'rejected', 'suspended']),
  )
  const radio = seeded.find((review) => named(review) === 'Lumen Radio')
  const expiries = radio?.keys.map(({ key }) => [key.environment, keyExpiry(key.expiresAt, app.now()).state])
  expect(expiries).toEqual(
    expect.arrayContaining([
      ['live', 'expiring'],
      ['live', 'expired'],
      ['sandbox', 'expired'],
      ['sandbox', 'valid'],
    ]),
  )
  const twoWeeks = 14 * 86_400_000
  const overdue = seeded.filter(
    ({ project }) => project.stage && app.now().getTime() - Number(project.submittedAt) >= twoWeeks,
  )
  expect(overdue.map(named)).toContain('Orchard Live')
})

test('shows the same figures on the dashboard, on the project and in the list of the staff', async () => {
  const dana = await app.signedIn('dana')
  const read = async (caller: Caller, url: string) => (await caller.get(url)).json().data
  for (const [country, provider] of [
    ['Singapore', 'STM'],
    ['Thailand', 'AIS'],
    ['Philippines', 'GLB'],
  ]) {
    const home = await read(dana, `/portal/transactions?country=${country}`)
    const [panel] = home.projects
    const own = await read(dana, `/portal/transactions/${panel.projectId}?country=${country}`)
    const { projects: rows } = await read(bea, `/admin/projects?status=live&provider=${provider}`)
    const row = rows.find(({ id }: { id: string }) => id === panel.projectId)
    const figures = { grossVolume: row.grossVolume, netVolume: row.netVolume, transactionCount: row.transactions }
    for (const { total } of [home, panel, own]) expect(total, country).toMatchObject(figures)
    expect(Number(figures.grossVolume)).toBeGreaterThan(0)
  }
})

test('counts projects per partner as its lists show them', async () => {
  const { partners } = (await bea.get('/admin/org?pageNo=0&limit=1000')).json().data
  for (const partner of partners) {
    const own = seeded.filter(({ organisation }) => organisation.id === partner.partnerUUID)
    const count = (status: ProjectState) => own.filter(({ project }) => project.status === status).length
    expect(partner.projects, partner.name).toEqual({
      total: own.length,
      approved: count('live'),
      pending: count('pending'),
      inactive: count('draft'),
      rejected: count('rejected'),
    })
  }
})
