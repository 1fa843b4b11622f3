import { expect, it } from 'vitest'
import type { Readiness } from '#generated/portal/model/readiness.ts'
import { openText } from './split-items.ts'

const readinessOf = (...dones: boolean[]): Readiness => ({
  score: 0,
  items: dones.map((done, at) => ({
    id: `item-${at}`,
    title: 'An item',
    weight: 1,
    done,
    seen: null,
    seenOn: null,
    callId: null,
    fulfil: { place: 'calls', operation: null, instruction: 'Call.' },
  })),
})

it.each([
  [[false, false, true], '2 of 3 items are open.'],
  [[false, true], '1 of 2 items is open.'],
  [[true, true], 'Everything is done.'],
])('describes %j', (dones, words) => {
  expect(openText(readinessOf(...dones))).toBe(words)
})
