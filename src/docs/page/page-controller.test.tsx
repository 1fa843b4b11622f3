import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sampleProduct, sampleSource } from '#tests/support/sample-product.ts'
import { Reference } from './reference.tsx'

it('names another current place when a section becomes lower without a scroll event', () => {
  const callbacks: (() => void)[] = []
  class Observer {
    constructor(callback: () => void) {
      callbacks.push(callback)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  let introductionHeight = 900
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const section = Number(this.getAttribute('data-section') ?? 0)
    return section === 0
      ? new DOMRect(0, -50, 390, introductionHeight)
      : new DOMRect(0, introductionHeight - 50 + (section - 1) * 2000, 390, 2000)
  })
  vi.stubGlobal('innerHeight', 1000)
  window.scrollBy = () => undefined
  const onAnchorChange = vi.fn()
  render(<Reference source={sampleSource(sampleProduct())} onAnchorChange={onAnchorChange} />)
  fireEvent.scroll(window)
  expect(onAnchorChange).toHaveBeenLastCalledWith('')
  introductionHeight = 200
  for (const callback of callbacks) callback()
  expect(onAnchorChange).toHaveBeenLastCalledWith(expect.stringMatching(/./))
})
