import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { documents } from '#server/db/review-schema.ts'
import { scanDocument } from '#server/documents/scan-document.ts'
import { embeddedScanner, type Scanner } from '#server/documents/scanners.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { Figures } from '#server/telemetry/figures.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { registration } from '#tests/support/applications.ts'
import { eicar } from '#tests/support/clamd.ts'
import { newProject, problemsOf, setPending, unknownId } from '#tests/support/projects.ts'
import { pdf } from '#tests/support/reviews.ts'

const app = testApp()
const url = '/portal/org/document'

function upload(caller: Pick<Caller, 'upload'>, ...files: File[]) {
  const data = new FormData()
  for (const file of files) data.append('document', file)
  return caller.upload(url, data)
}

async function scanAll(scanner: Scanner = embeddedScanner, figures?: Figures): Promise<void> {
  const waiting = await app.db.select({ id: documents.id }).from(documents).where(eq(documents.status, 'PENDING'))
  const scanning = {
    db: app.db,
    scanner,
    config: app.config,
    mail: createMailQueue(undefined, app.config),
    now: app.now,
    figures,
  }
  for (const { id } of waiting) await scanDocument(scanning, id)
}

describe('POST /portal/org/document', () => {
  test('answers 401 without a session', async () => {
    expect((await upload(app.visitor, registration())).statusCode).toBe(401)
  })

  test('accepts one file whose content matches its name', async () => {
    const partner = await app.newPartner()
    for (const files of [
      [],
      [registration(), registration()],
      [registration(pdf, 'a.jpg')],
      [registration(pdf, 'a/b.pdf')],
    ]) {
      const answer = await upload(partner, ...files)
      expect(answer.statusCode).toBe(400)
      expect(problemsOf(answer)).toContainEqual(
        expect.objectContaining({
          field: '/document',
          message: 'Please choose one file (Max size: 5 MB, Allowed types: jpg, png, pdf)',
        }),
      )
    }
    expect((await partner.get(url)).statusCode).toBe(404)
  })

  test('rejects a far too large Content-Length without reading the body', async () => {
    const partner = await app.newPartner()
    const answer = await upload(partner, registration(Buffer.alloc(7_000_000)))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'body-too-large'])
  })

  test('rejects staff', async () => {
    expect((await upload(await app.signedIn('theo'), registration())).statusCode).toBe(403)
  })

  test('replaces the old file and waits for its scan', async () => {
    const partner = await app.newPartner()
    await upload(partner, registration())
    await scanAll()
    const answer = await upload(partner, registration(pdf, 'Größe ทะเบียน.pdf'))
    expect(answer.json().data).toEqual({ name: 'Größe ทะเบียน.pdf', downloadUrl: null, antivirusStatus: 'PENDING' })
    expect((await partner.get('/portal/org')).json().data).toMatchObject({
      documentName: 'Größe ทะเบียน.pdf',
      documentStatus: 'pending',
      documentDownloadURL: null,
    })
  })
})

describe('GET /portal/org/document', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(url)).statusCode).toBe(401)
  })

  test('rejects query parameters', async () => {
    expect((await (await app.newPartner()).get(`${url}?inline=1`)).statusCode).toBe(400)
  })

  test('returns the uploaded bytes as an attachment that no browser opens', async () => {
    const partner = await app.newPartner()
    await upload(partner, registration(pdf, 'Größe.pdf'))
    const waiting = await partner.get(url)
    expect([waiting.statusCode, waiting.json().message]).toEqual([409, '(Virus scan pending)'])
    await scanAll()
    const answer = await partner.get(url)
    expect(answer.rawPayload).toEqual(pdf)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Gr__e.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
  })

  test('withholds a rejected file and mails the partner where to upload another', async () => {
    const partner = await app.newPartner()
    await upload(partner, registration(eicar))
    await scanAll()
    const answer = await partner.get(url)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Antivirus check failed. Please upload another file.',
    ])
    const [mail] = await app.mailsTo(partner.email)
    expect(mail).toMatchObject({
      subject: 'Your document was refused',
      text: expect.stringContaining('/partner-profile'),
    })
    expect((await upload(partner, registration())).statusCode).toBe(200)
  })
})

