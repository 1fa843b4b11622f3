import { expect, test } from 'vitest'
import { daysFrom, formatDay } from '#domain/dates.ts'
import type { Change, ProductChanges } from '#domain/product-changes.ts'
import { dayOf } from '#domain/time.ts'
import { endingMails } from '#server/db/notification-schema.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import { mailEndings } from '#server/jobs/mail-endings.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { testApp } from '#tests/support/app.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { changedProduct, contactEnding, smsEnding } from '#tests/support/product-changes.ts'
import { newProject } from '#tests/support/projects.ts'

const app = testApp()
const day = 86_400
const dayAfter = (days: number, at = app.now()) => dayOf(daysFrom(at, days))
const sms = { operation: 'sendSms', environment: 'live' as const }

function runJob(endings = [smsEnding], product: Partial<ProductChanges> = {}) {
  const context = { db: app.db, config: app.config, mail: createMailQueue(undefined, app.config), now: app.now }
  return mailEndings(context, [{ ...changedProduct, ...product, endings }])
}

async function store(...calls: Parameters<typeof storeCalls>[1]) {
  await storeCalls(app.db, calls)
  await countCalls(app.database)
}

const mailsTo = async (email: string) =>
  (await app.mailsTo(email)).filter(({ subject }) => subject.includes('uses a part of an API that'))
const withdrawalsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.endsWith('will not end'))

