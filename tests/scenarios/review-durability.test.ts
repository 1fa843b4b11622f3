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

it('a scan that dies with its process is finished by the next one', {
  timeout: 600_000,
}, async () => {
  await withDataDir(async (dataDir) => {
    const deaf = await startFakeClamd((socket) => void socket.resume())
    const first = await startPortal({ dataDir, environment: { CLAMD_URL: deaf.url } })
    const dana = await signInDemo(first.url, 'dana@lumen.example')

    const id = (await read(dana, first.url, '/portal/projects')).items[0].id
    const otp = await dana.code(first.url, '/portal/org/otp')
    const submitted = await dana.call(
      first.url,
      `/portal/projects/${id}/live`,
      form(id, { ...application, otp }, registration()),
    )
    expect([submitted.status, await submitted.json()]).toMatchObject([200, { status: true }])
    // The scan is under way, and never ends.
    await vi.waitFor(() => expect(deaf.visits).toBeGreaterThan(0), 20_000)
    await first.kill()
    await deaf.stop()

    const second = await startPortal({ dataDir, environment: { CLAMD_URL: clamd.url } })
    await vi.waitFor(
      async () => expect((await read(dana, second.url, '/portal/org')).documentStatus).toBe('accepted'),
      { timeout: patience, interval: 2000 },
    )
    await second.stop()
  })
})
