import { expect } from 'vitest'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { type CallGateway, gatewayClient } from '#server/product-tests/gateway-client.ts'
import { runProductTests } from '#server/product-tests/run-product-tests.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import type { Caller, testApp } from './app.ts'
import { newProject, setPending, setProviders } from './projects.ts'

interface Portal {
  db: Db
  config: Config
  now: () => Date
}

/** The callers that bring a project to its product tests, and the gateway that the tests call. */
export async function openForProductTests(app: ReturnType<typeof testApp>) {
  const url = await app.listen()
  return {
    theo: await app.signedIn('theo'),
    ines: await app.signedIn('ines'),
    partner: await app.newPartner(),
    call: gatewayClient(() => `${url}/sandbox`),
  }
}

interface Prepared {
  codes?: { provider: 'STM' | 'AIS' | 'GLB'; code: string }[]
  template?: string
}

const oneCode: NonNullable<Prepared['codes']> = [{ provider: 'STM', code: 'LUM-MONTH' }]

/** Creates a project of the partner that `ines` has prepared and handed over to technical review. */
export async function prepareForTests(
  { db, now }: Portal,
  { partner, ines }: { partner: Caller; ines: Caller },
  { codes = [], template = '#PASSWORD# is your code for {service}.' }: Prepared = {},
): Promise<string> {
  const id = await newProject(partner)
  const at = `/admin/projects/${id}`
  const productCodes = codes.length > 0 ? codes : oneCode
  await setProviders(db, id, ...new Set(productCodes.map(({ provider }) => provider)))
  await setPending(db, id, 'preparation', now())
  await ines.post(`${at}/provider`, { providerCode: 'LUMEN01' })
  for (const { provider, code } of productCodes) {
    await ines.post(`${at}/code`, { env_type: 'live', provider, code, description: 'Lumen monthly', price: '9.80' })
  }
  await ines.post(`${at}/sms/templates`, { text: template })
  expect((await ines.post(`${at}/submit-for-tech-approve`)).statusCode).toBe(200)
  return id
}

/** Runs the job of the latest test run. */
export async function runLatestTests({ db, config, now }: Portal, id: string, call: CallGateway): Promise<void> {
  const test = await productTests.latest(db, id)
  if (!test) throw new Error(`Project ${id} has no test run`)
  await runProductTests({ db, call, config, mail: createMailQueue(undefined, config), now }, test.id)
}

/** Stores a finished run with these results of product codes of AIS, started by `theo`. */
export async function storeTestRun(
  { db, now }: Pick<Portal, 'db' | 'now'>,
  id: string,
  results: Record<string, boolean>,
): Promise<void> {
  const account = await accounts.findByEmail(db, 'theo@portal.example')
  const run = await productTests.start(db, id, account?.id ?? '', now())
  const steps = Object.entries(results).map(([productCode, passed], index) => ({
    position: index + 1,
    productCode,
    provider: 'AIS' as const,
    name: 'charge',
    method: 'POST',
    path: '/v1/charges',
    requestBody: '{}',
    httpStatus: passed ? 200 : 422,
    responseBody: '{}',
    passed,
    carriedFrom: null,
  }))
  await productTests.replaceSteps(db, run.id, steps)
  await productTests.finish(db, run.id, Object.values(results).every(Boolean), now())
}
