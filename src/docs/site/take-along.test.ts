import { expect, it } from 'vitest'
import { onceRead } from './take-along.ts'

it('nothing is fetched before somebody reads, and once is enough', () => {
  const page = new EventTarget()
  let times = 0
  onceRead(page, () => times++)
  expect(times).toBe(0)
  page.dispatchEvent(new Event('wheel'))
  page.dispatchEvent(new Event('keydown'))
  expect(times).toBe(1)
})
