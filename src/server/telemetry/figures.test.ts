import { expect, test } from 'vitest'
import { Figures } from '#server/telemetry/figures.ts'

const error = (fields: object) => Object.assign(new Error('550 <mira@lumen.example> unknown'), fields)

test.each([
  ['unreachable', error({ code: 'ECONNECTION' })],
  ['unreachable', error({ code: 'ESOCKET' })],
  ['tls', error({ code: 'ETLS' })],
  ['credentials', error({ code: 'EAUTH', responseCode: 535 })],
  ['recipient', error({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 unknown' })],
  ['recipient', error({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550-5.1.10 unknown' })],
  ['refused', error({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 553, response: '553 5.7.1 not yours' })],
  ['refused', error({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.0 no sender' })],
  ['refused', error({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 no sender' })],
  ['refused', error({ code: 'EENVELOPE', command: 'DATA', responseCode: 550, response: '550 no mail' })],
  ['busy', error({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 })],
  ['refused', error({ code: 'EMESSAGE', responseCode: 554 })],
  ['other', error({})],
  ['other', 'no error'],
])('counts a mail that failed as %s', async (reason, thrown) => {
  const figures = new Figures()
  figures.countMail('failed', thrown)
  const counted = (await figures.registry.metrics()).split('\n').filter((line) => line.endsWith(' 1'))
  expect(counted).toEqual([`mails_total{result="failed",reason="${reason}"} 1`])
})

test('has every result at zero before the first', async () => {
  const printed = await new Figures().registry.metrics()
  expect(printed).toContain('mails_total{result="sent",reason="none"} 0')
  expect(printed).toContain('mails_total{result="bounced",reason="recipient"} 0')
  for (const result of ['clean', 'infected', 'failed']) expect(printed).toContain(`scans_total{result="${result}"} 0`)
})
