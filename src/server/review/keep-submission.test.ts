import { eq, sql, TransactionRollbackError } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifyChains } from '#server/commands/audit.ts'
import type { Db } from '#server/db/database.ts'
import { auditEvents } from '#server/db/review-schema.ts'
import * as submissions from '#server/repositories/submissions.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { application, bankCode, form, registration } from '#tests/support/applications.ts'
import { newProject, setStatus } from '#tests/support/projects.ts'
import { insertReviewed } from '#tests/support/reviews.ts'

const app = testApp()
let partner: Caller
let id: string

const wish = { provider: 'STM', code: 'LUM-MONTH', description: 'Lumen Music', price: '9.80' }

const submit = (change: object = {}, ...files: File[]) =>
  partner.upload(`/portal/projects/${id}/live`, form(id, { ...application, ...change }, ...files))

beforeAll(async () => {
  partner = await app.newPartner()
  id = await newProject(partner)
  const otp = await bankCode(app, partner)
  expect((await submit({ otp }, registration('%PDF-1.7 first'))).statusCode).toBe(200)
  await setStatus(app.db, id, 'rejected')
  await partner.put(`/portal/projects/${id}/wished-product-codes`, { items: [wish] })
  const project = { ...application.project, providers: ['AIS', 'STM'], ipAddresses: ['8.8.8.8', '1.1.1.1'] }
  const company = { ...application.company, industry: undefined }
  expect((await submit({ project, company })).statusCode).toBe(200)
})

/** In a rolled-back transaction without the trigger, so that each alteration starts from what was submitted. */
async function altered(alter: (tx: Db) => Promise<unknown>): Promise<string[]> {
  let breaks: string[] = []
  await app.db
    .transaction(async (tx) => {
      await tx.execute(sql`alter table submissions disable trigger submissions_immutable`)
      await alter(tx)
      breaks = (await verifyChains(tx)).breaks
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  return breaks
}

test('keeps each submission with its number, its author and the stored values', async () => {
  const [first, second] = await submissions.listAfter(app.db, id, 0, 10)
  const { project, company, user, payment } = application
  const { checks, ...kept } = project
  const document = { name: 'registration.pdf', size: 14, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }
  expect(first).toMatchObject({
    number: 1,
    content: { project: kept, productCodes: [], company, user, payment, document },
  })
  expect(second).toMatchObject({
    number: 2,
    content: {
      project: { ...kept, providers: ['AIS', 'STM'], ipAddresses: ['1.1.1.1', '8.8.8.8'] },
      productCodes: [{ ...wish, currency: 'SGD' }],
      company: { ...company, industry: null },
      document: first?.content.document,
    },
  })
  expect(second?.submittedBy).toBe(first?.submittedBy)
  expect(first?.sha256).not.toBe(second?.sha256)
})

test('hashes the content of the document', async () => {
  const [first] = await submissions.listAfter(app.db, id, 0, 1)
  // printf '%PDF-1.7 first' | sha256sum
  expect(first?.content.document?.sha256).toBe('4916bb68e172d60c02899fb39b71b4f0fec1dc813dca22d4d364d4353365ca86')
})

test('puts the hash into the event of the submission and of no other', async () => {
  const hashes = (await submissions.listAfter(app.db, id, 0, 10)).map(({ sha256 }) => sha256)
  const events = await app.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.projectId, id))
    .orderBy(auditEvents.number)
  expect(events.map(({ action, submissionHash }) => [action, submissionHash])).toEqual([
    ['project-created', null],
    ['go-live-requested', hashes[0]],
    ['go-live-requested', hashes[1]],
  ])
  expect((await verifyChains(app.db)).breaks).toEqual([])
})

test.each(['update submissions set number = 9', 'delete from submissions', 'truncate submissions'])(
  'refuses to %s',
  async (statement) => {
    await expect(app.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'a submission is never changed or deleted' },
    })
  },
)

describe('the verification', () => {
  test.each([
    ['another address', sql`content = jsonb_set(content, '{company,address}', '"3 Harbour Front"')`],
    ['another hash', sql`sha256 = repeat('0', 64)`],
    ['another moment', sql`submitted_at = submitted_at + interval '1 millisecond'`],
  ])('names the submission with %s', async (_name, change) => {
    const breaks = await altered((tx) =>
      tx.execute(sql`update submissions set ${change} where project_id = ${id} and number = 1`),
    )
    expect(breaks).toEqual([`project ${id}: submission 1 is not what event 2 recorded`])
  })

  test.each([1, 2])('names the missing submission %i', async (number) => {
    const breaks = await altered((tx) =>
      tx.execute(sql`delete from submissions where project_id = ${id} and number = ${number}`),
    )
    expect(breaks).toEqual([`project ${id}: submission ${number} is missing`])
  })

  test('names a submission that no event records', async () => {
    const breaks = await altered((tx) =>
      tx.execute(sql`insert into submissions select project_id, 3, submitted_at, submitted_by, content, sha256
        from submissions where project_id = ${id} and number = 2`),
    )
    expect(breaks).toEqual([`project ${id}: submission 3 belongs to no event`])
  })

  test('counts the submissions of a project without a chain', async () => {
    const unchained = await insertReviewed(app.db, 'preparation', app.now())
    const breaks = await altered((tx) =>
      tx.execute(sql`insert into submissions select ${unchained}::uuid, 1, submitted_at, submitted_by, content, sha256
        from submissions where project_id = ${id} and number = 2`),
    )
    expect(breaks).toEqual(['1 submissions belong to no chain'])
  })
})
