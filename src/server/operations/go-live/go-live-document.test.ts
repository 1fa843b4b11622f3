import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { documents } from '#server/db/review-schema.ts'
import { scanDocument } from '#server/documents/scan-document.ts'
import { embeddedScanner, type Scanner } from '#server/documents/scanners.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { applicant, application, bankCode, registration, submit } from '#tests/support/applications.ts'
import { eicar } from '#tests/support/clamd.ts'
import { newProject, setPending, setStatus, unknownId } from '#tests/support/projects.ts'
import { attachDocument, pdf, setDocument } from '#tests/support/reviews.ts'

// A file chosen in the wizard is attached to the draft; only the submission replaces the company's document.

const app = testApp()
const draftOf = (id: string) => `/portal/projects/${id}/live-draft`
const documentOf = (id: string) => `${draftOf(id)}/document`
const refused = 'Antivirus check failed. Please upload another file.'

function attach(caller: Pick<Caller, 'upload'>, id: string, name = 'chosen.pdf', content = pdf, revision?: number) {
  const data = new FormData()
  if (revision !== undefined) data.append('revision', String(revision))
  data.append('document', registration(content, name))
  return caller.upload(documentOf(id), data, 'PUT')
}

const read = async (caller: Caller, url: string) => (await caller.get(url)).json().data
const ofCompany = async (caller: Caller) => {
  const { documentName, documentStatus } = await read(caller, '/portal/org')
  return [documentName, documentStatus]
}
const ofDraft = async (caller: Caller, id: string) => (await read(caller, draftOf(id))).document

async function scanAll(scanner: Scanner = embeddedScanner): Promise<void> {
  const waiting = await app.db.select({ id: documents.id }).from(documents).where(eq(documents.status, 'PENDING'))
  const scanning = {
    db: app.db,
    scanner,
    config: app.config,
    mail: createMailQueue(undefined, app.config),
    now: app.now,
  }
  for (const { id } of waiting) await scanDocument(scanning, id)
}

/** Everything that a submission could change, including both documents. */
async function stateOf(partner: Caller, id: string) {
  const { org_id } = await read(partner, '/portal/user')
  const urls = [`/portal/projects/${id}`, '/portal/org', '/portal/user', draftOf(id)]
  const rows = await app.db.select().from(documents).orderBy(documents.id)
  return {
    answers: await Promise.all(urls.map((url) => read(partner, url))),
    documents: rows.filter(({ organisationId, draftId }) => organisationId === org_id || draftId === id),
  }
}

