import { beforeEach } from 'vitest'
import './jsdom-gaps.ts'

// For tests of the reference. jsdom has no layout: in a window this high everything is near.
beforeEach(() => {
  window.innerHeight = 50_000
  window.scrollBy = () => undefined
  window.history.replaceState(null, '', '/')
})
