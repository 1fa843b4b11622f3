import { describe, expect, test } from 'vitest'
import { publicPaths } from '#domain/public-pages.ts'
import { roles } from '#domain/roles.ts'
import { menus } from './menu.ts'
import { best } from './places.ts'
import { screensOf } from './screens.ts'

const pathsOf = (...args: Parameters<typeof screensOf>) => screensOf(...args).map(({ to }) => to)

describe('screensOf', () => {
  test.each([...roles, null])('lists every public page once for %s', (role) => {
    const paths = pathsOf(role)
    expect(paths).toEqual(expect.arrayContaining([...publicPaths]))
    expect(new Set(paths).size).toBe(paths.length)
  })

  test.each(roles)('lists only its own menu for %s', (role) => {
    const own = menus[role].flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)])
    const others: string[] = roles
      .flatMap((each) => menus[each].flatMap(({ to }) => to ?? []))
      .filter((path) => !own.includes(path))
    const paths = pathsOf(role)
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
    expect(best(screensOf(role), typed).map((screen) => screen.label)).toContain(label)
  })

  test('distinguishes lists of one menu entry', () => {
    const labels = screensOf('BUSINESS_ADMIN').map(({ label }) => label)
    expect(labels).toContain('Approved projects')
  })
})