test('mails once about an operation that ends, and once more 30 days before', async () => {
  const [user, other] = [await app.newPartner(), await app.newPartner()]
  const projectId = await newProject(user, 'Harbour Games')
  const unconcerned = await newProject(other)
  await store(
    { projectId, at: app.now(), ...sms },
    { projectId, at: app.now(), ...sms, environment: 'sandbox' },
    { projectId: unconcerned, at: app.now(), environment: 'live', operation: 'createCharge' },
  )
  await Promise.all([runJob(), runJob(), runJob()])
  await runJob()
  const [mail, ...more] = await mailsTo(user.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Harbour Games uses a part of an API that ends on 31 Jan 2027')
  expect(mail?.text).toContain(
    'On 31 Jan 2027 the operation POST /v1/notification/sms (sendSms) in Direct Carrier Billing ends.',
  )
  expect(mail?.text).toContain('It was used by 2 calls of Harbour Games in the last 90 days.')
  expect(mail?.text).toContain(`/projects/${projectId}`)

  // 72 days before the end, 31 days, 30 days, and after it.
  for (const [days, mails] of [
    [41, 1],
    [1, 2],
    [1, 2],
    [30, 2],
  ] as const) {
    app.advance(days * day)
    await Promise.all([runJob(), runJob()])
    expect(await mailsTo(user.email)).toHaveLength(mails)
  }
  expect(await mailsTo(other.email)).toEqual([])
})

test('mails once more when the day is moved, with the old day and the new one', async () => {
  const user = await app.newPartner()
  const projectId = await newProject(user, 'Harbour Chess')
  await store({ projectId, at: app.now(), ...sms })
  const ending = { ...smsEnding, id: 'moved' }
  const [first, later, sooner] = [dayAfter(60), dayAfter(70), dayAfter(40)]
  for (const [sunset, mails] of [
    [first, 1],
    [later, 2],
    [sooner, 3],
    // A process of the version before still has this file.
    [later, 3],
    [sooner, 3],
  ] as const) {
    await Promise.all([
      runJob([{ ...ending, sunset }]),
      runJob([{ ...ending, sunset }]),
      runJob([{ ...ending, sunset }]),
    ])
    expect(await mailsTo(user.email)).toHaveLength(mails)
    app.advance(60)
  }
  const [thirdMail, secondMail] = await mailsTo(user.email)
  expect(secondMail?.subject).toBe(
    `Harbour Chess uses a part of an API that now ends on ${formatDay(later)}, not on ${formatDay(first)}`,
  )
  expect(thirdMail?.text).toContain(`The day was moved: it was ${formatDay(later)}.`)
  // 30 days before the new day.
  app.advance(10 * day)
  await Promise.all([runJob([{ ...ending, sunset: sooner }]), runJob([{ ...ending, sunset: sooner }])])
  const [soon, ...more] = await mailsTo(user.email)
  expect(more).toHaveLength(3)
  expect(soon?.subject).toBe(`Harbour Chess uses a part of an API that ends on ${formatDay(sooner)}`)
})

test('mails once more when the day moves back, and withdraws that day', async () => {
  const user = await app.newPartner()
  const projectId = await newProject(user, 'Harbour Flutes')
  await store({ projectId, at: app.now(), ...sms })
  const [first, later] = [dayAfter(60), dayAfter(70)]
  const runJobWith = (sunset: string) => runJob([{ ...smsEnding, id: 'back', sunset }])
  await runJobWith(first)
  app.advance(day)
  await runJobWith(later)
  app.advance(2 * day)
  await Promise.all([runJobWith(first), runJobWith(first), runJobWith(first)])
  app.advance(day)
  await runJobWith(first)
  const [mail, ...more] = await mailsTo(user.email)
  expect(more).toHaveLength(2)
  expect(mail?.subject).toBe(
    `Harbour Flutes uses a part of an API that now ends on ${formatDay(first)}, not on ${formatDay(later)}`,
  )
  await runJob([], { partIds: ['back'] })
  expect((await app.mailsTo(user.email))[0]?.text).toContain(`ends on ${formatDay(first)}. It does not end`)
})

test('mails again when the moved day is near, though it did before the old day', async () => {
  const user = await app.newPartner()
  const projectId = await newProject(user, 'Harbour Drums')
  const at = app.now()
  await store({ projectId, at, ...sms })
  const runJobWith = (days: number) => runJob([{ ...smsEnding, id: 'near', sunset: dayAfter(days, at) }])
  await runJobWith(20)
  await runJobWith(60)
  expect(await mailsTo(user.email)).toHaveLength(2)
  app.advance(30 * day)
  await runJobWith(60)
  const [soon, ...more] = await mailsTo(user.email)
  expect(more).toHaveLength(2)
  expect(soon?.text).not.toContain('was moved')
})

test('sends no second mail for one whose day was not noted', async () => {
  const user = await app.newPartner()
  const projectId = await newProject(user, 'Harbour Opera')
  await store({ projectId, at: app.now(), ...sms })
  const ending = { ...smsEnding, id: 'old', sunset: dayAfter(60) }
  const row = { projectId, product: changedProduct.product, ending: 'old', occasion: 'announced' as const }
  await app.db.insert(endingMails).values({ ...row, createdAt: app.now() })
  await runJob([ending])
  await runJob([ending])
  expect(await mailsTo(user.email)).toEqual([])
})

test('writes one mail about everything of an operation that ends', async () => {
  const user = await app.newPartner()
  const projectId = await newProject(user, 'Harbour Radio')
  const body = JSON.stringify({ merchantContact: 'x' })
  const { sends: _, ...part } = contactEnding.part
  const operation = { ...contactEnding, id: 'createCharge', label: 'the operation', sunset: '2028-02-01', part }
  const contact = { ...contactEnding, sunset: '2028-01-01' }
  await store({ projectId, at: app.now(), environment: 'live', request: { headers: [], body } })
  await runJob([operation, contact])
  const [mail, ...more] = await mailsTo(user.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain(
    'On 1 Jan 2028 the property merchantContact of the request of POST /v1/charges (createCharge)',
  )
  expect(mail?.text).toContain('On 1 Feb 2028 the operation POST /v1/charges (createCharge)')
  expect(mail?.text).toContain('They were used by at least 1 call of')
})

test('mails once when the file no longer names the end, and again when it returns', async () => {
  const [user, other] = [await app.newPartner(), await app.newPartner()]
  const projectId = await newProject(user, 'Harbour Violins')
  await newProject(other)
  await store({ projectId, at: app.now(), ...sms })
  const sunset = dayAfter(60)
  const ending = { ...smsEnding, sunset }
  await runJob([ending])
  await Promise.all([runJob([]), runJob([]), runJob([])])
  await runJob([])
  const mails = (await app.mailsTo(user.email)).filter(({ subject }) => subject.startsWith('Harbour Violins'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Harbour Violins uses a part of an API that will not end',
    `Harbour Violins uses a part of an API that ends on ${formatDay(sunset)}`,
  ])
  expect(mails[0]?.text).toContain(
    `the operation sendSms in Direct Carrier Billing ends on ${formatDay(sunset)}. It does not end`,
  )
  expect(await withdrawalsTo(other.email)).toEqual([])
  await runJob([ending])
  expect(await mailsTo(user.email)).toHaveLength(3)
})

test('sends no mail that a part stays when its day has passed, or when it was removed releases ago', async () => {
  const user = await app.newPartner()
  const projectId = await newProject(user, 'Harbour Bells')
  const request = { headers: [], body: JSON.stringify({ merchantContact: 'x' }) }
  await store({ projectId, at: app.now(), ...sms }, { projectId, at: app.now(), environment: 'live', request })
  const sunset = dayAfter(60)
  await runJob([
    { ...smsEnding, sunset },
    { ...contactEnding, sunset },
  ])
  await runJob([], { comparisons: [], partIds: ['createCharge'] })
  expect(await mailsTo(user.email)).toHaveLength(2)
  app.advance(61 * day)
  await runJob([])
  expect(await mailsTo(user.email)).toHaveLength(2)
})

test('mails that a part stays though something else of its operation was removed', async () => {
  const user = await app.newPartner()
  const projectId = await newProject(user, 'Harbour Horns')
  await store({ projectId, at: app.now(), ...sms })
  const { part } = smsEnding
  const changes = ['server-removed', 'failure-removed'].map(
    (rule): Change => ({ kind: 'breaking', rule, message: 'is gone', pointer: '#', parts: [part] }),
  )
  await runJob([{ ...smsEnding, sunset: dayAfter(60) }])
  await runJob([], { comparisons: [{ version: '2.0.0', before: '1.1.0', released: null, changes }] })
  expect(await withdrawalsTo(user.email)).toHaveLength(1)
})

test('follows the preference of each person, and lists the ending in the portal', async () => {
  const user = await app.newPartner()
  const projectId = await newProject(user)
  await user.put('/portal/notifications/preferences', {
    items: [{ kind: 'key-expiring', portal: true, mail: 'daily' }],
  })
  await store({ projectId, at: app.now(), ...sms })
  await runJob([{ ...smsEnding, sunset: '2028-03-01' }])
  expect(await mailsTo(user.email)).toEqual([])
  const { items } = (await user.get('/portal/notifications')).json().data
  expect(items).toMatchObject([{ kind: 'key-expiring', title: expect.stringContaining('ends on 1 Mar 2028') }])
})

test('says that calls may have used a parameter that the log does not keep', async () => {
  const user = await app.newPartner()
  const projectId = await newProject(user, 'Harbour Maps')
  await store({ projectId, at: app.now(), environment: 'live', request: { headers: [], body: 'cut…' } })
  await runJob([
    {
      ...contactEnding,
      id: 'unknown',
      sunset: '2028-04-01',
      part: { ...contactEnding.part, sends: [{ in: 'query', path: ['x'] }] },
    },
  ])
  const [mail] = await mailsTo(user.email)
  expect(mail?.text).toContain('It may have been used by calls of Harbour Maps in the last 90 days.')
})