describe('GET /admin/projects/{projectId}/documents/{documentId}', () => {
  async function submitted(status: 'clean' | 'waiting' | 'refused') {
    const partner = await app.newPartner()
    const id = await newProject(partner)
    await upload(partner, registration(status === 'refused' ? eicar : pdf))
    await setPending(app.db, id, 'technical', app.now())
    if (status !== 'waiting') await scanAll()
    const review = (await (await app.signedIn('bea')).get(`/admin/projects/${id}`)).json().data
    return {
      id,
      document: review.organisationDocument,
      at: `/admin/projects/${id}/documents/${review.organisationDocument.id}`,
    }
  }

  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(`/admin/projects/${unknownId}/documents/${unknownId}`)).statusCode).toBe(401)
  })

  test('refuses a malformed id', async () => {
    expect((await (await app.signedIn('bea')).get(`/admin/projects/${unknownId}/documents/1`)).statusCode).toBe(400)
  })

  test.each(['dana', 'ines'] as const)('is not for %s', async (person) => {
    const { at } = await submitted('clean')
    expect((await (await app.signedIn(person)).get(at)).statusCode).toBe(403)
  })

  test('returns 404 for the document of another project', async () => {
    const [one, other] = [await submitted('clean'), await submitted('clean')]
    const at = `/admin/projects/${one.id}/documents/${other.document.id}`
    expect((await (await app.signedIn('theo')).get(at)).statusCode).toBe(404)
  })

  test.each([
    ['waiting', 'Virus scan pending'],
    ['refused', 'Virus scan failed !'],
  ] as const)('withholds a %s document', async (status, message) => {
    const { at, document } = await submitted(status)
    expect(document.downloadUrl).toBeNull()
    const answer = await (await app.signedIn('theo')).get(at)
    expect([answer.statusCode, answer.json().message]).toEqual([409, message])
  })

  test('opens for reviewers from the link in the project', async () => {
    const { at, document } = await submitted('clean')
    expect(document).toMatchObject({ downloadUrl: at, antivirusStatus: 'ACCEPTED' })
    expect((await (await app.signedIn('theo')).get(at)).rawPayload).toEqual(pdf)
  })
})

describe('the scan', () => {
  const broken: Scanner = {
    name: 'broken',
    scan: async () => {
      throw new Error('clamd was silent')
    },
  }

  test('keeps the document pending after a failure, records the reason and retries', async () => {
    const partner = await app.newPartner()
    await upload(partner, registration())
    const figures = new Figures()
    await expect(scanAll(broken, figures)).rejects.toThrow('silent')
    expect((await partner.get('/portal/org')).json().data.documentStatus).toBe('pending')
    const [row] = await app.db.select().from(documents).where(eq(documents.status, 'PENDING'))
    expect(row).toMatchObject({ attempts: 1, lastError: 'clamd was silent' })
    await scanAll(embeddedScanner, figures)
    const printed = await figures.registry.metrics()
    for (const result of ['failed', 'clean']) expect(printed).toContain(`scans_total{result="${result}"} 1`)
    expect((await partner.get('/portal/org')).json().data.documentStatus).toBe('accepted')
  })

  test('mails no rejection to the demo partner outside demo mode, but to others', async () => {
    const [dana, partner] = [await app.signedIn('dana'), await app.newPartner()]
    for (const caller of [dana, partner]) expect((await upload(caller, registration(eicar))).statusCode).toBe(200)
    app.config.demo = false
    await scanAll()
    app.config.demo = true
    const told = async (email: string) =>
      (await app.mailsTo(email)).filter(({ subject }) => subject === 'Your document was refused').length
    expect([await told('dana@lumen.example'), await told(partner.email)]).toEqual([0, 1])
  })

  test('ignores a document that was replaced meanwhile', async () => {
    const partner = await app.newPartner()
    await upload(partner, registration(eicar))
    const meddling: Scanner = {
      name: 'meddling',
      async scan(content) {
        await upload(partner, registration())
        return await embeddedScanner.scan(content)
      },
    }
    await scanAll(meddling)
    expect((await partner.get('/portal/org')).json().data.documentStatus).toBe('pending')
    expect((await app.mailsTo(partner.email)).map(({ subject }) => subject)).not.toContain('Your document was refused')
  })
})
