import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { operations } from '#server/operations/all.gen.ts'
import { setBaseUrl } from '#web/api/base-url.ts'
import { type Prism, startPrism } from '../../scripts/mock/prism.ts'
import { checksOf } from './checks.ts'
import { readApis } from './contract.ts'
import { recordReads, unreadFields } from './field-reads.ts'
import { expectNone, missingCodes, missingPairs } from './pairs.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { type People, portalSubject, signInEverybody } from './portal-subject.ts'

/** Access tokens last for 15 minutes of the server's clock, which recipes advance. */
const usableMs = 10 * 60_000

/** The fields that operations read, as `OPERATION FIELD`. */
const reads = new Set<string>()
let world: { portal: PortalServer; people: People; signedInAt: Date }

beforeAll(async () => {
  const portal = await startPortalServer({ operations: recordReads(operations, reads) })
  world = { portal, people: await signInEverybody(portal), signedInAt: portal.now() }
})
beforeEach(async () => {
  const { portal, signedInAt } = world
  if (portal.now().getTime() - signedInAt.getTime() < usableMs) return
  world = { portal, people: await signInEverybody(portal), signedInAt: portal.now() }
})
afterAll(() => world.portal.close())

describe.each(readApis())('the server follows the contract of $name', (api) => {
  const subject = portalSubject(api, () => world)
  let prism: Prism

  beforeAll(async () => {
    prism = await startPrism({ document: api.document, upstream: world.portal.url })
    setBaseUrl(prism.url)
  })
  afterAll(() => prism.close())

  describe.each(api.operations)('$operationId', (operation) => {
    it.each(checksOf(subject, operation))('$name', async ({ run }) => {
      expectNone(await run())
    })
  })

  it('is asked for every documented pair of operation and status, or the pair is listed with a reason', () => {
    expectNone([...missingPairs(subject), ...missingCodes(subject)])
  })

  it('reads every documented field of a request', () => {
    expectNone(unreadFields(api, reads))
  })
})
