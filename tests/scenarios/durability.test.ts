import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { spawnPortal, startPortal } from '#tests/support/bundled-portal.ts'
import { withDemoData } from '#tests/support/demo-data.ts'
import { type Member, registerMember } from '#tests/support/portal-client.ts'
import { withDataDir } from '#tests/support/portal-process.ts'
import { type Charge, chargeOn, chargesOf, loggedCharges, type Merchant, newMerchant } from './durable-charges.ts'

const rounds = 4
const writers = 4
const chargers = 2

describe('the embedded database', () => {
  it('keeps every acknowledged write after kill -9 at random moments, including start-up', {
    // Ten starts and kills take minutes while other suites run.
    timeout: 600_000,
  }, async () => {
    await withDataDir(async (dataDir) => {
      // The first start, which creates the database, is killed too.
      await killWhileStarting(dataDir, randomInt(3000))
      const started = performance.now()
      const first = await startPortal({ dataDir })
      const startMs = Math.ceil(performance.now() - started)
      const member = await registerMember(first.url)
      const payer = await newMerchant(first.url, member)
      await first.kill()

      const acknowledged: string[] = []
      const charged: Charge[] = []
      for (let round = 0; round < rounds; round++) {
        acknowledged.push(...(await writeUntilKilled(dataDir, member, randomInt(1, 40), payer, charged)))
        await killWhileStarting(dataDir, randomInt(startMs))
      }

      const last = await startPortal({ dataDir })
      const kept = await projectNames(last.url, member)
      const found = await chargesOf(last.url, payer, charged)
      const logged = await loggedCharges(last.url, member, payer)
      await last.stop()
      console.log(`${acknowledged.length} writes acknowledged, ${kept.size} kept, ${rounds * 2 + 2} kills`)
      console.log(`${charged.length} charges acknowledged, ${found.length} read back, ${logged.length} logged`)
      expect(acknowledged.length).toBeGreaterThan(rounds)
      expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
      expect(charged.length).toBeGreaterThan(0)
      expect(found).toEqual(charged)
      // Each request was sent twice, and the log has every charge.
      expect(charged.filter(({ correlationId }) => !logged.includes(correlationId))).toEqual([])
    })
  })

  it('rejects a second process immediately and prints the reason', async () => {
    await withDemoData(async (dataDir) => {
      const started = performance.now()
      const first = await startPortal({ dataDir })
      const startMs = performance.now() - started
      const refusals = [await refusalOf(dataDir), await refusalOf(dataDir), await refusalOf(dataDir)]
      for (const { exitCode, message } of refusals) {
        expect(exitCode).toBeGreaterThan(0)
        expect(message).toMatch(/DATA_DIR.* in use by process \d+/)
      }
      // Compared with the start of the first process, because absolute times depend on the load of the machine.
      const quickest = Math.min(...refusals.map(({ milliseconds }) => milliseconds))
      console.log(
        `a second process is refused after ${Math.round(quickest)} ms, the first starts in ${Math.round(startMs)} ms`,
      )
      expect(quickest).toBeLessThan(startMs)
      expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
      await first.stop()
    })
  })

  it('opens despite a stale lock file', async () => {
    await withDemoData(async (dataDir) => {
      const first = await startPortal({ dataDir })
      const lock = await readFile(join(dataDir, 'lock'), 'utf8')
      await first.stop()
      // A killed process leaves the lock of a dead owner, or an incomplete one.
      for (const stale of [lock, lock.slice(0, 20), '']) {
        await writeFile(join(dataDir, 'lock'), stale)
        const next = await startPortal({ dataDir })
        expect((await fetch(`${next.url}/readyz`)).status).toBe(200)
        await next.stop()
      }
    })
  })
})

async function refusalOf(dataDir: string) {
  const started = performance.now()
  const { child, listens } = spawnPortal({ dataDir })
  const message = await listens.catch((error: Error) => error.message)
  return { exitCode: child.exitCode, message, milliseconds: performance.now() - started }
}

async function killWhileStarting(dataDir: string, afterMs: number): Promise<void> {
  const portal = spawnPortal({ dataDir })
  const timer = setTimeout(() => portal.child.kill('SIGKILL'), afterMs)
  await Promise.race([once(portal.child, 'exit'), portal.listens.catch(() => {})])
  clearTimeout(timer)
  await portal.kill()
}

/** Runs several writers and kills the process after `enough` acknowledged writes, while others are in progress. */
async function writeUntilKilled(
  dataDir: string,
  member: Member,
  enough: number,
  merchant: Merchant,
  charged: Charge[],
): Promise<string[]> {
  const portal = await startPortal({ dataDir })
  const acknowledged: string[] = []
  const write = async () => {
    while (portal.child.signalCode === null) {
      const name = `Write ${randomInt(1e9)}`
      const answer = await member
        .call(portal.url, '/portal/projects', {
          name,
          description: 'Written before a kill.',
          projectType: 1,
          productType: 1,
        })
        .catch(() => undefined)
      if (!answer) return
      if (!answer.ok) throw new Error(`createProject answered ${answer.status}: ${await answer.text()}`)
      acknowledged.push(name)
      if (acknowledged.length === enough) portal.child.kill('SIGKILL')
    }
  }
  const charge = () => chargeOn(portal.url, merchant, (each) => charged.push(each))
  await Promise.all([...Array.from({ length: writers }, write), ...Array.from({ length: chargers }, charge)])
  await portal.kill()
  return acknowledged
}

async function projectNames(url: string, member: Member): Promise<Set<string>> {
  const answer = await member.call(url, '/portal/projects?limit=1000')
  const { data } = await answer.json()
  return new Set(data.items.map(({ projectName }: { projectName: string }) => projectName))
}
