// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { onFirstInput } from './first-input.ts'

it('calls back at the first input, and only once', () => {
  let times = 0
  onFirstInput(() => times++)
  expect(times).toBe(0)
  window.dispatchEvent(new Event('wheel'))
  window.dispatchEvent(new Event('keydown'))
  expect(times).toBe(1)
})

it('waits for a pointer that moves', () => {
  let times = 0
  onFirstInput(() => times++)
  const move = (movementX: number) => {
    const event = new MouseEvent('pointermove')
    Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } })
    window.dispatchEvent(event)
  }
  move(0)
  expect(times).toBe(0)
  move(3)
  expect(times).toBe(1)
})

it('stops listening when told to', () => {
  let times = 0
  onFirstInput(() => times++)()
  window.dispatchEvent(new Event('wheel'))
  expect(times).toBe(0)
})
