import { expect } from 'vitest'
import { demoPassword } from '#server/demo-accounts.ts'
import { waitFor } from './wait-for.ts'

/** A signed-in partner of a running portal. */
export interface Member {
  email: string
  /** Requests a one-time code and returns it from the mailbox. */
  code(url: string, path: string): Promise<string>
  /** What a request needs to be this member's. */
  headers: Record<string, string>
  call(url: string, path: string, body?: unknown): Promise<Response>
}

const password = 'Harbour#2027'

/** Signs up, confirms and signs in a new partner over HTTP. */
export async function registerMember(url: string): Promise<Member> {
  const email = `${crypto.randomUUID()}@partner.example`
  await post(url, '/portal/user/signup', { email, password })
  const key = await codeFor(url, email, 1)
  await post(url, '/portal/user/auth', { action: 'confirmSignUp', email, key })
  return await signIn(url, email, password)
}

/** A member of an earlier portal with the same data, in a new session. */
export function signInAgain(url: string, { email }: Member): Promise<Member> {
  return signIn(url, email, password)
}

export function signInDemo(url: string, email: string): Promise<Member> {
  return signIn(url, email, demoPassword)
}

async function signIn(url: string, email: string, password: string): Promise<Member> {
  const { token } = await post(url, '/portal/user/login', { email, password })
  const session = { Authorization: `Bearer ${token.AccessToken}` }
  const before = await countCodes(url, email)
  await get(`${url}/portal/auth/otp?type=MFA`, session)
  const otp = await codeFor(url, email, before + 1)
  const { mfaToken } = await post(url, '/portal/auth/otp', { otp, type: 'MFA' }, session)
  const headers = { ...session, 'X-MFA-Token': mfaToken }
  return {
    email,
    headers,
    async code(at, path) {
      const before = await countCodes(at, email)
      await fetch(at + path, { method: 'POST', headers })
      return await codeFor(at, email, before + 1)
    },
    call: (at, path, body) => fetch(at + path, body === undefined ? { headers } : posted(body, headers)),
  }
}

async function readMails(url: string, email: string): Promise<{ code?: string }[]> {
  const mails: { code?: string }[] = await (
    await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
  ).json()
  return mails.filter(({ code }) => code)
}

async function countCodes(url: string, email: string): Promise<number> {
  return (await readMails(url, email)).length
}

/** Waits until at least `mails` codes have arrived and returns the newest. */
async function codeFor(url: string, email: string, mails: number): Promise<string> {
  await waitFor(async () => expect(await countCodes(url, email)).toBeGreaterThanOrEqual(mails))
  return (await readMails(url, email))[0]?.code ?? ''
}

/** `fetch` sets the content type of a form itself. `null` posts no body. */
function posted(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === null) return { method: 'POST', headers }
  if (body instanceof FormData) return { method: 'POST', headers, body }
  return { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

async function post(url: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  return await dataOf(await fetch(url + path, posted(body, headers)))
}

async function get(url: string, headers: Record<string, string>) {
  return await dataOf(await fetch(url, { headers }))
}

async function dataOf(answer: Response) {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return JSON.parse(text).data
}
