// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '#tests/support/jsdom-gaps.ts'
import { ScrollTarget } from './scroll-target.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** A list with a target 40 px below the top of the window, some time after the link was followed. */
function shownTarget() {
  document.body.innerHTML = '<div><section data-section="1"><h2 id="refund">Refund</h2></section></div>'
  const list = document.querySelector('div') as HTMLElement
  const heading = document.querySelector('h2') as HTMLElement
  heading.getBoundingClientRect = () => new DOMRect(0, 40, 100, 20)
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  const target = new ScrollTarget()
  const detach = target.attach(list)
  target.set('refund', 1)
  vi.runAllTimers()
  return { target, scrollBy, detach }
}

it('keeps the page still under a pressed mouse button, so that the click meets its control', () => {
  const { target, scrollBy, detach } = shownTarget()
  window.dispatchEvent(new MouseEvent('mousedown'))
  target.align()
  expect(scrollBy).toHaveBeenCalledWith({ top: 40, behavior: 'instant' })
  detach()
})

it('lets go of its target once the button is released', () => {
  const { target, scrollBy, detach } = shownTarget()
  window.dispatchEvent(new MouseEvent('mouseup'))
  target.align()
  expect(scrollBy).not.toHaveBeenCalled()
  expect(target.section()).toBeUndefined()
  detach()
})