describe('a document that is attached to an application', () => {
  test('answers 401 without a session, 403 to staff', async () => {
    const { id } = await applicant(app)
    expect((await attach(app.visitor, id)).statusCode).toBe(401)
    expect((await app.visitor.get(documentOf(id))).statusCode).toBe(401)
    const bea = await app.signedIn('bea')
    expect((await attach(bea, id)).statusCode).toBe(403)
    expect((await bea.get(documentOf(id))).statusCode).toBe(403)
  })

  test("returns 404 for another partner's project, and without a document", async () => {
    const { partner, id } = await applicant(app)
    const other = await app.newPartner()
    expect((await partner.get(documentOf(id))).statusCode).toBe(404)
    await attach(partner, id)
    for (const caller of [other, partner]) {
      const at = caller === other ? id : unknownId
      expect((await attach(caller, at)).statusCode).toBe(404)
      expect((await caller.get(documentOf(at))).statusCode).toBe(404)
    }
  })

  test.each([
    ['pending', 'go-live-not-allowed'],
    ['live', 'go-live-not-allowed'],
    ['suspended', 'project-suspended'],
  ] as const)('rejects a document for a %s project', async (state, code) => {
    const { partner, id } = await applicant(app)
    if (state === 'pending') await setPending(app.db, id, 'technical', app.now())
    else await setStatus(app.db, id, state)
    const answer = await attach(partner, id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, code])
  })

  test('is returned with the draft, one at a time, and does not change the company', async () => {
    const { partner, id } = await applicant(app)
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    const before = await read(partner, '/portal/org')
    const waiting = { name: 'chosen.pdf', downloadUrl: null, antivirusStatus: 'PENDING' }
    const attached = (await attach(partner, id)).json().data
    expect(attached).toEqual(await read(partner, draftOf(id)))
    expect(attached).toMatchObject({ step: 'document-list', document: waiting })
    expect((await partner.get(documentOf(id))).json().code).toBe('document-not-scanned')
    await attach(partner, id, 'better.pdf')
    await scanAll()
    const accepted = { name: 'better.pdf', downloadUrl: documentOf(id), antivirusStatus: 'ACCEPTED' }
    expect(await ofDraft(partner, id)).toEqual(accepted)
    expect((await partner.get(documentOf(id))).rawPayload).toEqual(pdf)
    expect(await app.db.$count(documents, eq(documents.draftId, id))).toBe(1)
    expect(await read(partner, '/portal/org')).toEqual(before)
    // Later edits keep the attachment.
    await partner.put(draftOf(id), { step: 'bank' })
    expect(await ofDraft(partner, id)).toEqual(accepted)
  })

  test("becomes the company's document on submission, and the draft is deleted", async () => {
    const { partner, id } = await applicant(app)
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    await attach(partner, id)
    expect((await submit(partner, id, { otp: await bankCode(app, partner) })).statusCode).toBe(200)
    expect(await ofCompany(partner)).toEqual(['chosen.pdf', 'pending'])
    expect(await ofDraft(partner, id)).toBeNull()
    expect((await stateOf(partner, id)).documents).toHaveLength(1)
    await scanAll()
    expect(await ofCompany(partner)).toEqual(['chosen.pdf', 'accepted'])
  })

  test('is replaced by a file sent with the submission', async () => {
    const { partner, id } = await applicant(app)
    await attachDocument(app.db, id, 'REJECTED', app.now())
    const otp = await bankCode(app, partner)
    expect((await submit(partner, id, { otp }, registration(pdf, 'newest.pdf'))).statusCode).toBe(200)
    expect(await ofCompany(partner)).toEqual(['newest.pdf', 'pending'])
    expect((await stateOf(partner, id)).documents).toHaveLength(1)
  })

  test("stays with the draft when another project's review has locked the company", async () => {
    const { partner, id } = await applicant(app)
    const second = await newProject(partner)
    await attach(partner, second, 'late.pdf')
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    await submit(partner, id, { otp: await bankCode(app, partner) })
    expect(await read(partner, draftOf(second))).toMatchObject({
      editable: ['operators', 'addresses'],
      document: null,
    })
    expect((await attach(partner, second)).json().code).toBe('profile-under-review')
    expect((await submit(partner, second)).statusCode).toBe(200)
    expect(await ofCompany(partner)).toEqual(['registration.pdf', 'accepted'])
    expect(await app.db.$count(documents, eq(documents.draftId, second))).toBe(0)
  })
})

