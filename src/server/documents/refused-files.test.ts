import { eq, or } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { largestDocument } from '#domain/documents.ts'
import { documents } from '#server/db/review-schema.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { application, form, registration } from '#tests/support/applications.ts'
import { newProject, problemsOf } from '#tests/support/projects.ts'
import { insertReviewed, pdf, technicalApproval } from '#tests/support/reviews.ts'

// Every upload rejects invalid files with the specified message and stores nothing.

const app = testApp()
const message = 'Please choose one file (Max size: 5 MB, Allowed types: jpg, png, pdf)'
let partner: Caller
let theo: Caller
let draft: string
beforeAll(async () => {
  partner = await app.newPartner()
  draft = await newProject(partner)
  theo = await app.signedIn('theo')
})

/** Every operation that accepts a file. */
const entrances: [string, string, (...files: File[]) => ReturnType<Caller['upload']>][] = [
  [
    'the registration document',
    '/document',
    async (...files) => {
      const data = new FormData()
      for (const file of files) data.append('document', file)
      return await partner.upload('/portal/org/document', data)
    },
  ],
  [
    'the application',
    '/document',
    async (...files) => {
      const id = await newProject(partner)
      return await partner.upload(`/portal/projects/${id}/live`, form(id, application, ...files))
    },
  ],
  [
    'the saved application',
    '/document',
    async (...files) => {
      const data = new FormData()
      for (const file of files) data.append('document', file)
      return await partner.upload(`/portal/projects/${draft}/live-draft/document`, data, 'PUT')
    },
  ],
  [
    'the technical approval',
    '/file',
    async (...files) => {
      const id = await insertReviewed(app.db, 'technical', app.now())
      const data = new FormData()
      data.append('body', JSON.stringify(technicalApproval))
      for (const file of files) data.append('file', file)
      return await theo.upload(`/admin/projects/${id}/tech-approve`, data)
    },
  ],
]

/** Documents of the company and of approvals: any change would be seen. */
async function kept(): Promise<string[]> {
  const { org_id } = (await partner.get('/portal/user')).json().data
  const ours = or(eq(documents.organisationId, org_id), eq(documents.draftId, draft), eq(documents.kind, 'approval'))
  return (await app.db.select({ id: documents.id }).from(documents).where(ours)).map(({ id }) => id).sort()
}

const filled = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length)])
const program = Buffer.from('MZ\x90\0\x03')
const page = Buffer.from('<html><script>alert(1)</script>%PDF-1.7')

describe.each(entrances)('%s', (_name, field, send) => {
  test.each<[string, File[]]>([
    ['a PDF that calls itself a picture', [registration(pdf, 'scan.jpg')]],
    ['a program that calls itself a PDF', [registration(program, 'registration.pdf')]],
    ['a web page that calls itself a PDF', [registration(page, 'registration.pdf')]],
    ['a PDF with the ending of a program', [registration(pdf, 'registration.pdf.exe')]],
    ['nothing at all', [registration(Buffer.alloc(0))]],
    ['a byte more than 5 MB', [registration(filled(largestDocument + 1))]],
    ['two files', [registration(), registration(pdf, 'second.pdf')]],
    ['three files', [registration(), registration(), registration()]],
    ['a path above', [registration(pdf, '../registration.pdf')]],
    ['a path below', [registration(pdf, 'folder/registration.pdf')]],
    ['a path of Windows', [registration(pdf, 'C:\\registration.pdf')]],
    ['a name that is turned around', [registration(pdf, 'registration\u202Efdp.exe.pdf')]],
  ])('refuses %s', async (_what, files) => {
    const before = await kept()
    const answer = await send(...files)
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toContainEqual(expect.objectContaining({ field, message }))
    expect(await kept()).toEqual(before)
  })

  test('takes exactly 5 MB', async () => {
    const answer = await send(registration(filled(largestDocument)))
    // The application lacks only the code for its bank account; the file was accepted.
    expect(answer.statusCode === 200 || answer.json().code === 'bank-otp-required').toBe(true)
  })
})
