import { describe, expect, test } from 'vitest'
import { publicPaths } from '#domain/public-pages.ts'
import { roles } from '#domain/roles.ts'
import { menus } from './menu.ts'
import { best } from './places.ts'
import { screensOf } from './screens.ts'

const everything = () => true
const pathsOf = (...args: Parameters<typeof screensOf>) => screensOf(...args).map(({ to }) => to)

describe('screensOf', () => {
  test.each([...roles, null])('lists every public page once for %s', (role) => {
    const paths = pathsOf(role, everything)
    expect(paths).toEqual(expect.arrayContaining([...publicPaths]))
    expect(new Set(paths).size).toBe(paths.length)
  })

  test.each(roles)('lists only its own menu for %s', (role) => {
    const own = menus[role].flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)])
    const others = roles
      .flatMap((each) => menus[each].flatMap(({ to }) => to ?? []))
      .filter((path) => !own.includes(path))
    const paths = pathsOf(role, everything)
    expect(paths).toEqual(expect.arrayContaining(own.filter((path) => path !== undefined)))
    expect(paths.filter((path) => others.includes(path))).toEqual([])
  })

  test.each([
    ['help', null, 'Contact us'],
    ['any questions', null, 'Contact us'],
    ['support', null, 'Contact us'],
    ['account', null, 'Sign IN'],
    ['sessions', 'TECHNICAL_LIMITED', 'View Profile'],
    ['password', 'BUSINESS_INTERNAL', 'Password and sessions'],
  ] as const)('%s finds, for %s, %s', (typed, role, label) => {
    expect(best(screensOf(role, everything), typed).map((screen) => screen.label)).toContain(label)
  })

  test('lists only existing routes', () => {
    expect(pathsOf('EXTERNAL_ADMIN', (path) => path !== '/rate-cards')).not.toContain('/rate-cards')
  })

  test('distinguishes lists of one menu entry', () => {
    const labels = screensOf('BUSINESS_ADMIN', everything).map(({ label }) => label)
    expect(labels).toContain('Approved projects')
  })
})
