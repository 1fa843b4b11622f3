import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { newProject, problemsOf, setPending } from '#tests/support/projects.ts'

const app = testApp()
const path = '/admin/projects/status/pending?limit=1000'
const yesterday = () => new Date(app.now().getTime() - 24 * 60 * 60 * 1000)

describe('GET /admin/projects/status/pending', () => {
  test('asks for a session', async () => {
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
      data: { items: [], total: 0 },
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
})
