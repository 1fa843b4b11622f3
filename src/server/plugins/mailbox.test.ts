import { expect, test } from 'vitest'
import { composeMail } from '#server/mail/compose-mail.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import { testApp } from '#tests/support/app.ts'

const demo = testApp({ seeded: false })
const real = testApp({ seeded: false, config: { demo: false } })

const publicUrl = 'https://portal.example'
const box = () => createMailQueue(undefined, demo.config)

test('lists the newest mail first, by address', async () => {
  await box().queue(demo.db, 'mira@lumen.example', mailTexts.confirmSignUp(publicUrl, '111111'), demo.now())
  await box().queue(demo.db, 'mira@lumen.example', mailTexts.mfa(publicUrl, '222222'), demo.now())
  await box().queue(demo.db, 'other@lumen.example', mailTexts.mfa(publicUrl, '333333'), demo.now())
  const answer = await demo.inject({ url: '/dev/mailbox.json', query: { to: 'Mira@lumen.example' } })
  expect(answer.json()).toMatchObject([
    { to: 'mira@lumen.example', subject: 'Your sign-in code', code: '222222', sentAt: demo.now().toISOString() },
    {
      to: 'mira@lumen.example',
      subject: 'Confirm your account',
      code: '111111',
      text: expect.stringContaining('111111'),
    },
  ])
})

const evil = composeMail({
  subject: '<script>alert(1)</script>',
  paragraphs: ['"><img src=x>'],
  quotes: [{ label: 'Message', text: '</blockquote><a href="https://evil.example">' }],
  link: { label: '<b>', href: 'https://portal.example/"onclick="alert(1)' },
})

test('escapes user text and needs no script and no inline style', async () => {
  await box().queue(demo.db, 'evil@lumen.example', evil, demo.now())
  const page = await demo.inject({ url: '/dev/mailbox', query: { to: 'evil@lumen.example' } })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).not.toMatch(/<script|<img|<style|style=|onload/)
  expect(page.body).toContain('&#60;script&#62;')
  expect(page.headers['content-security-policy']).toMatch(/;frame-src 'self'$/)
})

test('shows a mail in a sandbox of its own', async () => {
  await box().queue(demo.db, 'framed@lumen.example', evil, demo.now())
  const [mail] = (await demo.inject({ url: '/dev/mailbox.json', query: { to: 'framed@lumen.example' } })).json()
  const shown = await demo.inject({ url: `/dev/mailbox/${mail.id}` })
  expect(shown.body).toBe(evil.html)
  expect(shown.body).not.toMatch(/<script|<img|"onclick|evil\.example">/)
  expect(shown.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox (?!.*allow-scripts)/)
  const page = await demo.inject({ url: '/dev/mailbox', query: { mail: mail.id } })
  expect(page.body).toMatch(new RegExp(`<iframe src="/dev/mailbox/${mail.id}"[^>]* sandbox="(?!.*allow-scripts)`))
})

test('answers 404 for an unknown mail, and shows that an address has no mail', async () => {
  for (const id of ['1', '6b1f0a52-9a3e-4a0e-8d55-6f3f3a2b1c44']) {
    expect((await demo.inject({ url: `/dev/mailbox/${id}` })).statusCode).toBe(404)
  }
  const page = await demo.inject({ url: '/dev/mailbox', query: { to: 'nomail@lumen.example' } })
  expect(page.body).toContain('No mail to nomail@lumen.example yet')
})

test('does not exist outside demo mode', async () => {
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.css', '/dev/mailbox/1']) {
    expect((await real.inject({ url })).statusCode, url).toBe(404)
  }
})
