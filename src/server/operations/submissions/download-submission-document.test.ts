import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { documents as rows } from '#server/db/review-schema.ts'
import { securityEvents } from '#server/db/security-schema.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { application, bankCode, form, registration } from '#tests/support/applications.ts'
import { newProject, setStatus, unknownId } from '#tests/support/projects.ts'

const app = testApp()
const [first, second] = ['%PDF-1.7 first', '%PDF-1.7 second']
let partner: Caller
let staff: Record<'bea' | 'ines' | 'theo', Caller>
let id: string

const url = (number: number | string, projectId = id) => `/admin/projects/${projectId}/submissions/${number}/document`
const setScan = (status: 'PENDING' | 'ACCEPTED' | 'REJECTED') => app.db.update(rows).set({ status })
const reads = () =>
  app.db.$count(securityEvents, and(eq(securityEvents.action, 'document-read'), eq(securityEvents.subjectId, id)))

beforeAll(async () => {
  partner = await app.newPartner()
  staff = { bea: await app.signedIn('bea'), ines: await app.signedIn('ines'), theo: await app.signedIn('theo') }
  id = await newProject(partner)
  await submit(registration(first))
  await setStatus(app.db, id, 'rejected')
  // Replaced before the next submission, so that no submission names it.
  const replaced = await partner.upload('/portal/org/document', attached('%PDF-1.7 never submitted'))
  expect(replaced.statusCode).toBe(200)
  await submit(registration(second))
  await setScan('ACCEPTED')
})

async function submit(file: File): Promise<void> {
  app.advance(60)
  const body = { ...application, otp: await bankCode(app, partner) }
  const answer = await partner.upload(`/portal/projects/${id}/live`, form(id, body, file))
  expect([answer.statusCode, answer.json().status]).toEqual([200, true])
}

function attached(content: string): FormData {
  const data = new FormData()
  data.append('document', registration(content))
  return data
}

describe('the document of a submission', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(url(1))).statusCode).toBe(401)
  })

  test('refuses a submission number that is not a number', async () => {
    expect((await staff.bea.get(url('first'))).statusCode).toBe(400)
  })

  test('is for the roles that read documents', async () => {
    expect((await staff.ines.get(url(1))).statusCode).toBe(403)
    expect((await partner.get(url(1))).statusCode).toBe(403)
  })

  test('is not found in another project or submission', async () => {
    const other = await newProject(partner)
    const answers = await Promise.all([url(3), url(1, unknownId), url(1, other)].map((path) => staff.theo.get(path)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  test('is the file as it was submitted, also after another one replaced it, and each download is recorded', async () => {
    const before = await reads()
    const answers = [await staff.bea.get(url(1)), await staff.theo.get(url(2))]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, first],
      [200, second],
    ])
    expect(answers[0]?.headers['content-disposition']).toContain('registration.pdf')
    expect(await reads()).toBe(before + 2)
  })

  test('is kept after a replacement, while a replaced file that no submission names is deleted', async () => {
    const kept = await app.db.select({ kind: rows.kind, content: rows.content }).from(rows)
    const own = kept.filter(({ content }) => Buffer.from(content).toString().startsWith('%PDF-1.7 '))
    expect(own.map(({ kind, content }) => [kind, Buffer.from(content).toString()]).sort()).toEqual([
      ['registration', second],
      ['superseded', first],
    ])
  })

  test.each([
    ['PENDING', 'document-scan-pending'],
    ['REJECTED', 'document-scan-failed'],
  ] as const)('cannot be downloaded while its scan is %s', async (status, code) => {
    await setScan(status)
    const answer = await staff.bea.get(url(1))
    expect([answer.statusCode, answer.json().code]).toEqual([409, code])
    await setScan('ACCEPTED')
  })

  test('is reported as not kept after its file is deleted', async () => {
    const kept = async (caller: Caller, path: string) => {
      const { fromDocumentKept, toDocumentKept } = (await caller.get(path)).json().data
      return [fromDocumentKept, toDocumentKept]
    }
    const changes = `projects/${id}/submissions/2/changes?from=1`
    expect(await kept(staff.theo, `/admin/${changes}`)).toEqual([true, true])
    await app.db.delete(rows).where(eq(rows.kind, 'superseded'))
    expect(await kept(staff.theo, `/admin/${changes}`)).toEqual([false, true])
    expect(await kept(partner, `/portal/${changes}`)).toEqual([false, true])
    expect((await staff.theo.get(url(1))).statusCode).toBe(404)
  })
})
