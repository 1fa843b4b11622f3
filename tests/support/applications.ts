import type { Caller } from './app.ts'
import { harbourBank } from './organisations.ts'
import { newProject } from './projects.ts'
import { pdf } from './reviews.ts'

/** A complete go-live application, as the wizard sends it. */
export const application = {
  project: {
    providers: ['STM'],
    locale: 'en-SG',
    checks: { sandboxTested: true, resultCodesHandled: true, keysOnServers: true },
    ipAddresses: ['8.8.4.4'],
  },
  company: {
    name: 'Atoll Pte Ltd',
    website: 'atoll.example',
    industry: 'Games',
    details: 'Games for phones.',
    identity_uen: '201912345K',
    address: '1 Harbour Front, Singapore',
    country: 'Singapore',
    hotline_number: '+65 61234567',
  },
  user: { salutation: 'Ms.', fullName: 'Asa Tan', jobTitle: 'Director', mobileNumber: '+65 81234567' },
  payment: harbourBank,
}

export const registration = (content: BlobPart = pdf, name = 'registration.pdf') => new File([content], name)

export function form(projectId: string, body: object, ...files: File[]): FormData {
  const data = new FormData()
  data.append('projectId', projectId)
  data.append('body', JSON.stringify(body))
  for (const file of files) data.append('document', file)
  return data
}

/** Submits the application with these changes. */
export const submit = (caller: Pick<Caller, 'upload'>, id: string, change: object = {}, ...files: File[]) =>
  caller.upload(`/portal/projects/${id}/live`, form(id, { ...application, ...change }, ...files))

/** A new partner with a project to apply for. */
export async function applicant(app: { newPartner(): Promise<Caller> }) {
  const partner = await app.newPartner()
  return { partner, id: await newProject(partner) }
}

interface Mailbox {
  advance(seconds: number): void
  codeFor(email: string): Promise<string>
}

/** Requests the one-time code that a change of bank details needs. */
export async function bankCode(app: Mailbox, caller: Caller): Promise<string> {
  app.advance(31)
  await caller.post('/portal/org/otp')
  return await app.codeFor(caller.email)
}
