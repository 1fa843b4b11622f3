import { once } from 'node:events'
import { rmSync, symlinkSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { portalPath, startPortal } from '#tests/support/bundled-portal.ts'
import { startDeployedNginx } from '#tests/support/deployed-nginx.ts'
import { findReleaseBeforeLastMigration, unpackVersion } from '#tests/support/earlier-version.ts'
import { registerMember } from '#tests/support/portal-client.ts'
import { withDataDir } from '#tests/support/portal-process.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { withHeldSocket } from '#tests/support/socket-unit.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { freePort } from '../../scripts/free-port.ts'
import { type Merchant, newMerchant } from './durable-charges.ts'

// Migrates and replaces both processes of the last release behind nginx, as deploy/INSTALL.md says, while callers send
// requests through it.

const callers = 8
/** So many that no machine reaches the limit of a key, 500 calls in ten seconds. Not a multiple of three, nor of `callers`. */
const keys = 25
const release = findReleaseBeforeLastMigration()

interface Request {
  path: string
  /** The caller's loopback address. */
  from: string
  headers: Record<string, string>
  body?: object
}

type Load = ReturnType<typeof startLoad>

/** Callers that keep their connections and send requests until they are stopped. */
function startLoad(url: string, next: (turn: number) => Request) {
  const failed: string[] = []
  let answered = 0
  let charges = 0
  let isEnding = false
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  const caller = async (number: number) => {
    for (let turn = number; !isEnding; turn += callers) {
      const asked = next(turn)
      const answer = await send(url, asked, agent).catch((error: unknown) => String(error))
      if (typeof answer === 'string') failed.push(`${asked.path}: ${answer}`)
      else if (answer.transactionId) charges += 1
      answered += 1
    }
  }
  const ended = Promise.all(Array.from({ length: callers }, (_, number) => caller(number)))
  return {
    charges: () => charges,
    failed,
    answered: () => answered,
    async end() {
      isEnding = true
      await ended
      agent.destroy()
    },
  }
}

/** The transaction of a charge. Rejects with the status of any answer but 200. */
async function send(
  url: string,
  { path, from, headers, body }: Request,
  agent: Agent,
): Promise<{ transactionId?: string }> {
  const type = body ? { 'content-type': 'application/json' } : {}
  const call = request(url + path, {
    agent,
    localAddress: from,
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...type },
  })
  call.end(body && JSON.stringify(body))
  const [answer] = await once(call, 'response')
  const content = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${content.slice(0, 200)}`)
  return answer.headers['content-type']?.startsWith('application/json') ? JSON.parse(content) : {}
}

function requestsOf(headers: Record<string, string>, merchants: Merchant[]) {
  return (turn: number): Request => {
    // Each address stays below its limit of requests per minute.
    const from = `127.0.1.${1 + (Math.floor(turn / 1000) % 250)}`
    if (turn % 3 === 0) return { path: '/', from, headers: {} }
    if (turn % 3 === 1) return { path: '/portal/projects?limit=1000', from, headers }
    const { credentials, userToken } = merchantOf(merchants, turn)
    const body = {
      userToken,
      correlationId: crypto.randomUUID(),
      productCode: 'STM980',
      paymentServiceProvider: 'STM',
    }
    return { path: '/sandbox/v1/charges', from, headers: { ...credentials }, body }
  }
}

function merchantOf(merchants: Merchant[], turn: number): Merchant {
  const merchant = merchants[turn % merchants.length]
  if (!merchant) throw new Error('No merchant charges')
  return merchant
}

const answersMore = (load: Load, than: number) =>
  waitFor(() => expect(load.answered()).toBeGreaterThan(than + 20 * callers), { timeout: 60_000 })

/** When the process behind this address started. */
async function startOf(url: string): Promise<string | undefined> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return /^process_start_time_seconds (.+)$/m.exec(metrics)?.[1]
}

// Installing the packages of the last release takes a minute on a busy machine, and each step below waits up to another.
const timeout = 600_000

test.runIf(release)('no request fails while a migrated release replaces the last', { timeout }, async () => {
  const earlier = await unpackVersion(release ?? '')
  const postgres = await startPostgres()
  const environment = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'x'.repeat(32),
    TRUST_PROXY: '127.0.0.1',
    DEMO: '1',
  }
  await withDataDir(async (dataDir) => {
    const main = [process.execPath, join(earlier.folder, 'src/server/main.ts')]
    await (await startPortal({ program: main, dataDir, environment })).stop()
    const installed = join(dataDir, 'portal')
    symlinkSync(join(earlier.folder, 'src/server/portal.ts'), installed)
    const serve = [process.execPath, installed, 'serve']
    const ports = [await freePort(), await freePort()]
    const portals = await Promise.all(
      ports.map((port) =>
        startPortal({
          program: withHeldSocket(port, serve),
          dataDir,
          environment: { ...environment, PORT: `${port}` },
        }),
      ),
    )
    const { url = '' } = portals[0] ?? {}
    const member = await registerMember(url)
    const merchants = await Promise.all(
      Array.from({ length: keys }, async () => newMerchant(url, await registerMember(url))),
    )
    const nginx = await startDeployedNginx(ports)
    const load = startLoad(nginx.url, requestsOf(member.headers, merchants))
    try {
      await answersMore(load, load.answered())
      const { status: ended, stderr } = await runCommand(['migrate'], environment)
      expect(stderr).toBe('')
      expect(ended).toBe(0)
      rmSync(installed)
      symlinkSync(portalPath, installed)
      for (const portal of portals) {
        await answersMore(load, load.answered())
        const first = await startOf(portal.url)
        portal.child.kill('SIGHUP')
        await waitFor(async () => expect(await startOf(portal.url)).not.toBe(first), { timeout: 60_000 })
      }
      await answersMore(load, load.answered())
      await load.end()
      expect(load.failed).toEqual([])
      expect(load.charges()).toBeGreaterThan(callers)
    } finally {
      await load.end()
      await nginx.stop()
      for (const portal of portals) await portal.stop()
      await postgres.stop()
      earlier.remove()
    }
  })
})
