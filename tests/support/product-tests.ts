import { expect } from 'vitest'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { type CallGateway, gatewayClient } from '#server/product-tests/gateway-client.ts'
import { runProductTests } from '#server/product-tests/run-product-tests.ts'
import * as productTests from '#server/repositories/product-tests.ts'
import type { Caller, testApp } from './app.ts'
import { newProject, setPending, setProviders } from './projects.ts'

interface Portal {
  db: Db
  config: Config
  now: () => Date
}

/** Who brings a project through its tests, and the gateway that the tests call. */
export async function openTesting(app: ReturnType<typeof testApp>) {
  const url = await app.listen()
  return {
    theo: await app.signedIn('theo'),
    ines: await app.signedIn('ines'),
    partner: await app.newPartner(),
    call: gatewayClient(() => `${url}/sandbox`),
  }
}

interface Wanted {
  codes?: { provider: 'STM' | 'AIS' | 'GLB'; code: string }[]
  template?: string
}

const oneCode: NonNullable<Wanted['codes']> = [{ provider: 'STM', code: 'LUM-MONTH' }]

/** A project of the partner's, prepared by `ines`, before the technical admin. */
export async function prepareForTests(
  { db, now }: Portal,
  { partner, ines }: { partner: Caller; ines: Caller },
  { codes = [], template = '#PASSWORD# is your code for {service}.' }: Wanted = {},
): Promise<string> {
  const id = await newProject(partner)
  const at = `/admin/projects/${id}`
  const wanted = codes.length > 0 ? codes : oneCode
  await setProviders(db, id, ...new Set(wanted.map(({ provider }) => provider)))
  await setPending(db, id, 'preparation', now())
  await ines.post(`${at}/provider`, { providerCode: 'LUMEN01' })
  for (const { provider, code } of wanted) {
    await ines.post(`${at}/code`, { env_type: 'live', provider, code, description: 'Lumen monthly', price: '9.80' })
  }
  await ines.post(`${at}/sms/templates`, { text: template })
  expect((await ines.post(`${at}/submit-for-tech-approve`)).statusCode).toBe(200)
  return id
}

/** Does what the job of the run that was started last does. */
export async function runLatestTests({ db, config, now }: Portal, id: string, call: CallGateway): Promise<void> {
  const test = await productTests.latest(db, id)
  await runProductTests({ db, call, config, mail: createMailQueue(undefined, config), now }, test?.id ?? '')
}
