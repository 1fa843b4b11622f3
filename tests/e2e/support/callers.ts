import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
import { application } from '../../support/applications.ts'
import { pdf } from '../../support/reviews.ts'
import { readCode } from './mailbox.ts'
import { type Person, registerPartner } from './people.ts'
import { headersOf } from './session.ts'

// Creates projects in each review stage, by the requests that the screens send.

/** A signed-in user without a page. */
export interface Caller {
  get(path: string): Promise<Answer>
  post(path: string, body?: object): Promise<Answer>
  upload(path: string, parts: Record<string, string | Upload>): Promise<Answer>
  remove(path: string): Promise<Answer>
}

// biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer is its own business.
type Answer = any
type Upload = { name: string; mimeType: string; buffer: Buffer }

export const registration: Upload = { name: 'registration.pdf', mimeType: 'application/pdf', buffer: pdf }

async function dataOf(answer: APIResponse): Promise<Answer> {
  const text = await answer.text()
  expect(answer.ok(), `${answer.url()}: ${answer.status()} ${text}`).toBe(true)
  return JSON.parse(text).data
}

/** Both steps of the sign-in. */
export async function callAs(request: APIRequestContext, person: Person): Promise<Caller> {
  const { token } = await dataOf(await request.post('/portal/user/login', { data: person }))
  const bearer = { Authorization: `Bearer ${token.AccessToken}` }
  await dataOf(await request.get('/portal/auth/otp', { params: { type: 'MFA' }, headers: bearer }))
  const otp = await readCode(request, person.email)
  const proof = await request.post('/portal/auth/otp', { data: { otp, type: 'MFA' }, headers: bearer })
  return callerWith(request, { ...bearer, 'X-MFA-Token': (await dataOf(proof)).mfaToken })
}

/** The user signed in on this page. */
export const callerOn = async (page: Page): Promise<Caller> => callerWith(page.request, await headersOf(page))

function callerWith(request: APIRequestContext, headers: Record<string, string>): Caller {
  return {
    get: async (path) => dataOf(await request.get(path, { headers })),
    post: async (path, data) => dataOf(await request.post(path, { headers, ...(data && { data }) })),
    upload: async (path, multipart) => dataOf(await request.post(path, { headers, multipart })),
    remove: async (path) => dataOf(await request.delete(path, { headers })),
  }
}

export interface Applied {
  id: string
  name: string
  partner: Caller
}

/** Registers a partner and submits a project with a registration document. */
export async function applyForGoLive(request: APIRequestContext, name: string): Promise<Applied> {
  const person = await registerPartner(request)
  const partner = await callAs(request, person)
  const id = await createDraft(partner, name)
  await sendApplication(request, person, partner, id)
  return { id, name, partner }
}

export async function createDraft(partner: Caller, name: string): Promise<string> {
  const { project_id: id } = await partner.post('/portal/projects', {
    name,
    description: 'Charges drivers for parking by phone.',
    projectType: 1,
    productType: 1,
  })
  return id
}

/** Submits the project with a registration document. */
export async function sendApplication(
  request: APIRequestContext,
  person: Person,
  partner: Caller,
  id: string,
): Promise<void> {
  await partner.post('/portal/org/otp')
  const body = { ...application, otp: await readCode(request, person.email) }
  await partner.upload(`/portal/projects/${id}/live`, {
    projectId: id,
    body: JSON.stringify(body),
    document: registration,
  })
}

export const oneTimeText = '#PASSWORD# is your code for {service}. Do not share it.'

/** Prepares and hands over the project as business internal. */
export async function prepare(internal: Caller, id: string): Promise<void> {
  const at = `/admin/projects/${id}`
  await internal.post(`${at}/provider`, { providerCode: 'HARBOUR01' })
  const product = { code: 'PARK-DAY', description: 'Day ticket', price: '4.50' }
  await internal.post(`${at}/code`, { env_type: 'live', provider: 'STM', ...product })
  await internal.post(`${at}/sms/templates`, { text: oneTimeText })
}

export async function handOver(internal: Caller, id: string): Promise<void> {
  await internal.post(`/admin/projects/${id}/submit-for-tech-approve`)
}
