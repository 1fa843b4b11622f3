import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { application, form, registration } from '#tests/support/applications.ts'
import { type Clamd, startClamd, startFakeClamd } from '#tests/support/clamd.ts'
import { type Member, signInDemo } from '#tests/support/portal-client.ts'
import { startPortal, withDataDir } from '#tests/support/portal-process.ts'

let clamd: Clamd
beforeAll(async () => {
  clamd = await startClamd()
}, 300_000)
afterAll(() => clamd.stop())

const patience = 200_000
const read = async (member: Member, url: string, path: string) => (await (await member.call(url, path)).json()).data

/** All that a project needs before its product codes can be tested. */
async function prepare(ines: Member, url: string, id: string): Promise<void> {
  const at = `/admin/projects/${id}`
  await ines.call(url, `${at}/provider`, { providerCode: 'LUMEN01' })
  await ines.call(url, `${at}/code`, {
    env_type: 'live',
    provider: 'STM',
    code: 'LUM-MONTH',
    description: 'Lumen monthly',
  })
  await ines.call(url, `${at}/sms/templates`, { text: '#PASSWORD# is your code.' })
  expect((await ines.call(url, `${at}/submit-for-tech-approve`, null)).status).toBe(200)
}

it('a scan and a product test that die with their process are finished by the next one', {
  timeout: 600_000,
}, async () => {
  await withDataDir(async (dataDir) => {
    const deaf = await startFakeClamd((socket) => void socket.resume())
    const first = await startPortal({ dataDir, environment: { CLAMD_URL: deaf.url } })
    const dana = await signInDemo(first.url, 'dana@lumen.example')
    const ines = await signInDemo(first.url, 'ines@portal.example')
    const theo = await signInDemo(first.url, 'theo@portal.example')

    const id = (await read(dana, first.url, '/portal/projects')).items[0].id
    const otp = await dana.code(first.url, '/portal/org/otp')
    const submitted = await dana.call(
      first.url,
      `/portal/projects/${id}/live`,
      form(id, { ...application, otp }, registration()),
    )
    expect([submitted.status, await submitted.json()]).toMatchObject([200, { status: true }])
    await prepare(ines, first.url, id)
    // The scan is under way, and never ends; the test waits for whoever takes it first.
    await vi.waitFor(() => expect(deaf.visits).toBeGreaterThan(0), 20_000)
    expect((await theo.call(first.url, '/admin/api/validate', { projectId: id })).status).toBe(200)
    await first.kill()
    await deaf.stop()

    const second = await startPortal({ dataDir, environment: { CLAMD_URL: clamd.url } })
    await vi.waitFor(
      async () => {
        expect((await read(dana, second.url, '/portal/org')).documentStatus).toBe('accepted')
        expect((await read(theo, second.url, `/admin/projects/${id}`)).productResult.status).toBe(1)
      },
      { timeout: patience, interval: 500 },
    )
    const { items } = await read(theo, second.url, `/admin/projects/${id}/audit`)
    const finished = items.filter(({ action }: { action: string }) => action === 'product-tests-finished')
    expect(finished).toHaveLength(1)
    await second.stop()
  })
})
