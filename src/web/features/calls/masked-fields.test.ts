import { expect, it } from 'vitest'
import { withoutMasked } from './masked-fields.ts'

const logged = (body: object) => withoutMasked(JSON.stringify(body))

it('removes and names the masked fields of a charge', () => {
  const kept = { correlationId: 'order-20261121', paymentServiceProvider: 'STM', productCode: 'STM98' }
  const { body, masked } = logged({ ...kept, userToken: 'utk_…8o0p', oneTimePassword: '••••••' })
  expect(JSON.parse(body ?? '')).toEqual(kept)
  expect(masked).toEqual({ userToken: 'utk_…8o0p', oneTimePassword: '••••••' })
})

it.each(['65…4567', 'so…0001@mail.example', '…nn@mail.example', '…'])('recognises %s as a mask', (userIdentifier) => {
  expect(logged({ userIdentifier }).masked).toEqual({ userIdentifier })
})

it('recognises a masked number within a text', () => {
  expect(Object.keys(logged({ reason: 'Asked by 65…4567 today', title: 'Music' }).masked)).toEqual(['reason'])
})

it.each([
  ['{"reason": "Wait… what", "messageContent": "Your code is #PASSWORD#, and so on…", "amount": 1, "x": null}'],
  ['["65…4567"]'],
  ['{"userToken": "utk_…8o0p"'],
  ['null'],
])('keeps %s', (body) => {
  expect(withoutMasked(body)).toEqual({ body, masked: {} })
})

it('has no masked fields without a body', () => {
  expect(withoutMasked(null)).toEqual({ body: null, masked: {} })
})
