import { expect, it } from 'vitest'
import { onFirstInput } from './first-input.ts'

it('calls back at the first input, and only once', () => {
  const page = new EventTarget()
  let times = 0
  onFirstInput(page, () => times++)
  expect(times).toBe(0)
  page.dispatchEvent(new Event('wheel'))
  page.dispatchEvent(new Event('keydown'))
  expect(times).toBe(1)
})
