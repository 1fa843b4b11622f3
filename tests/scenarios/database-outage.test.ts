import { expect, test } from 'vitest'
import { environments } from '#domain/environments.ts'
import { demoDocument } from '#server/demo/demo-document.ts'
import { startPortal } from '#tests/support/bundled-portal.ts'
import { credentialsOf } from '#tests/support/payment.ts'
import { type Member, registerMember } from '#tests/support/portal-client.ts'
import { withDataDir } from '#tests/support/portal-process.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { waitFor } from '#tests/support/wait-for.ts'

// Stops and restarts PostgreSQL while callers send requests and jobs run.

interface Seen {
  path: string
  status: number
  retryAfter: string | null
  ms: number
}

const callers = 16
let addresses = 0

/** Callers that send requests until they are stopped. Each request comes from a different address. */
function startLoad(url: string, requests: { path: string; headers: Record<string, string> }[]) {
  const seen: Seen[] = []
  let taken = 0
  let isEnding = false
  const caller = async (number: number) => {
    for (let turn = number; !isEnding; turn++) {
      const { path, headers } = requests[turn % requests.length] ?? { path: '/healthz', headers: {} }
      const started = performance.now()
      const answer = await fetch(url + path, { headers: { ...headers, 'x-forwarded-for': nextAddress() } })
      await answer.arrayBuffer()
      const retryAfter = answer.headers.get('retry-after')
      seen.push({ path, status: answer.status, retryAfter, ms: performance.now() - started })
    }
  }
  const ended = Promise.all(Array.from({ length: callers }, (_, number) => caller(number)))
  return {
    seen,
    /** The distinct statuses since the previous call. */
    newStatuses() {
      const statuses = seen.slice(taken).map(({ status }) => status)
      taken = seen.length
      return [...new Set(statuses)].toSorted()
    },
    async end() {
      isEnding = true
      await ended
    },
  }
}

const nextAddress = () => `10.${(addresses++ >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

/** Creates a project with a key. */
async function sandboxCredentials(url: string, member: Member): Promise<Record<string, string>> {
  const data = async (answer: Response) => (await answer.json()).data
  const project = await data(
    await member.call(url, '/portal/projects', {
      name: 'Outage',
      description: 'Charges for parking.',
      projectType: 1,
      productType: 1,
    }),
  )
  const { org_id } = await data(await member.call(url, '/portal/user'))
  const key = { project_id: project.project_id, api_key_id: 'portal', env_type_id: environments.sandbox.id }
  const { apiKeyValue } = await data(await member.call(url, '/portal/keys', key))
  return { ...credentialsOf(org_id, project.project_id, apiKeyValue) }
}

/** Uploads a document, which a job scans. */
async function upload(url: string, member: Member): Promise<number> {
  const form = new FormData()
  form.append(
    'document',
    new File([new Uint8Array(demoDocument(['Registration']))], 'registration.pdf', { type: 'application/pdf' }),
  )
  return (await member.call(url, '/portal/org/document', form)).status
}

test('answers 503 while PostgreSQL is stopped under load, and works on when it is back', async () => {
  const postgres = await startPostgres()
  await withDataDir(async (dataDir) => {
    const environment = { DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(32), TRUST_PROXY: '127.0.0.1' }
    const portal = await startPortal({ dataDir, environment })
    const member = await registerMember(portal.url)
    const signedIn = member.headers
    const load = startLoad(portal.url, [
      { path: '/portal/resources/search?keyword=key', headers: {} },
      { path: '/portal/projects?limit=1000', headers: signedIn },
      { path: '/portal/user', headers: signedIn },
      { path: '/sandbox/v1/charges/none', headers: await sandboxCredentials(portal.url, member) },
    ])
    const working = [200, 404]
    try {
      await waitFor(() => expect(load.newStatuses()).toEqual(working), { timeout: 20_000 })
      await postgres.halt()
      await waitFor(() => expect(load.newStatuses()).toEqual([503]), { timeout: 20_000 })
      const before = load.seen.length
      await waitFor(() => expect(load.seen.length).toBeGreaterThan(before + 20 * callers), { timeout: 60_000 })
      expect(await upload(portal.url, member)).toBe(503)
      expect((await fetch(`${portal.url}/healthz`)).status).toBe(200)
      expect((await fetch(`${portal.url}/readyz`)).status).toBe(503)

      await postgres.resume()
      await waitFor(() => expect(load.newStatuses()).toEqual(working), { timeout: 30_000 })
      expect(load.seen.filter(({ status }) => ![...working, 503].includes(status))).toEqual([])
      expect(load.seen.filter(({ status, retryAfter }) => (status === 503) !== (retryAfter === '5'))).toEqual([])
      expect(load.seen.filter(({ ms }) => ms > 10_000)).toEqual([])
      expect(portal.child.exitCode).toBeNull()

      // Jobs continue too.
      expect(await upload(portal.url, member)).toBe(200)
      await waitFor(
        async () => {
          const { data } = await (await member.call(portal.url, '/portal/org')).json()
          expect(data.documentStatus).toBe('accepted')
        },
        { timeout: 60_000 },
      )
    } finally {
      await load.end()
      await portal.stop()
      await postgres.stop()
    }
  })
})
