import { expect, test } from 'vitest'
import { serverPathPrefixes } from '#server/plugins/not-found.ts'
import { testApp } from '#tests/support/app.ts'

const server = testApp({ seeded: false })

test('lists the first part of every route for npm run dev, which answers /version itself', () => {
  const routes = server.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── \/?([\w-]+)/gm)
  const parts = new Set([...routes].map(([, part]) => part))
  expect([...parts].sort()).toEqual([...serverPathPrefixes, 'version'].sort())
})
