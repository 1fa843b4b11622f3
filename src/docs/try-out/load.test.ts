import { expect, it, vi } from 'vitest'
import { paymentSource } from '#tests/support/try-out-source.ts'
import { clearLoaded, loadOnce, preload } from './load.ts'

it('returns the same promise each time', () => {
  const source = paymentSource()
  expect(loadOnce(source, 'createCharge')).toBe(loadOnce(source, 'createCharge'))
})

it('loads again only after clearLoaded', async () => {
  const source = paymentSource()
  const load = vi.spyOn(source, 'loadTryOut').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(loadOnce(source, 'createCharge')).rejects.toThrow('Failed to fetch')
  await expect(loadOnce(source, 'createCharge')).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(1)
  clearLoaded(source, 'createCharge')
  await expect(loadOnce(source, 'createCharge')).resolves.toMatchObject({ operation: { id: 'createCharge' } })
})

it('works without the code of the call', async () => {
  const source = paymentSource()
  const { snippetsOf } = await loadOnce(source, 'createCharge')
  expect(snippetsOf('application/json')).toEqual([])
})

it('loads all operations of a product even when some fail', async () => {
  const source = paymentSource()
  const load = vi.spyOn(source, 'loadTryOut')
  const contract = vi.spyOn(source, 'loadEngineContract').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(preload(source)).resolves.toBeUndefined()
  expect([load.mock.calls.length, contract.mock.calls.length]).toEqual([6, 1])
})
