import { expect, test } from 'vitest'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { mailTexts } from '#server/mail/mail-texts.ts'
import { testApp } from '#tests/support/app.ts'

const demo = testApp({ seeded: false })
const real = testApp({ seeded: false, config: { demo: false } })

test('lists the newest mail first, by address', async () => {
  const box = createMailQueue(undefined, demo.config)
  await box.queue(demo.db, 'mira@lumen.example', mailTexts.confirmSignUp('111111'), demo.now())
  await box.queue(demo.db, 'mira@lumen.example', mailTexts.mfa('222222'), demo.now())
  await box.queue(demo.db, 'other@lumen.example', mailTexts.mfa('333333'), demo.now())
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

test('escapes user text and needs no script and no inline style', async () => {
  const box = createMailQueue(undefined, demo.config)
  await box.queue(
    demo.db,
    'evil@lumen.example',
    { subject: '<script>alert(1)</script>', text: '"><img src=x>' },
    demo.now(),
  )
  const page = await demo.inject({ url: '/dev/mailbox', query: { to: 'evil@lumen.example' } })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).not.toMatch(/<script|<img|<style|style=|onload/)
  expect(page.body).toContain('&#60;script&#62;')
})

test('does not exist outside demo mode', async () => {
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.css']) {
    expect((await real.inject({ url })).statusCode, url).toBe(404)
  }
})
