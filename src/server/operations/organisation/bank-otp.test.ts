import { describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { harbourBank } from '#tests/support/organisations.ts'

const app = testApp()

async function bankCode(caller: Caller): Promise<string> {
  expect((await caller.post('/portal/org/otp')).json().data).toEqual({ validSeconds: 300, resendSeconds: 30 })
  return await app.codeFor(caller.email)
}

const changeBank = (caller: Caller, otp?: string, bankDetails: object = harbourBank) =>
  caller.post('/portal/org', { name: 'Lumen', bankDetails, ...(otp && { otp }) })

const bankOf = async (caller: Caller) => (await caller.get('/portal/org')).json().data.bankDetails
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a change of bank details', () => {
  test('asks for a verified session of a partner when a code is requested', async () => {
    expect((await app.visitor.post('/portal/org/otp')).statusCode).toBe(401)
    const { accessToken } = await app.tokensFor('dana@lumen.example', 'Sandbox#2026')
    const half = {
      method: 'POST',
      url: '/portal/org/otp',
      headers: { authorization: `Bearer ${accessToken}` },
    } as const
    expect((await app.inject(half)).json()).toMatchObject({ code: 'mfa-required' })
    expect((await (await app.signedIn('bea')).post('/portal/org/otp')).statusCode).toBe(403)
  })

  test('is rejected without a code, and nothing is saved', async () => {
    const partner = await app.newPartner()
    const answer = await changeBank(partner)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'bank-otp-required'])
    expect((await partner.get('/portal/org')).json().data.name).toBeNull()
    expect(await bankOf(partner)).toMatchObject({ accountNumber: null })
  })

  test('is saved with the code, once, and mailed to the partner without a number', async () => {
    const partner = await app.newPartner()
    const otp = await bankCode(partner)
    expect((await changeBank(partner, otp)).statusCode).toBe(200)
    expect(await bankOf(partner)).toEqual(harbourBank)
    const [told] = await app.mailsTo(partner.email)
    expect(told).toMatchObject({ subject: 'Your bank details were changed', code: null })
    expect(told?.text).toContain('Payouts go to the new account after the next approval of a project.')
    expect(told?.text).not.toContain(harbourBank.accountNumber)
    const again = await changeBank(partner, otp, { ...harbourBank, accountNumber: '99' })
    expect([again.statusCode, again.json().code]).toEqual([422, 'code-expired'])
    expect(await bankOf(partner)).toEqual(harbourBank)
  })

  test('is rejected with a sign-in code, or the code of another session or partner', async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    app.advance(31)
    const authorization = `Bearer ${partner.accessToken}`
    await app.inject({ url: '/portal/auth/otp?type=MFA', headers: { authorization } })
    const signInCode = await app.codeFor(partner.email)
    expect((await changeBank(partner, signInCode)).json().code).toBe('code-expired')
    const otp = await bankCode(partner)
    const elsewhere = await app.signIn(partner.email)
    expect((await changeBank(elsewhere, otp)).json().code).toBe('code-expired')
    expect((await changeBank(other, otp)).json().code).toBe('code-expired')
    expect((await changeBank(partner, otp)).statusCode).toBe(200)
  })

  test('counts wrong codes in a rolled-back request, and closes the code at the fifth', async () => {
    const partner = await app.newPartner()
    const otp = await bankCode(partner)
    for (let tries = 1; tries < 5; tries += 1) {
      expect((await changeBank(partner, wrong(otp))).json().code).toBe('code-mismatch')
    }
    expect((await changeBank(partner, wrong(otp))).json().code).toBe('code-locked')
    expect((await changeBank(partner, otp)).json().code).toBe('code-locked')
    expect(await bankOf(partner)).toMatchObject({ accountNumber: null })
  })

  test('is rejected after five minutes; the next code can be requested after thirty seconds', async () => {
    const partner = await app.newPartner()
    const otp = await bankCode(partner)
    const early = await partner.post('/portal/org/otp')
    expect([early.statusCode, early.json().code, early.headers['retry-after']]).toEqual([429, 'resend-too-soon', '30'])
    app.advance(301)
    expect((await changeBank(partner, otp)).json().code).toBe('code-expired')
    expect((await changeBank(partner, await bankCode(partner))).statusCode).toBe(200)
  })

  test('treats removal as a change, and mails that payouts stop', async () => {
    const partner = await app.newPartner()
    await changeBank(partner, await bankCode(partner))
    expect((await changeBank(partner, undefined, {})).json().code).toBe('bank-otp-required')
    expect((await partner.post('/portal/org', { name: 'Lumen' })).json().code).toBe('bank-otp-required')
    app.advance(31)
    expect((await changeBank(partner, await bankCode(partner), {})).statusCode).toBe(200)
    expect(await bankOf(partner)).toMatchObject({ accountNumber: null })
    const [told] = await app.mailsTo(partner.email)
    expect(told?.subject).toBe('Your bank details were changed')
    expect(told?.text).toContain('After the next approval of a project, payouts cannot be sent.')
    expect(told?.text).not.toContain('new account')
  })

  test('saves one of two simultaneous changes with one code', async () => {
    const partner = await app.newPartner()
    const otp = await bankCode(partner)
    const accounts = ['1111', '2222'].map((accountNumber) => ({ ...harbourBank, accountNumber }))
    const answers = await Promise.all(accounts.map((bank) => changeBank(partner, otp, bank)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    const told = (await app.mailsTo(partner.email)).filter(
      ({ subject }) => subject === 'Your bank details were changed',
    )
    expect(told).toHaveLength(1)
  })
})
