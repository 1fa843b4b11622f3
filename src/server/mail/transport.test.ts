import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTransport } from '#server/mail/transport.ts'
import { type SmtpServer, startSmtp } from '#tests/support/smtp.ts'

/** It offers no TLS. */
let smtp: SmtpServer
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.close())

async function sendBy(address: string): Promise<void> {
  const transport = openTransport(address, 'portal@portal.example')
  const mail = {
    id: 'a',
    to: 'mira@lumen.example',
    subject: 'Your sign-in code',
    text: '123456',
    html: '<p>123456</p>',
  }
  await transport.send(mail).finally(() => transport.close())
}

// Linux connects 0.0.0.0 to this machine, and its name does not tell.
const elsewhere = () => smtp.url.replace('127.0.0.1', '0.0.0.0')

test('does not send to another machine without encryption', async () => {
  await expect(sendBy(elsewhere())).rejects.toThrow(/TLS/i)
  expect(smtp.received).toEqual([])
})

test('sends in clear on this machine, and elsewhere where the address says so', async () => {
  await sendBy(smtp.url)
  await sendBy(`${elsewhere()}?tls=none`)
  expect(smtp.received).toHaveLength(2)
})

test('sends in clear where the address says so, also to a server that offers encryption', async () => {
  smtp.offersTls = true
  try {
    await expect(sendBy(smtp.url)).rejects.toThrow(/STARTTLS/)
    await sendBy(`${smtp.url}?tls=none`)
  } finally {
    smtp.offersTls = false
  }
})

test('sends the plain text first and the HTML after it, as forms of one mail', async () => {
  await sendBy(smtp.url)
  const message = smtp.received.at(-1) ?? ''
  expect(message).toMatch(/^Content-Type: multipart\/alternative/m)
  const types = [...message.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type)
  expect(types).toEqual(['text/plain', 'text/html'])
})

test('quotes the name of the sender', async () => {
  const before = smtp.received.length
  const transport = openTransport(smtp.url, 'Acme: Developer Portal <no-reply@acme.example>')
  const mail = { id: 'b', to: 'mira@lumen.example', subject: 'Hello', text: 'Hello', html: '' }
  await transport.send(mail).finally(() => transport.close())
  expect(smtp.received[before]).toMatch(/^From: "Acme: Developer Portal" <no-reply@acme\.example>/m)
})
