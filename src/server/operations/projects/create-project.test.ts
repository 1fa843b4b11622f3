import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '#tests/support/app.ts'
import { draft, fillProjects, problemsOf } from '#tests/support/projects.ts'

const app = testApp()
let dana: Caller
beforeAll(async () => {
  dana = await app.signedIn('dana')
})
const nameRule =
  "Project name must contain between 6-25 valid characters, which include A-z, 0-9, '.', '-', and 'space'."

describe('POST /portal/projects', () => {
  test('answers 401 without a session', async () => {
    expect((await app.visitor.post('/portal/projects', draft)).statusCode).toBe(401)
  })

  test.each([
    ['nothing', {}, '/name', 'Required.'],
    ['a short name', { ...draft, name: 'Radio' }, '/name', nameRule],
    ['a long name', { ...draft, name: 'R'.repeat(26) }, '/name', nameRule],
    ['a name with other characters', { ...draft, name: 'Radio_One' }, '/name', nameRule],
    ['a name of blanks', { ...draft, name: '        ' }, '/name', nameRule],
    ['a name that is short without its blanks', { ...draft, name: ' Radio ' }, '/name', nameRule],
    ['a name of another type', { ...draft, name: 7 }, '/name', undefined],
    [
      'no description',
      { ...draft, description: '' },
      '/description',
      'Minimum length required is 1 and maximum 2000 characters',
    ],
    ['blanks for a description', { ...draft, description: ' \n ' }, '/description', 'Required.'],
    [
      'a long description',
      { ...draft, description: 'x'.repeat(2001) },
      '/description',
      'Minimum length required is 1 and maximum 2000 characters',
    ],
    [
      'HTML in the description',
      { ...draft, description: 'a <b>bold</b> plan' },
      '/description',
      'HTML tags are not allowed!',
    ],
    ['a null character', { ...draft, description: 'a\u0000b' }, '/description', undefined],
    ['null', { ...draft, projectType: null }, '/projectType', undefined],
    ['a number as text', { ...draft, projectType: '1' }, '/projectType', undefined],
    ['an unknown project type', { ...draft, projectType: 99 }, '/projectType', 'Select one item'],
    ['a huge project type', { ...draft, projectType: 2 ** 40 }, '/projectType', 'Select one item'],
    ['an unknown product', { ...draft, productType: 3 }, '/productType', 'Select one item'],
    ['an unknown property', { ...draft, status: 'GONE_LIVE' }, '/status', undefined],
    ['a property of the prototype', JSON.parse(`{"__proto__": {}, "name": "Harbour Radio"}`), '', undefined],
    ['a list', [draft], '', undefined],
  ])('refuses %s', async (_, body, field, message) => {
    const answer = await dana.post('/portal/projects', body)
    expect(answer.statusCode).toBe(400)
    if (field === '') return
    expect(problemsOf(answer)).toContainEqual(
      expect.objectContaining({ field, ...(message !== undefined && { message }) }),
    )
  })

  test('rejects text that is not JSON', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/portal/projects',
      headers: {
        authorization: `Bearer ${dana.accessToken}`,
        'x-mfa-token': dana.mfaToken,
        'content-type': 'application/json',
      },
      payload: '{"name": ',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ status: false, code: 'malformed-json' })
  })

  test('rejects staff', async () => {
    expect((await (await app.signedIn('bea')).post('/portal/projects', draft)).statusCode).toBe(403)
  })

  test('trims the name', async () => {
    const partner = await app.newPartner()
    const answer = await partner.post('/portal/projects', { ...draft, name: `  ${draft.name}\n` })
    const { project_id } = answer.json().data
    expect((await partner.get(`/portal/projects/${project_id}`)).json().data.name).toBe(draft.name)
  })

  test('rejects a duplicate name in any case, except for another partner', async () => {
    const [partner, other] = [await app.newPartner(), await app.newPartner()]
    expect((await partner.post('/portal/projects', draft)).statusCode).toBe(200)
    const again = await partner.post('/portal/projects', { ...draft, name: 'HARBOUR radio' })
    expect(again.statusCode).toBe(409)
    expect(again.json().code).toBe('project-name-taken')
    expect((await other.post('/portal/projects', draft)).statusCode).toBe(200)
  })

  test('creates one of many simultaneous projects with one name', async () => {
    const partner = await app.newPartner()
    const answers = await Promise.all(Array.from({ length: 8 }, () => partner.post('/portal/projects', draft)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect((await partner.get('/portal/projects')).json().data.items).toHaveLength(1)
  })

  test('refuses one more than 200 projects', async () => {
    const partner = await app.newPartner()
    const { project_id } = (await partner.post('/portal/projects', draft)).json().data
    await fillProjects(app.db, project_id)
    const answer = await partner.post('/portal/projects', { ...draft, name: 'Harbour Radio 201' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'project-limit-reached'])
  })

  test('reports Mobile Wallet as coming soon', async () => {
    const answer = await dana.post('/portal/projects', { ...draft, productType: 2 })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'product-not-offered', message: 'Coming soon.' })
  })

  test('returns the id of a new project with nine sandbox product codes', async () => {
    const partner = await app.newPartner()
    const { project_id } = (await partner.post('/portal/projects', draft)).json().data
    const project = (await partner.get(`/portal/projects/${project_id}`)).json().data
    expect(project).toMatchObject({ projectId: project_id, ...draft, status: 'NEW', isLive: false })
    expect(project.apiProperties.live).toEqual([])
    expect(project.apiProperties.sandbox).toHaveLength(9)
    expect(project.apiProperties.sandbox).toContainEqual(
      expect.objectContaining({ code: 'STM098', provider: 'STM', price: '0.98', currency: 'SGD' }),
    )
  })

  test('rolls back a failed creation', async () => {
    const partner = await app.newPartner()
    await app.db.execute(sql`alter table product_codes add constraint no_more check (code <> 'GLB999') not valid`)
    const answer = await partner.post('/portal/projects', draft)
    await app.db.execute(sql`alter table product_codes drop constraint no_more`)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ status: false, code: 'server-error' })
    expect((await partner.get('/portal/projects')).json().data.items).toEqual([])
    expect((await partner.post('/portal/projects', draft)).statusCode).toBe(200)
  })
})
