import { beforeEach, expect, it } from 'vitest'
import { exampleContext } from '#docs/model/call-values.ts'
import { seededRandom } from '#simulator/random.ts'
import { ledgerOf } from '#simulator/state/ledger.ts'
import { paymentContract as contract, paymentSource } from '#tests/support/try-out-source.ts'
import { edit, type OperationForm, open, prepare, reset, send, withUnusedCorrelationId } from './actions.ts'
import { clearCalls } from './clear-calls.ts'
import { bodyProperties, correlationIdOf, withValues } from './draft.ts'
import { consumeReplay, storeReplay } from './replay.ts'
import { defaultHeaders, requestOf } from './request.ts'
import { sessionOf } from './session.ts'

const source = paymentSource()
const context = exampleContext(source.product)

let clock = 0
let count = 0
let form = (_: string): Promise<OperationForm> => Promise.reject(new Error('not begun'))

beforeEach(() => {
  clock = 1_800_000_000_000
  count += 1
  const store = sessionOf(`actions-${count}`)
  const clockAndRandom = { now: () => clock, ticks: () => 0, random: seededRandom(count) }
  form = async (id) => ({ store, operation: await source.loadTryOut(id), contract, clockAndRandom })
})

const draftOf = ({ store, operation }: OperationForm) => store.getState().drafts[operation.id] ?? raise(operation.id)
const answerOf = ({ store, operation }: OperationForm) =>
  store.getState().shown[operation.id]?.answered ?? raise(operation.id)

function raise(id: string): never {
  throw new Error(`${id} was not opened`)
}

function press(at: OperationForm) {
  const sent = withUnusedCorrelationId(at, draftOf(at))
  const headers = defaultHeaders(at.operation, context)
  send(at, sent, requestOf(at.operation, sent, headers, context))
  return answerOf(at)
}

async function opened(id: string) {
  const at = await form(id)
  open(at, null)
  return at
}

async function proven(number = '6581234567', operator = 'STM') {
  const otp = await opened('requestOneTimePassword')
  edit(otp, (draft) => withValues(draft, { userIdentifier: number, paymentServiceProvider: operator }))
  press(otp)
  const identity = await opened('identifyCustomer')
  press(identity)
  return identity
}

const idOf = (at: OperationForm) => correlationIdOf(draftOf(at))

it('fills values of earlier calls into the next form', async () => {
  await proven()
  const charge = await opened('createCharge')
  expect(press(charge).status).toBe(200)
  const refund = await opened('refundCharge')
  expect(press(refund).status).toBe(200)
  const { charges, refunds } = ledgerOf(charge.store.getState().engine)
  expect([charges.length, refunds.length]).toEqual([1, 1])
})

it('fills in the value that a link has chosen, not the newest, until the request is sent', async () => {
  await proven()
  const charge = await opened('createCharge')
  const ids = [press(charge), press(charge)].map(({ body }) => JSON.parse(body).transactionId)
  expect(new Set(ids).size).toBe(2)
  const refund = await form('refundCharge')
  const shown = () => bodyProperties(draftOf(refund)).originalTransactionId
  prepare(refund, { chosen: { originalTransactionId: ids[0] } })
  open(refund, null)
  expect(shown()).toBe(ids[0])
  press(refund)
  open(refund, null)
  expect(shown()).toBe(ids[1])
})

it('fills in the token and the password of the number that a link has chosen', async () => {
  const numbers = ['66812345678', '66812345679', '66812345670', '66812345671', '66812345672']
  for (const number of numbers) await proven(number, 'AIS')
  const { userTokens } = ledgerOf((await form('createCharge')).store.getState().engine)
  const otp = await form('requestOneTimePassword')
  const payment = { paymentServiceProvider: 'AIS', transactionType: 'PAYMENT', productCode: 'AIS99' }
  const passwords = numbers.slice(0, 2).map((userIdentifier) => {
    prepare(otp, { body: { ...payment, userIdentifier } })
    return press(otp).delivered
  })
  expect(passwords.every(Boolean)).toBe(true)
  const charge = await form('createCharge')
  prepare(charge, { chosen: { userToken: userTokens[0]?.userToken } })
  expect(bodyProperties(draftOf(charge)).userToken).toBe(userTokens[0]?.userToken)
  expect(press(charge).status).toBe(200)
})

it('keeps values typed by hand', async () => {
  const charge = await opened('createCharge')
  edit(charge, (draft) => ({ ...withValues(draft, { userToken: 'mine' }), isTouched: true }))
  await proven()
  open(charge, null)
  expect(draftOf(charge).body?.value).toMatchObject({ userToken: 'mine' })
  prepare(charge)
  expect(draftOf(charge).body?.value).toMatchObject({ userToken: expect.stringMatching(/^utk_/) })
})

it('sends the correlation id of the JSON that was typed, also a second time', async () => {
  await proven()
  const charge = await opened('createCharge')
  press(charge)
  edit(charge, (draft) => ({
    ...withValues(draft, { paymentDescription: 'Another one' }),
    view: 'json',
    isTouched: true,
  }))
  const typed = idOf(charge)
  expect(press(charge)).toMatchObject({ status: 409, resultCode: 'INVALID_CORRELATION_ID' })
  expect(idOf(charge)).toBe(typed)
})

