import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { newProject, problemsOf, setPending } from '#tests/support/projects.ts'

const app = testApp()
const path = '/admin/projects/search?keyword='

async function foundBy(person: 'ines' | 'theo' | 'bea', keyword: string): Promise<string[]> {
  const answer = await (await app.signedIn(person)).get(path + encodeURIComponent(keyword))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.items.map(({ projectName }: { projectName: string }) => projectName)
}

describe('GET /admin/projects/search', () => {
  test('answers 401 without a session, 403 to partners', async () => {
    expect((await app.visitor.get(`${path}a`)).statusCode).toBe(401)
    expect((await (await app.signedIn('dana')).get(`${path}a`)).statusCode).toBe(403)
  })

  test('requires a search text', async () => {
    const bea = await app.signedIn('bea')
    for (const keyword of ['', 'x'.repeat(257)]) {
      const answer = await bea.get(path + keyword)
      expect(answer.statusCode).toBe(400)
      expect(problemsOf(answer)[0]?.field).toBe('/query/keyword')
    }
    expect(await foundBy('bea', '   ')).toEqual([])
  })

  test('finds drafts for the business admin only, and submitted projects for all staff', async () => {
    const partner = await app.newPartner()
    const submitted = await newProject(partner, 'Quokka Radio')
    await newProject(partner, 'Quokka Draft')
    await setPending(app.db, submitted, 'preparation', app.now())
    expect(await foundBy('bea', 'quokka')).toEqual(['Quokka Draft', 'Quokka Radio'])
    expect(await foundBy('ines', 'QUOKKA')).toEqual(['Quokka Radio'])
    expect(await foundBy('theo', 'ra quok')).toEqual(['Quokka Radio'])
    expect(await foundBy('bea', 'quokka nowhere')).toEqual([])
  })

  test('treats SQL wildcards as text', async () => {
    const partner = await app.newPartner()
    await newProject(partner, 'Wombat Radio')
    expect(await foundBy('bea', 'wombat')).toEqual(['Wombat Radio'])
    for (const keyword of ['wom%radio', 'wombat_', '\\wombat', "wombat' or 1=1 --"]) {
      expect(await foundBy('bea', keyword)).toEqual([])
    }
  })

  test("finds a project by its partner's name, or by the address where there is no name", async () => {
    const partner = await app.newPartner('Ringtail@possum.example')
    await newProject(partner, 'Harbour Radio')
    expect(await foundBy('bea', 'RINGTAIL radio')).toEqual(['Harbour Radio'])
    expect(await foundBy('bea', 'ringtail harbour nowhere')).toEqual([])
    await partner.post('/portal/org', { name: 'Cuscus Media' })
    expect(await foundBy('bea', 'cuscus')).toEqual(['Harbour Radio'])
    expect(await foundBy('bea', 'ringtail')).toEqual([])
  })

  test('returns at most twenty', async () => {
    const partner = await app.newPartner()
    for (let made = 0; made < 21; made += 1) await newProject(partner, `Numbat ${made}`)
    expect(await foundBy('bea', 'numbat')).toHaveLength(20)
  })
})
