import { afterEach, expect, it, vi } from 'vitest'
import { freePort } from '../free-port.ts'
import { findSpecs } from '../generate/specs.ts'
import { type Mocks, superviseMocks } from './supervise.ts'

let mocks: Mocks | undefined

afterEach(() => mocks?.stop())

it('restarts a mock whose process crashed on a bad percent escape', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const specs = findSpecs().filter(({ name }) => name === 'portal')
  mocks = await superviseMocks(specs, { firstPort: await freePort(), host: '127.0.0.1' })
  const [{ url = '' } = {}] = mocks.running
  const statusOf = async (path: string) => (await fetch(url + path, { headers })).status

  expect(await statusOf('/portal/configs')).toBe(200)
  await fetch(`${url}/portal/projects/%E0%A4%A`, { headers, signal: AbortSignal.timeout(2000) }).catch(() => {})
  await vi.waitFor(async () => expect(await statusOf('/portal/configs')).toBe(200), 15_000)
})

const headers = { Authorization: 'Bearer x', 'X-MFA-Token': 'x' }
