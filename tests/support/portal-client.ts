import { expect, vi } from 'vitest'

/** A signed-in partner of a running portal, by the calls that the screens make. */
export interface Member {
  email: string
  call(url: string, path: string, body?: unknown): Promise<Response>
}

const password = 'Harbour#2027'

/** Signs up, confirms and signs in with a code, all over HTTP. */
export async function registerMember(url: string): Promise<Member> {
  const email = `${crypto.randomUUID()}@partner.example`
  await post(url, '/portal/user/signup', { email, password })
  const key = await codeFor(url, email, 1)
  await post(url, '/portal/user/auth', { action: 'confirmSignUp', email, key })
  const { token } = await post(url, '/portal/user/login', { email, password })
  const session = { Authorization: `Bearer ${token.AccessToken}` }
  await get(`${url}/portal/auth/otp?type=MFA`, session)
  const otp = await codeFor(url, email, 2)
  const { mfaToken } = await post(url, '/portal/auth/otp', { otp, type: 'MFA' }, session)
  const headers = { ...session, 'X-MFA-Token': mfaToken }
  return {
    email,
    call: (at, path, body) =>
      body === undefined ? fetch(at + path, { headers }) : fetch(at + path, posted(body, headers)),
  }
}

/** The code of the newest mail, once so many have arrived. */
async function codeFor(url: string, email: string, mails: number): Promise<string> {
  const read = async (): Promise<{ code?: string }[]> =>
    (await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json()
  await vi.waitFor(
    async () => expect((await read()).filter(({ code }) => code).length).toBeGreaterThanOrEqual(mails),
    10_000,
  )
  return (await read())[0]?.code ?? ''
}

function posted(body: unknown, headers: Record<string, string>): RequestInit {
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
