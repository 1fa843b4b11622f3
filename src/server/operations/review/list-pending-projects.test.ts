import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { newProject, problemsOf, setPending } from '#tests/support/projects.ts'
import { insertReviewed } from '#tests/support/reviews.ts'

const app = testApp()
const path = '/admin/projects/status/pending?limit=1000'
const yesterday = () => new Date(app.now().getTime() - 24 * 60 * 60 * 1000)

describe('GET /admin/projects/status/pending', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.get(path)).statusCode).toBe(401)
  })

  test('refuses a limit out of range', async () => {
    const answer = await (await app.signedIn('bea')).get('/admin/projects/status/pending?limit=0')
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)[0]?.field).toBe('/query/limit')
  })

  test('rejects partners', async () => {
    expect((await (await app.signedIn('dana')).get(path)).statusCode).toBe(403)
  })

  test('is empty without submitted projects', async () => {
    expect((await (await app.signedIn('bea')).get(path)).json()).toEqual({
      status: true,
      message: '',
      data: { items: [], total: 0, queue: { overdue: 0, medianDays: null, finished: 0 } },
    })
  })

  test("lists each role's own stage, and all for the business admin, tech-checked first, then oldest first", async () => {
    const partner = await app.newPartner()
    const ids = [
      await newProject(partner),
      await newProject(partner),
      await newProject(partner),
      await newProject(partner),
    ]
    const [preparing, technical = '', checked = '', untouched] = ids
    await setPending(app.db, preparing ?? '', 'preparation', app.now())
    await setPending(app.db, technical, 'technical', yesterday())
    await setPending(app.db, checked, 'business', app.now(), app.now())

    const seenBy = async (person: 'ines' | 'theo' | 'bea') => {
      const { items, total } = (await (await app.signedIn(person)).get(path)).json().data
      expect(total).toBe(items.length)
      return items.map(({ id }: { id: string }) => id)
    }
    expect(await seenBy('ines')).toEqual([preparing])
    expect(await seenBy('theo')).toEqual([technical])
    expect(await seenBy('bea')).toEqual([checked, technical, preparing])
    expect(await seenBy('bea')).not.toContain(untouched)

    const limited = await (await app.signedIn('bea')).get('/admin/projects/status/pending?limit=1')
    expect(limited.json().data).toMatchObject({
      items: [
        {
          id: checked,
          status: 'pending',
          stage: 'business-review',
          partnerName: partner.email,
          orgName: null,
          techCheckDate: app.now().toISOString(),
        },
      ],
      total: 3,
    })
  })

  test('counts business days since the submission and marks overdue projects', async () => {
    // A Friday.
    expect(app.now().toISOString().slice(0, 10)).toBe('2026-11-20')
    const partner = await app.newPartner()
    const [kept, overdue] = [await newProject(partner), await newProject(partner)]
    await setPending(app.db, kept, 'technical', new Date('2026-11-13T12:00:00Z'))
    await setPending(app.db, overdue, 'business', new Date('2026-11-12T12:00:00Z'), new Date('2026-11-18T08:00:00Z'))
    const { items } = (await (await app.signedIn('bea')).get(path)).json().data
    const waitingOf = (wanted: string) => items.find(({ id }: { id: string }) => id === wanted)
    expect(waitingOf(kept)).toMatchObject({
      dateSubmitted: '2026-11-13T12:00:00.000Z',
      waiting: {
        since: '2026-11-13T12:00:00.000Z',
        businessDays: 5,
        promisedDays: 5,
        overdue: false,
        lastViewed: null,
      },
    })
    expect(waitingOf(overdue)).toMatchObject({
      dateSubmitted: '2026-11-12T12:00:00.000Z',
      waiting: { since: '2026-11-18T08:00:00.000Z', businessDays: 6, promisedDays: 5, overdue: true },
    })
  })
})

describe('the queue', () => {
  const queueOf = async (person: 'ines' | 'theo' | 'bea', limit = 1000) =>
    (await (await app.signedIn(person)).get(`/admin/projects/status/pending?limit=${limit}`)).json().data.queue

  test('counts the overdue projects of the role, also those beyond the page', async () => {
    const before = await queueOf('ines')
    const partner = await app.newPartner()
    for (let made = 0; made < 2; made++) {
      await setPending(app.db, await newProject(partner), 'preparation', new Date('2026-10-12T12:00:00Z'))
    }
    expect((await queueOf('ines')).overdue).toBe(before.overdue + 2)
    expect((await queueOf('ines', 1)).overdue).toBe(before.overdue + 2)
    expect((await queueOf('theo')).overdue).toBe(0)
  })

  test('has the median of the business days at the own desk, in the country of the operator', async () => {
    expect(await queueOf('theo')).toMatchObject({ medianDays: null, finished: 0 })
    const days = 24 * 60 * 60
    const back = { type: 'SEND_BACK', approverType: 'INTERNAL_TECH', message: 'Another code.' }
    for (const wait of [0, 4, 5, 6]) {
      const id = await insertReviewed(app.db, 'preparation', app.now())
      await (await app.signedIn('ines')).post(`/admin/projects/${id}/submit-for-tech-approve`)
      // Friday 20 November to Friday, Tuesday, Wednesday and Thursday: 0, 2, 3 and 4 days.
      const passed = wait * days
      app.advance(passed)
      expect((await (await app.signedIn('theo')).post(`/admin/projects/${id}/send-back`, back)).statusCode).toBe(200)
      app.advance(-passed)
    }
    expect(await queueOf('theo')).toMatchObject({ medianDays: 2.5, finished: 4 })
    expect(await queueOf('bea')).toMatchObject({ finished: 0, medianDays: null })
  })
})

describe('with REVIEW_DAYS', () => {
  const strict = testApp({ config: { reviewDays: 1 } })

  test('promises the configured days', async () => {
    const id = await newProject(await strict.newPartner())
    await setPending(strict.db, id, 'preparation', new Date(strict.now().getTime() - 7 * 24 * 60 * 60 * 1000))
    const { items } = (await (await strict.signedIn('ines')).get(path)).json().data
    expect(items.find((row: { id: string }) => row.id === id).waiting).toMatchObject({ promisedDays: 1, overdue: true })
  })
})