describe('a document that another tab has not seen', () => {
  test('is neither replaced nor submitted by an outdated tab, nor are steps saved there', async () => {
    const { partner, id } = await applicant(app)
    const { revision: read } = (await attach(partner, id, 'first.pdf', pdf, 0)).json().data
    await partner.put(draftOf(id), { step: 'bank', revision: read })
    const { revision } = (await attach(partner, id, 'second.pdf', pdf, read)).json().data
    expect(revision).toBeGreaterThan(read)
    const otp = await bankCode(app, partner)
    const before = await stateOf(partner, id)
    for (const answer of [
      await attach(partner, id, 'third.pdf', pdf, read),
      await attach(partner, id, 'third.pdf', pdf, 0),
      await submit(partner, id, { otp, revision: read }),
      await partner.put(draftOf(id), { step: 'company', revision: read, company: { name: 'Unseen' } }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'draft-changed'])
    }
    expect(await stateOf(partner, id)).toEqual(before)
    expect((await submit(partner, id, { otp, revision })).statusCode).toBe(200)
    expect(await ofCompany(partner)).toEqual(['second.pdf', 'pending'])
  })

  test('attaches one of two simultaneous uploads', async () => {
    const { partner, id } = await applicant(app)
    const answers = await Promise.all(['a.pdf', 'b.pdf'].map((name) => attach(partner, id, name, pdf, 0)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test.each(['-1', '1.5', 'new', ''])('rejects %s as a revision', async (revision) => {
    const { partner, id } = await applicant(app)
    const data = new FormData()
    data.append('document', registration())
    data.append('revision', revision)
    expect((await partner.upload(documentOf(id), data, 'PUT')).statusCode).toBe(400)
    expect(await ofDraft(partner, id)).toBeNull()
  })
})

describe('a submission that fails', () => {
  const reasons: [string, number, (partner: Caller, id: string) => Promise<object>][] = [
    ['without the code for the bank', 422, async () => ({})],
    [
      'with an operator that is coming soon',
      422,
      async () => ({ project: { ...application.project, providers: ['ARTL'] } }),
    ],
    [
      'with an attachment that the scan refused',
      409,
      async (partner, id) => {
        await attachDocument(app.db, id, 'REJECTED', app.now())
        return { otp: await bankCode(app, partner) }
      },
    ],
    [
      'by a fault in one of its last statements',
      500,
      async (partner, id) => {
        await app.db.execute(
          sql.raw(
            `alter table audit_events add constraint no_more check (project_id <> '${id}' or number < 2) not valid`,
          ),
        )
        return { otp: await bankCode(app, partner) }
      },
    ],
  ]

  test.each(reasons)('leaves documents, company and project unchanged: %s', async (_why, status, arrange) => {
    const { partner, id } = await applicant(app)
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    await attachDocument(app.db, id, 'ACCEPTED', app.now())
    await partner.put(draftOf(id), { step: 'bank', company: application.company })
    const change = await arrange(partner, id)
    const before = await stateOf(partner, id)
    expect(before.documents).toHaveLength(2)
    expect((await submit(partner, id, change)).statusCode).toBe(status)
    await app.db.execute(sql`alter table audit_events drop constraint if exists no_more`)
    expect(await stateOf(partner, id)).toEqual(before)
    // The next submission succeeds.
    await attachDocument(app.db, id, 'ACCEPTED', app.now())
    expect((await submit(partner, id, { otp: await bankCode(app, partner) })).statusCode).toBe(200)
  })
})

describe('the scan of an attachment', () => {
  test('mails the partner where to replace a rejected file, which the next submission uses', async () => {
    const { partner, id } = await applicant(app)
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    await attach(partner, id, 'bad.pdf', eicar)
    await scanAll()
    expect(await ofDraft(partner, id)).toEqual({ name: 'bad.pdf', downloadUrl: null, antivirusStatus: 'REJECTED' })
    const [mail] = await app.mailsTo(partner.email)
    expect(mail).toMatchObject({
      subject: 'Your document was refused',
      text: expect.stringContaining(`/projects/${id}?goLive=true`),
    })
    expect((await partner.get(documentOf(id))).json().message).toBe(refused)
    const otp = await bankCode(app, partner)
    expect((await submit(partner, id, { otp })).json()).toMatchObject({ code: 'document-rejected', message: refused })
    await attach(partner, id, 'good.pdf')
    expect((await submit(partner, id, { otp })).statusCode).toBe(200)
    expect(await ofCompany(partner)).toEqual(['good.pdf', 'pending'])
  })

  test('mails no one while the company is locked, and the wizard reports it afterwards', async () => {
    await scanAll()
    const { partner, id } = await applicant(app)
    const second = await newProject(partner)
    await attach(partner, second, 'bad.pdf', eicar)
    await setDocument(app.db, id, 'ACCEPTED', app.now())
    expect((await submit(partner, id, { otp: await bankCode(app, partner) })).statusCode).toBe(200)
    await scanAll()
    const subjects = (await app.mailsTo(partner.email)).map(({ subject }) => subject)
    expect(subjects).not.toContain('Your document was refused')
    expect(await ofDraft(partner, second)).toBeNull()
    await setStatus(app.db, id, 'rejected')
    expect(await ofDraft(partner, second)).toMatchObject({ name: 'bad.pdf', antivirusStatus: 'REJECTED' })
  })

  test("updates the company's document when it ends after the submission", async () => {
    await scanAll()
    const { partner, id } = await applicant(app)
    await attach(partner, id, 'bad.pdf', eicar)
    const otp = await bankCode(app, partner)
    await scanAll({
      name: 'slow',
      async scan(content) {
        await submit(partner, id, { otp })
        return await embeddedScanner.scan(content)
      },
    })
    expect(await ofCompany(partner)).toEqual(['bad.pdf', 'rejected'])
    const [mail] = await app.mailsTo(partner.email)
    expect(mail).toMatchObject({
      subject: 'Your document was refused',
      text: expect.stringContaining('/partner-profile'),
    })
  })
})
