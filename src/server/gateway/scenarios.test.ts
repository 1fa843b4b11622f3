import { beforeAll, describe, it } from 'vitest'
import { gatewayDriver } from '#tests/scenarios/gateway-driver.ts'
import { play } from '#tests/scenarios/play.ts'
import { readScenarios } from '#tests/scenarios/scenario.ts'
import { testApp } from '#tests/support/app.ts'

const app = testApp({ seeded: false })
let url: string

beforeAll(async () => {
  url = await app.listen()
})

describe('the sandbox gateway', () => {
  it.each(readScenarios().map(([file, scenario]) => ({ file, scenario, title: scenario.title })))(
    '$file: $title',
    async ({ scenario }) => {
      await play(scenario, await gatewayDriver({ url, db: app.db, now: app.now, advance: app.advance }))
    },
  )
})
