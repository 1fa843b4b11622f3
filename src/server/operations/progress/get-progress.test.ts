import { beforeAll, describe, expect, test } from 'vitest'
import { promisedDays } from '#domain/review-promise.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { application, bankCode, form, registration } from '#tests/support/applications.ts'
import { newProject, setPending, setProviders, setStatus, unknownId } from '#tests/support/projects.ts'
import { addLiveCode, setDocument, technicalApproval } from '#tests/support/reviews.ts'

const app = testApp()
const at = (id: string) => `/portal/projects/${id}/progress`
const day = 24 * 60 * 60
let partner: Caller

beforeAll(async () => {
  partner = await app.newPartner()
})

interface Step {
  step: string
  state: string
  completedOn: string | null
}

const progressOf = async (id: string, caller = partner) => (await caller.get(at(id))).json().data
const statesOf = async (id: string) => (await progressOf(id)).path.map(({ state }: Step) => state)

describe('GET /portal/projects/{projectId}/progress', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(at(unknownId))).statusCode).toBe(401)
  })

  test('refuses a malformed id', async () => {
    expect((await partner.get(at('17'))).statusCode).toBe(400)
  })

  test('rejects staff', async () => {
    expect((await (await app.signedIn('bea')).get(at(unknownId))).json().code).toBe('role-not-allowed')
  })

  test("answers 404 for an unknown project and for another partner's", async () => {
    const id = await newProject(partner)
    expect((await partner.get(at(unknownId))).statusCode).toBe(404)
    expect((await (await app.newPartner()).get(at(id))).statusCode).toBe(404)
  })

  test('has nothing to show of a project that was never submitted', async () => {
    const id = await newProject(partner)
    expect(await progressOf(id)).toMatchObject({ clock: null, outcome: null, decidedOn: null })
    expect(await statesOf(id)).toEqual(['ahead', 'ahead', 'ahead', 'ahead', 'ahead'])
  })

  test('counts and promises in the business days of the first operator', async () => {
    // Thursday 5 November 2026; Deepavali is on Sunday the 8th, its substitute in Singapore on Monday.
    const submittedAt = new Date('2026-11-05T04:00:00Z')
    const clocks = await Promise.all(
      (['STM', 'AIS'] as const).map(async (provider) => {
        const id = await newProject(partner)
        await setPending(app.db, id, 'preparation', submittedAt)
        await setProviders(app.db, id, provider)
        return (await progressOf(id)).clock
      }),
    )
    expect(clocks.map(({ promisedOn }) => promisedOn)).toEqual(['2026-11-13', '2026-11-12'])
    expect(clocks[1].businessDays - clocks[0].businessDays).toBe(1)
    expect(clocks[0]).toMatchObject({ turn: 'preparation', since: submittedAt.toISOString(), promisedDays: 5 })
  })

  test('shows the dates that the project stores when its trail has no moves', async () => {
    const [live, rejected] = [await newProject(partner), await newProject(partner)]
    const moments = { submittedAt: new Date('2026-11-02T04:00:00Z') }
    await setStatus(app.db, live, 'live', { ...moments, liveAt: new Date('2026-11-04T04:00:00Z') })
    await setStatus(app.db, rejected, 'rejected', { ...moments, rejectedAt: new Date('2026-11-05T04:00:00Z') })
    expect(await progressOf(live)).toMatchObject({ outcome: 'approved', decidedOn: '2026-11-04T04:00:00.000Z' })
    expect(await progressOf(rejected)).toMatchObject({ outcome: 'rejected', decidedOn: '2026-11-05T04:00:00.000Z' })
  })
})

test('follows an application from the submission to the approval, for the partner and the desks alike', async () => {
  const own = await app.newPartner()
  const id = await newProject(own)
  const [ines, theo, bea] = [await app.signedIn('ines'), await app.signedIn('theo'), await app.signedIn('bea')]
  const admin = `/admin/projects/${id}`
  const otp = await bankCode(app, own)
  const submitted = { ...application, project: { ...application.project, providers: ['AIS'] }, otp }
  expect((await own.upload(`/portal/projects/${id}/live`, form(id, submitted, registration()))).statusCode).toBe(200)
  await setDocument(app.db, id, 'ACCEPTED', app.now())
  const seen = async (caller: Caller) => {
    const progress = await progressOf(id, own)
    expect((await caller.get(admin)).json().data.progress).toEqual(progress)
    return {
      turn: progress.clock?.turn,
      states: progress.path.map(({ state }: Step) => state),
      dates: progress.path.flatMap(({ completedOn }: Step) => completedOn?.slice(0, 10) ?? []),
    }
  }
  // The clock of the tests starts on Friday 20 November 2026.
  expect(await seen(ines)).toEqual({
    turn: 'preparation',
    states: ['done', 'current', 'ahead', 'ahead', 'ahead'],
    dates: ['2026-11-20'],
  })
  await ines.post(`${admin}/provider`, { providerCode: 'ATOLL1' })
  await addLiveCode(app.db, id, 'AIS')
  await ines.post(`${admin}/sms/templates`, { text: '#PASSWORD#' })
  expect((await ines.post(`${admin}/submit-for-tech-approve`)).statusCode).toBe(200)
  expect(await seen(theo)).toMatchObject({ turn: 'technical', states: ['done', 'done', 'current', 'ahead', 'ahead'] })

  const back = { type: 'SEND_BACK', approverType: 'INTERNAL_TECH', message: 'Another template.' }
  expect((await theo.post(`${admin}/send-back`, back)).json().data.progress.clock.turn).toBe('preparation')
  expect((await ines.post(`${admin}/submit-for-tech-approve`)).statusCode).toBe(200)
  expect((await theo.post(`${admin}/tech-approve`, technicalApproval)).statusCode).toBe(200)
  const approval = { type: 'APPROVE', approverType: 'INTERNAL_BUSINESS_ADMIN' }
  expect((await bea.post(`${admin}/approve`, approval)).statusCode).toBe(200)
  expect(await seen(bea)).toMatchObject({ turn: undefined, states: ['done', 'done', 'done', 'done', 'done'] })
  expect(await progressOf(id, own)).toMatchObject({ clock: null, outcome: 'approved' })
})

test('starts anew after a withdrawal', async () => {
  const id = await newProject(partner)
  await setPending(app.db, id, 'technical', new Date(app.now().getTime() - 3 * day * 1000))
  await partner.post(`/portal/projects/${id}/withdraw`, {})
  expect(await progressOf(id)).toMatchObject({ clock: null, outcome: null })
  expect(await statesOf(id)).toEqual(['ahead', 'ahead', 'ahead', 'ahead', 'ahead'])
})

describe('with REVIEW_DAYS', () => {
  const patient = testApp({ config: { reviewDays: 7 } })

  test('promises the partner the days that texts for partners name', async () => {
    const own = await patient.newPartner()
    const id = await newProject(own)
    await setPending(patient.db, id, 'preparation', patient.now())
    expect((await progressOf(id, own)).clock).toMatchObject({ promisedDays, overdue: false })
  })
})
