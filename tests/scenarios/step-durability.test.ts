import { expect, it, vi } from 'vitest'
import { verifyDatabase } from '#server/commands/audit.ts'
import { application, form, registration } from '#tests/support/applications.ts'
import { type Member, registerMember, signInAgain, signInDemo } from '#tests/support/portal-client.ts'
import { type PortalProcess, startPortal, withDataDir } from '#tests/support/portal-process.ts'

// kill -9 in the middle of many submissions, and of many approvals: each has happened with all that follows from it, or not at all.

const count = 5
const project = { ...application.project, providers: ['AIS'] }
const body = { ...application, project }
const decision = { type: 'APPROVE', approverType: 'INTERNAL_BUSINESS_ADMIN' }
const checks = { ipAddresses: true, productCodes: true, documents: true }

async function read(member: Member, url: string, path: string) {
  const answer = await member.call(url, path)
  expect(answer.ok, `${path} answers ${answer.status}`).toBe(true)
  return (await answer.json()).data
}

async function done(answer: Promise<Response>): Promise<void> {
  const { status, url } = await answer
  expect([status, url]).toEqual([200, url])
}

/** Sends all at once, and kills the server as soon as one is answered. What was answered by then has to be kept. */
async function killAmong(portal: PortalProcess, ids: string[], send: (id: string) => Promise<Response>) {
  const answered: string[] = []
  const sent = ids.map(async (id) => {
    const answer = await send(id)
    if (answer.status === 200) answered.push(id)
  })
  await Promise.any(sent)
  await portal.kill()
  await Promise.allSettled(sent)
  expect(answered.length).toBeGreaterThan(0)
  return answered
}

type Actors = Record<'partner' | 'ines' | 'theo' | 'bea', Member>

async function signInStaff(url: string): Promise<Omit<Actors, 'partner'>> {
  const [ines, theo, bea] = [
    await signInDemo(url, 'ines@portal.example'),
    await signInDemo(url, 'theo@portal.example'),
    await signInDemo(url, 'bea@portal.example'),
  ]
  return { ines, theo, bea }
}

async function signInAll(url: string, { partner }: Actors): Promise<Actors> {
  return { partner: await signInAgain(url, partner), ...(await signInStaff(url)) }
}

const projectTypes = { projectType: 1, productType: 1 }
async function create(partner: Member, url: string, name: string): Promise<string> {
  const answer = await partner.call(url, '/portal/projects', { name, description: 'To be submitted.', ...projectTypes })
  return (await answer.json()).data.project_id
}

/** What tells that a step has happened, in every place that it writes to. */
async function tracesOf({ partner, bea }: Actors, url: string, id: string, step: string) {
  const { status, providers, network } = await read(partner, url, `/portal/projects/${id}`)
  const { items } = await read(bea, url, `/admin/projects/${id}/audit`)
  const mails: { text: string; subject: string }[] = await (
    await fetch(`${url}/dev/mailbox.json?to=${partner.email}`)
  ).json()
  return {
    status,
    providers,
    addresses: network.map((each: { status: string }) => each.status),
    events: items.filter(({ action }: { action: string }) => action === step).length,
    mails: mails.filter(({ text }) => text.includes(`/projects/${id}`)).length,
  }
}

it('interrupted submissions and approvals are complete or absent', {
  timeout: 900_000,
}, async () => {
  await withDataDir(async (dataDir) => {
    const first = await startPortal({ dataDir })
    const before = { partner: await registerMember(first.url), ...(await signInStaff(first.url)) }
    const ids: string[] = []
    for (let number = 1; number <= count; number++)
      ids.push(await create(before.partner, first.url, `Durable ${number}`))
    // The bank is settled with the first one: a code is good for one change.
    const opener = await create(before.partner, first.url, 'Durable opener')
    const otp = await before.partner.code(first.url, '/portal/org/otp')
    // The document comes with it as well: from then on the company is under review, and stands still.
    const submit = (url: string, id: string, more: object = {}, ...files: File[]) =>
      before.partner.call(url, `/portal/projects/${id}/live`, form(id, { ...body, ...more }, ...files))
    await done(submit(first.url, opener, { otp }, registration()))
    const submitted = await killAmong(first, ids, (id) => submit(first.url, id))

    const second = await startPortal({ dataDir })
    const then = await signInAll(second.url, before)
    for (const id of ids) {
      const traces = await tracesOf(then, second.url, id, 'go-live-requested')
      if (submitted.includes(id)) expect(traces.status).toBe('GO_LIVE_PENDING_SUBMIT')
      expect(traces).toEqual(
        traces.status === 'NEW'
          ? { status: 'NEW', providers: [], addresses: [], events: 0, mails: 0 }
          : { status: 'GO_LIVE_PENDING_SUBMIT', providers: ['AIS'], addresses: ['draft'], events: 1, mails: 1 },
      )
      // What had not happened can be done now.
      if (traces.status === 'NEW') await done(submit(second.url, id))
      await prepareAndCheck(then, second.url, id)
    }
    await vi.waitFor(
      async () => expect((await read(then.partner, second.url, '/portal/org')).documentStatus).toBe('accepted'),
      { timeout: 120_000, interval: 200 },
    )
    const approve = (url: string, id: string) => then.bea.call(url, `/admin/projects/${id}/approve`, decision)
    const approved = await killAmong(second, ids, (id) => approve(second.url, id))

    const third = await startPortal({ dataDir })
    const last = await signInAll(third.url, then)
    for (const id of ids) {
      const traces = await tracesOf(last, third.url, id, 'approved')
      if (approved.includes(id)) expect(traces.status).toBe('GONE_LIVE')
      expect(traces).toMatchObject(
        traces.status === 'GONE_LIVE'
          ? { addresses: ['active'], events: 1, mails: 2 }
          : { status: 'GO_LIVE_PENDING_SUBMIT', addresses: ['draft'], events: 0, mails: 1 },
      )
      if (traces.status !== 'GONE_LIVE') await done(approve(third.url, id))
    }
    await third.stop()
    expect(await verifyDatabase({ DATA_DIR: dataDir, DEMO: '1' })).toMatchObject({ holds: true })
  })
})

/** As far as the business admin's desk; AIS takes a project without product tests. */
async function prepareAndCheck({ ines, theo }: { ines: Member; theo: Member }, url: string, id: string): Promise<void> {
  const at = `/admin/projects/${id}`
  const code = { env_type: 'live', provider: 'AIS', code: 'LUM-MONTH', description: 'Lumen monthly', price: '99.00' }
  await done(ines.call(url, `${at}/provider`, { providerCode: 'LUMEN01' }))
  await done(ines.call(url, `${at}/code`, code))
  await done(ines.call(url, `${at}/sms/templates`, { text: '#PASSWORD# is your code.' }))
  await done(ines.call(url, `${at}/submit-for-tech-approve`, null))
  await done(theo.call(url, `${at}/tech-approve`, { type: 'APPROVE', approverType: 'INTERNAL_TECH', checks }))
}
