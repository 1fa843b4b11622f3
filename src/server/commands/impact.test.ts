import { expect, it } from 'vitest'
import { writeImpact } from '#server/commands/impact.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { insertSellers } from '#tests/support/call-figures.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { changedProduct } from '#tests/support/product-changes.ts'

const database = eachDatabase()
const now = new Date('2026-11-20T08:00:00Z')

async function linesOf(changes = changedProduct): Promise<string[]> {
  const lines: string[] = []
  await writeImpact(database().db, changes, now, (line) => lines.push(line))
  return lines
}

it('prints per difference who called it, breaking ones first', async () => {
  const { db } = database()
  const [first = '', second = '', third = ''] = await insertSellers(db, now)
  const request = (body: object) => ({ request: { headers: [], body: JSON.stringify(body) } })
  const [at, earlier] = [new Date('2026-11-19T10:30:00Z'), new Date('2026-11-18T09:00:00Z')]
  await storeCalls(db, [
    { projectId: first, environment: 'live', at, ...request({ merchantContact: 'x' }) },
    { projectId: second, environment: 'sandbox', at: earlier, ...request({ paymentServiceProvider: 'AIS' }) },
    { projectId: third, environment: 'sandbox', at, operation: 'getCharge' },
    { projectId: third, environment: 'sandbox', at, operation: 'sendSms' },
    { projectId: third, environment: 'sandbox', at: new Date('2026-11-20T07:00:00Z'), operation: 'sendSms' },
  ])
  await countCalls(database())
  const [one, other] = ['"one@partner.example"', '"other@partner.example"']
  const last = 'last on 2026-11-19 10:30 UTC'
  expect(await linesOf()).toEqual([
    'direct-carrier-billing: calls since 2026-08-22',
    '  ends on 2026-12-24: the property merchantContact of the request, POST /v1/charges',
    `              ${one}, "First one", live: 1 call, ${last}`,
    '  ends on 2027-01-31: the operation, POST /v1/notification/sms',
    `              ${other}, "First one", sandbox: 2 calls, last on 2026-11-20 07:00 UTC`,
    '  unreleased: 4 differences from 1.1.0',
    '    breaking  request-property-removed: merchantContact is gone, at #/paths, in POST /v1/charges',
    `              ${one}, "First one", live: 1 call, ${last}`,
    '    breaking  request-enum-narrowed: may no longer be "AIS", at #/paths, in POST /v1/charges',
    `              ${one}, "Second one", sandbox: 1 call, last on 2026-11-18 09:00 UTC`,
    '    breaking  request-required-narrowed: reason is required now, at #/paths, in POST /v1/charges/refund',
    '              no project made an affected call',
    '    breaking  parameter-removed: query parameter detail is gone, at #/paths, in GET /v1/charges/{correlationId}',
    `              ${other}, "First one", sandbox: 1 call; the log does not keep fields of these calls`,
    '  1.1.0: 1 difference from 1.0.0',
    '    additive  status-added: 409 is new, at #/paths, in POST /v1/charges, POST /v1/charges/refund',
    `              ${one}, "First one", live: 1 call, ${last}`,
    `              ${one}, "Second one", sandbox: 1 call, last on 2026-11-18 09:00 UTC`,
  ])
})

it('prints that nothing ends or changed', async () => {
  expect(await linesOf({ ...changedProduct, endings: [], comparisons: [] })).toEqual([
    'direct-carrier-billing: calls since 2026-08-22',
    '  Nothing ends.',
    '  Nothing changed since the last release.',
  ])
})
