import { expect, it } from 'vitest'
import { verifyDatabase } from '#server/commands/audit.ts'
import { application, form, registration } from '#tests/support/applications.ts'
import { startPortal } from '#tests/support/bundled-portal.ts'
import { withDemoData } from '#tests/support/demo-data.ts'
import { type Member, registerMember, signInAgain, signInDemo } from '#tests/support/portal-client.ts'
import type { PortalProcess } from '#tests/support/portal-process.ts'
import { technicalApproval } from '#tests/support/reviews.ts'
import { waitFor } from '#tests/support/wait-for.ts'

// Kills the server during several submissions, approvals, notes and requests for changes. Each has happened with all its effects, or not at all.

const count = 5
const project = { ...application.project, providers: ['AIS'] }
const body = { ...application, project }
const decision = { type: 'APPROVE', approverType: 'INTERNAL_BUSINESS_ADMIN' }

async function read(member: Member, url: string, path: string) {
  const answer = await member.call(url, path)
  expect(answer.ok, `${path} answers ${answer.status}`).toBe(true)
  return (await answer.json()).data
}

async function expectSuccess(answer: Promise<Response>): Promise<void> {
  const { status, url } = await answer
  expect([status, url]).toEqual([200, url])
}

/** Sends all requests concurrently and kills the server after the first answer. Returns the ids of successful requests. */
async function killDuring(portal: PortalProcess, ids: string[], send: (id: string) => Promise<Response>) {
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

/** The mails to the partner about a project. */
async function countMails({ email }: Member, url: string, id: string): Promise<number> {
  const mails: { text: string }[] = await (await fetch(`${url}/dev/mailbox.json?to=${email}`)).json()
  return mails.filter(({ text }) => text.includes(`/projects/${id}`)).length
}

/** The effects of a step: state, operators, addresses, submissions, audit events and mails. */
async function effectsOf({ partner, bea }: Actors, url: string, id: string, step: string) {
  const { status, providers, network } = await read(partner, url, `/portal/projects/${id}`)
  const { items } = await read(bea, url, `/admin/projects/${id}/audit`)
  return {
    status,
    providers,
    addresses: network.map((each: { status: string }) => each.status),
    submissions: (await read(partner, url, `/portal/projects/${id}/submissions`)).total,
    events: items.filter(({ action }: { action: string }) => action === step).length,
    mails: await countMails(partner, url, id),
  }
}

it('interrupted submissions and approvals are complete or absent', {
  timeout: 900_000,
}, async () => {
  await withDemoData(async (dataDir) => {
    const first = await startPortal({ dataDir })
    const before = { partner: await registerMember(first.url), ...(await signInStaff(first.url)) }
    const ids: string[] = []
    for (let number = 1; number <= count; number++)
      ids.push(await create(before.partner, first.url, `Durable ${number}`))
    // The first submission sets the bank details, because one code allows one change.
    const opener = await create(before.partner, first.url, 'Durable opener')
    const otp = await before.partner.code(first.url, '/portal/org/otp')
    // It also uploads the document, because the company cannot be edited during the review.
    const submit = (url: string, id: string, more: object = {}, ...files: File[]) =>
      before.partner.call(url, `/portal/projects/${id}/live`, form(id, { ...body, ...more }, ...files))
    await expectSuccess(submit(first.url, opener, { otp }, registration()))
    const submitted = await killDuring(first, ids, (id) => submit(first.url, id))

    const second = await startPortal({ dataDir })
    const then = await signInAll(second.url, before)
    for (const id of ids) {
      const effects = await effectsOf(then, second.url, id, 'go-live-requested')
      if (submitted.includes(id)) expect(effects.status).toBe('GO_LIVE_PENDING_SUBMIT')
      expect(effects).toEqual(
        effects.status === 'NEW'
          ? { status: 'NEW', providers: [], addresses: [], submissions: 0, events: 0, mails: 0 }
          : {
              status: 'GO_LIVE_PENDING_SUBMIT',
              providers: ['AIS'],
              addresses: ['draft'],
              submissions: 1,
              events: 1,
              mails: 1,
            },
      )
      // An interrupted submission can be repeated.
      if (effects.status === 'NEW') await expectSuccess(submit(second.url, id))
      await prepareAndCheck(then, second.url, id)
    }
    await waitFor(
      async () => expect((await read(then.partner, second.url, '/portal/org')).documentStatus).toBe('accepted'),
      { timeout: 120_000, interval: 200 },
    )
    const approve = (url: string, id: string) => then.bea.call(url, `/admin/projects/${id}/approve`, decision)
    const approved = await killDuring(second, ids, (id) => approve(second.url, id))

    const third = await startPortal({ dataDir })
    const last = await signInAll(third.url, then)
    for (const id of ids) {
      const effects = await effectsOf(last, third.url, id, 'approved')
      if (approved.includes(id)) expect(effects.status).toBe('GONE_LIVE')
      expect(effects).toMatchObject(
        effects.status === 'GONE_LIVE'
          ? { addresses: ['active'], events: 1, mails: 2 }
          : { status: 'GO_LIVE_PENDING_SUBMIT', addresses: ['draft'], events: 0, mails: 1 },
      )
      if (effects.status !== 'GONE_LIVE') await expectSuccess(approve(third.url, id))
    }
    await third.stop()
    expect(await verifyDatabase({ DATA_DIR: dataDir, DEMO: '1' })).toMatchObject({ isIntact: true })
  })
})

interface NoteOfProject {
  state: string
  sentOn: string | null
}

/** What a request for changes does, as the desk and the partner see it. */
async function requestOf({ partner, ines }: Actors, url: string, id: string) {
  const { stage } = await read(ines, url, `/admin/projects/${id}`)
  const { items: events } = await read(ines, url, `/admin/projects/${id}/audit`)
  const { items: notes }: { items: NoteOfProject[] } = await read(ines, url, `/admin/projects/${id}/notes`)
  const { changeRequest } = await read(partner, url, `/portal/projects/${id}`)
  return {
    stage,
    events: events.filter(({ action }: { action: string }) => action === 'changes-requested').length,
    notes: notes.map(({ state, sentOn }) => [state, sentOn !== null]),
    fields: changeRequest?.fields ?? null,
    mails: await countMails(partner, url, id),
  }
}

it('interrupted notes and requests for changes are complete or absent', { timeout: 900_000 }, async () => {
  await withDemoData(async (dataDir) => {
    const first = await startPortal({ dataDir })
    const before = { partner: await registerMember(first.url), ...(await signInStaff(first.url)) }
    const ids: string[] = []
    for (let number = 1; number <= count; number++) ids.push(await create(before.partner, first.url, `Noted ${number}`))
    const otp = await before.partner.code(first.url, '/portal/org/otp')
    for (const [at, id] of ids.entries()) {
      const [more, files] = at === 0 ? [{ otp }, [registration()]] : [{}, []]
      const sent = form(id, { ...body, ...more }, ...files)
      await expectSuccess(before.partner.call(first.url, `/portal/projects/${id}/live`, sent))
    }
    const note = { pointer: '/project/ipAddresses/0', text: 'Whose address is it?', blocking: true }
    const write = (ines: Member, url: string, id: string) => ines.call(url, `/admin/projects/${id}/notes`, note)
    const written = await killDuring(first, ids, (id) => write(before.ines, first.url, id))

    const second = await startPortal({ dataDir })
    const then = await signInAll(second.url, before)
    for (const id of ids) {
      const { total } = await read(then.ines, second.url, `/admin/projects/${id}/notes`)
      const { openNotes } = await read(then.ines, second.url, `/admin/projects/${id}`)
      expect(openNotes).toBe(total)
      if (written.includes(id)) expect(total).toBe(1)
      if (total === 0) await expectSuccess(write(then.ines, second.url, id))
      else expect(total).toBe(1)
    }
    const ask = (ines: Member, url: string, id: string) => ines.call(url, `/admin/projects/${id}/request-changes`, null)
    const asked = await killDuring(second, ids, (id) => ask(then.ines, second.url, id))

    const third = await startPortal({ dataDir })
    const last = await signInAll(third.url, then)
    const complete = {
      stage: 'changes-requested',
      events: 1,
      notes: [['open', true]],
      fields: ['/project/ipAddresses'],
      mails: 2,
    }
    const absent = { stage: 'preparation', events: 0, notes: [['draft', false]], fields: null, mails: 1 }
    for (const id of ids) {
      const request = await requestOf(last, third.url, id)
      if (asked.includes(id)) expect(request.stage).toBe('changes-requested')
      expect(request).toEqual(request.stage === 'changes-requested' ? complete : absent)
      if (request.stage === 'preparation') await expectSuccess(ask(last.ines, third.url, id))
      expect(await requestOf(last, third.url, id)).toEqual(complete)
    }
    await third.stop()
    expect(await verifyDatabase({ DATA_DIR: dataDir, DEMO: '1' })).toMatchObject({ isIntact: true })
  })
})

/** Brings a project to business review. AIS requires no product tests. */
async function prepareAndCheck({ ines, theo }: { ines: Member; theo: Member }, url: string, id: string): Promise<void> {
  const at = `/admin/projects/${id}`
  const code = { env_type: 'live', provider: 'AIS', code: 'LUM-MONTH', description: 'Lumen monthly', price: '99.00' }
  await expectSuccess(ines.call(url, `${at}/provider`, { providerCode: 'LUMEN01' }))
  await expectSuccess(ines.call(url, `${at}/code`, code))
  await expectSuccess(ines.call(url, `${at}/sms/templates`, { text: '#PASSWORD# is your code.' }))
  await expectSuccess(ines.call(url, `${at}/submit-for-tech-approve`, null))
  await expectSuccess(theo.call(url, `${at}/tech-approve`, technicalApproval))
}