it('sends a new correlation id with each call, and the same one when pinned', async () => {
  await proven()
  const charge = await opened('createCharge')
  const first = idOf(charge)
  press(charge)
  expect(idOf(charge)).toBe(first)
  press(charge)
  expect(idOf(charge)).not.toBe(first)
  edit(charge, (draft) => ({ ...draft, isPinned: true }))
  const pinned = idOf(charge)
  expect(press(charge).trace?.find(({ check }) => check === 'correlation-id-free')?.text).toMatch(/same/i)
  expect(idOf(charge)).toBe(pinned)
  expect(ledgerOf(charge.store.getState().engine).charges).toHaveLength(2)
})

it('charges by the profile of the number', async () => {
  await proven('6581230001')
  const charge = await opened('createCharge')
  const { status, resultCode, message } = press(charge)
  expect([status, resultCode, message]).toEqual([402, 'GENERAL_DECLINE', "The subscriber's balance is too low."])
})

it('stops suggesting an expired password', async () => {
  press(await opened('requestOneTimePassword'))
  clock += 300_000
  const identity = await opened('identifyCustomer')
  expect(draftOf(identity).body?.value).toMatchObject({ oneTimePassword: '481902' })
  expect(press(identity).resultCode).toBe('INVALID_PASSWORD')
})

it('suggests the payment password of an operator together with the token', async () => {
  await proven('66812345678', 'AIS')
  const otp = await form('requestOneTimePassword')
  prepare(otp, {
    body: {
      userIdentifier: '66812345678',
      paymentServiceProvider: 'AIS',
      transactionType: 'PAYMENT',
      productCode: 'AIS99',
    },
  })
  press(otp)
  const charge = await opened('createCharge')
  expect(press(charge).status).toBe(200)
})

it.each([
  ['a body that is no JSON', { text: '{"a": ', value: undefined }, {}, 400, 'body'],
  ['a body above 64 kB', { text: JSON.stringify('x'.repeat(70_000)), value: 'x' }, {}, 413, 'unread'],
  ['another type', { text: '{}', value: {} }, { 'Content-Type': 'text/plain' }, 415, 'unread'],
  ['a body of null', { text: 'null', value: null }, {}, 400, 'body'],
  ['an unknown property', { text: '{"😀": "💥"}', value: { '😀': '💥' } }, {}, 400, 'unknown-property'],
])('sends %s unchanged and gets an answer', async (_, body, headers, status, check) => {
  const otp = await opened('requestOneTimePassword')
  edit(otp, (draft) => ({ ...draft, body, headers }))
  const answered = press(otp)
  expect([answered.status, answered.trace?.find(({ outcome }) => outcome === 'answered')?.check]).toEqual([
    status,
    check,
  ])
})

it('rejects the token of another partner', async () => {
  await proven()
  const charge = await opened('createCharge')
  edit(charge, (draft) => ({ ...draft, headers: { 'X-Partner-ID': 'another-partner' } }))
  expect(press(charge).message).toContain('INVALID_USER_TOKEN')
})

it('lists skipped checks in the trace', async () => {
  const charge = await opened('createCharge')
  const trace = press(charge).trace ?? []
  expect(trace.filter(({ outcome }) => outcome === 'not made').map(({ check }) => check)).toContain('operator')
  expect(trace).toHaveLength(contract.operations.createCharge.checks.length)
})

it('clears everything on reset, changed forms too', async () => {
  const otp = await opened('requestOneTimePassword')
  press(otp)
  edit(otp, (draft) => ({ ...withValues(draft, { userIdentifier: '1' }), isTouched: true }))
  reset(otp)
  open(otp, null)
  expect(otp.store.getState().calls).toEqual([])
  expect(ledgerOf(otp.store.getState().engine).messages).toEqual([])
  expect(draftOf(otp).body?.value).toMatchObject({ userIdentifier: '6581234567' })
})

it('opens a replayed call once, as it was sent', async () => {
  const read = await form('getCharge')
  open(read, { operationId: 'getCharge', parameters: { correlationId: 'order-7' }, body: null })
  expect(draftOf(read)).toMatchObject({ parameters: { 'path:correlationId': 'order-7' }, isPinned: true })
  const refund = await form('refundCharge')
  open(refund, { operationId: 'refundCharge', parameters: {}, body: '{"reason": "***"' })
  expect(draftOf(refund).body).toEqual({ text: '{"reason": "***"', value: undefined })
})

it('keeps 500 calls and the whole ledger', async () => {
  const otp = await opened('requestOneTimePassword')
  for (let made = 0; made < 510; made += 1) press(otp)
  const { calls, engine } = otp.store.getState()
  expect([calls.length, calls.at(-1)?.id, ledgerOf(engine).messages.length]).toEqual([500, 510, 510])
})

it('keeps sessions of two products apart', async () => {
  press(await opened('requestOneTimePassword'))
  expect(sessionOf('another').getState().calls).toEqual([])
})

it("clears its data when the reader's session ends", async () => {
  const otp = await opened('requestOneTimePassword')
  press(otp)
  storeReplay({ operationId: 'getCharge', parameters: {}, body: null })
  clearCalls()
  expect([otp.store.getState().calls, consumeReplay('getCharge')]).toEqual([[], null])
})
