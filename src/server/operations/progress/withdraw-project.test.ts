import { beforeAll, describe, expect, test } from 'vitest'
import { verifyChains } from '#server/commands/audit.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { application, bankCode, form, registration } from '#tests/support/applications.ts'
import { newProject, setPending, setStatus, unknownId } from '#tests/support/projects.ts'
import { newProjectBeforeBusiness, setDocument } from '#tests/support/reviews.ts'

const app = testApp()
let bea: Caller
let partner: Caller

beforeAll(async () => {
  bea = await app.signedIn('bea')
  partner = await app.newPartner()
})

const at = (id: string) => `/portal/projects/${id}/withdraw`
const trailOf = async (id: string) => (await bea.get(`/admin/projects/${id}/audit`)).json().data.items
const approval = { type: 'APPROVE', approverType: 'INTERNAL_BUSINESS_ADMIN' }

describe('POST /portal/projects/{projectId}/withdraw', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.post(at(unknownId), {})).statusCode).toBe(401)
  })

  test('refuses tags in the reason, a long one and unknown fields', async () => {
    for (const body of [{ message: '<b>no</b>' }, { message: 'x'.repeat(2001) }, { reason: 'Not yet.' }]) {
      expect((await partner.post(at(unknownId), body)).statusCode).toBe(400)
    }
  })

  test('rejects staff', async () => {
    expect((await bea.post(at(unknownId), {})).json().code).toBe('role-not-allowed')
  })

  test("answers 404 for an unknown project and for another partner's", async () => {
    const id = await newProjectBeforeBusiness(app.db, partner, app.now())
    expect((await partner.post(at(unknownId), {})).statusCode).toBe(404)
    expect((await (await app.newPartner()).post(at(id), {})).statusCode).toBe(404)
  })

  test.each(['draft', 'live', 'rejected', 'suspended'] as const)('refuses a project that is %s', async (status) => {
    const id = await newProject(partner)
    await setStatus(app.db, id, status)
    const answer = await partner.post(at(id), {})
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'withdraw-not-allowed',
        message: 'Only an application that waits for its decision can be withdrawn.',
      },
    ])
  })

  test.each([
    ['preparation', 'ines', 'sms-template'],
    ['technical', 'theo', 'tech-validation'],
    ['business', 'bea', 'sms-template'],
  ] as const)('from %s, mails %s with the reason and records it', async (stage, person, page) => {
    const id = await newProject(partner, `Withdrawn ${stage}`)
    await setPending(app.db, id, stage, app.now())
    const answer = await partner.post(at(id), { message: ' We move to other servers. ' })
    expect([answer.statusCode, answer.json().data]).toEqual([200, { status: 'NEW' }])
    const [event] = await trailOf(id)
    expect(event).toMatchObject({
      action: 'withdrawn',
      actor: { emailId: partner.email },
      message: 'We move to other servers.',
      fromStatus: 'pending',
      toStatus: 'draft',
      toStage: null,
    })
    const [mail] = await app.mailsTo(`${person}@portal.example`)
    expect(mail?.subject).toBe(`Withdrawn ${stage} was withdrawn`)
    expect(mail?.text).toContain("Partner's reason:\nWe move to other servers.")
    expect(mail?.text).toContain(`/${page}/${id}`)
    for (const other of ['ines', 'theo', 'bea'].filter((each) => each !== person)) {
      const subjects = (await app.mailsTo(`${other}@portal.example`)).map(({ subject }) => subject)
      expect(subjects).not.toContain(`Withdrawn ${stage} was withdrawn`)
    }
  })

  test('leaves the queue, and cannot be decided afterwards', async () => {
    const id = await newProjectBeforeBusiness(app.db, partner, app.now())
    await partner.post(at(id), {})
    const { items } = (await bea.get('/admin/projects/status/pending?limit=1000')).json().data
    expect(items.map((row: { id: string }) => row.id)).not.toContain(id)
    expect((await bea.post(`/admin/projects/${id}/approve`, approval)).json().code).toBe('wrong-stage')
    expect((await partner.post(at(id), {})).statusCode).toBe(409)
  })

  test('keeps the submission as the draft, opens the company, and accepts the next application', async () => {
    const own = await app.newPartner()
    const id = await newProject(own)
    const first = { ...application, otp: await bankCode(app, own) }
    expect((await own.upload(`/portal/projects/${id}/live`, form(id, first, registration()))).statusCode).toBe(200)
    expect((await own.get('/portal/org')).json().data.underReview).toBe(true)
    expect((await own.post(at(id), {})).statusCode).toBe(200)

    expect((await own.get(`/portal/projects/${id}/live-draft`)).json().data).toMatchObject({
      project: { providers: ['STM'], locale: 'en-SG', ipAddresses: '8.8.4.4' },
      editable: ['company', 'representative', 'bank', 'document', 'operators', 'addresses'],
    })
    expect((await own.get('/portal/org')).json().data).toMatchObject({
      underReview: false,
      name: application.company.name,
      documentName: 'registration.pdf',
      bankDetails: application.payment,
    })
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    expect((await own.upload(`/portal/projects/${id}/live`, form(id, application))).statusCode).toBe(200)
    expect((await trailOf(id)).map(({ action }: { action: string }) => action)).toEqual([
      'go-live-requested',
      'withdrawn',
      'go-live-requested',
      'project-created',
    ])
  })

  test('and an approval at the same moment have one outcome', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await newProjectBeforeBusiness(app.db, partner, app.now())
      const approve = () => bea.post(`/admin/projects/${id}/approve`, approval)
      const withdraw = () => partner.post(at(id), {})
      const answers = await Promise.all(round % 2 ? [approve(), withdraw()] : [withdraw(), approve()])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      const done = (await partner.get(`/portal/projects/${id}`)).json().data.status
      const [event, ...earlier] = await trailOf(id)
      expect([event.action, done]).toBeOneOf([
        ['approved', 'GONE_LIVE'],
        ['withdrawn', 'NEW'],
      ] as never)
      expect(earlier).toHaveLength(1)
    }
    expect((await verifyChains(app.db)).breaks).toEqual([])
  })
})
