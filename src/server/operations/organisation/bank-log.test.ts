import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { logOptions } from '#server/plugins/log.ts'
import { testApp } from '#tests/support/app.ts'
import { harbourBank } from '#tests/support/organisations.ts'

const quiet = testApp()

test('logs no account number, not even in a database error', async () => {
  const partner = await quiet.newPartner()
  await partner.post('/portal/org/otp')
  const otp = await quiet.codeFor(partner.email)
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { config, database, now } = quiet
  const logger = { ...Object(logOptions), level: 'trace', stream }
  const app = await buildApp({ config, database, now, deliver: undefined, logger })
  const headers = { authorization: `Bearer ${partner.accessToken}`, 'x-mfa-token': partner.mfaToken }
  const save = (code: string) =>
    app.inject({ method: 'POST', url: '/portal/org', headers, payload: { bankDetails: harbourBank, otp: code } })

  expect((await save(otp === '000000' ? '000001' : '000000')).statusCode).toBe(422)
  await database.db.execute(sql`alter table bank_details add constraint refuses check (account_number is null)`)
  expect((await save(otp)).statusCode).toBe(500)
  await database.db.execute(sql`alter table bank_details drop constraint refuses`)
  expect((await save(otp)).statusCode).toBe(200)
  app.log.info({ bankDetails: harbourBank, ...harbourBank }, 'a careless line')
  await app.close()

  const log = lines.join('')
  expect(log).toContain('a careless line')
  expect(log).toContain('bank_details')
  for (const fact of [harbourBank.accountNumber, harbourBank.bankName, otp]) expect(log).not.toContain(fact)
})
