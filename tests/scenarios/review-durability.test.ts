import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { apiKeys } from '#server/db/schema.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import { application, form, registration } from '#tests/support/applications.ts'
import { startPortal } from '#tests/support/bundled-portal.ts'
import { type Clamd, startClamd, startFakeClamd } from '#tests/support/clamd.ts'
import { withDemoData } from '#tests/support/demo-data.ts'
import { type Member, registerMember, signInDemo } from '#tests/support/portal-client.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let clamd: Clamd
beforeAll(async () => {
  clamd = await startClamd()
}, 300_000)
afterAll(() => clamd.stop())

const timeoutMs = 200_000
/** Enough codes that their tests are still running when their first call is logged. */
const codes = Array.from({ length: 12 }, (_, at) => `LUM-MONTH-${at + 1}`)
const stepsOfACode = 5
const read = async (member: Member, url: string, path: string) => (await (await member.call(url, path)).json()).data

/** Prepares a project for the test of its product codes. */
async function prepare(ines: Member, url: string, id: string): Promise<void> {
  const at = `/admin/projects/${id}`
  await ines.call(url, `${at}/provider`, { providerCode: 'LUMEN01' })
  for (const code of codes) {
    const product = { code, description: 'Lumen monthly', price: '9.80' }
    await ines.call(url, `${at}/code`, { env_type: 'live', provider: 'STM', ...product })
  }
  await ines.call(url, `${at}/sms/templates`, { text: '#PASSWORD# is your code.' })
  expect((await ines.call(url, `${at}/submit-for-tech-approve`, null)).status).toBe(200)
}

/** Polls until the run has called the sandbox. Polls without a pause, so that the kill happens during the run. */
async function waitForFirstCall(partner: Member, url: string, id: string): Promise<void> {
  while ((await read(partner, url, `/portal/projects/${id}/calls`)).items.length === 0) {}
}

/** Reads the state of a test run from the database of a stopped server. */
async function readRun(dataDir: string, id: string) {
  const database = await connect(readConfig({ DATA_DIR: dataDir, DEMO: '1' }), { migrates: true })
  try {
    const { db } = database
    const test = await productTests.latest(db, id)
    return {
      isRunning: test?.finishedAt === null,
      steps: (await productTests.listSteps(db, test?.id ?? '')).length,
      testKeys: await db.$count(apiKeys, and(eq(apiKeys.projectId, id), eq(apiKeys.forTests, true))),
      calls: await db.$count(calls, eq(calls.projectId, id)),
    }
  } finally {
    await database.close()
  }
}

it('an interrupted scan and product test are completed by the next process', {
  timeout: 600_000,
}, async () => {
  await withDemoData(async (dataDir) => {
    const silentClamd = await startFakeClamd((socket) => void socket.resume())
    const first = await startPortal({ dataDir, environment: { CLAMD_URL: silentClamd.url } })
    const partner = await registerMember(first.url)
    const ines = await signInDemo(first.url, 'ines@portal.example')
    const theo = await signInDemo(first.url, 'theo@portal.example')

    const project = { name: 'Durable Review', description: 'To be submitted.', projectType: 1, productType: 1 }
    const created = await partner.call(first.url, '/portal/projects', project)
    const id: string = (await created.json()).data.project_id
    const otp = await partner.code(first.url, '/portal/org/otp')
    const submitted = await partner.call(
      first.url,
      `/portal/projects/${id}/live`,
      form(id, { ...application, otp }, registration()),
    )
    expect([submitted.status, await submitted.json()]).toMatchObject([200, { status: true }])
    await prepare(ines, first.url, id)
    // The scan has started and does not finish.
    await waitFor(() => expect(silentClamd.connections).toBeGreaterThan(0), { timeout: 20_000 })
    expect((await theo.call(first.url, '/admin/api/validate', { projectId: id })).status).toBe(200)
    await waitForFirstCall(partner, first.url, id)
    await first.kill()
    await silentClamd.stop()
    const interrupted = await readRun(dataDir, id)
    expect(interrupted).toMatchObject({ isRunning: true, steps: 0, testKeys: 1 })
    expect(interrupted.calls).toBeLessThan(codes.length * stepsOfACode)

    const second = await startPortal({ dataDir, environment: { CLAMD_URL: clamd.url } })
    await waitFor(
      async () => {
        expect((await read(partner, second.url, '/portal/org')).documentStatus).toBe('accepted')
        expect((await read(theo, second.url, `/admin/projects/${id}`)).productResult.status).toBe(1)
      },
      { timeout: timeoutMs, interval: 500 },
    )
    const { items } = await read(theo, second.url, `/admin/projects/${id}/audit`)
    const finished = items.filter(({ action }: { action: string }) => action === 'product-tests-finished')
    expect(finished).toHaveLength(1)
    await second.stop()
    const steps = codes.length * stepsOfACode
    expect(await readRun(dataDir, id)).toEqual({
      isRunning: false,
      steps,
      testKeys: 0,
      calls: interrupted.calls + steps,
    })
  })
})
